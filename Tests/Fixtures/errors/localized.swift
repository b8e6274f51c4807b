import Foundation
enum FormError: LocalizedError {
  case empty, tooLong(Int)
  var errorDescription: String? {
    switch self {
    case .empty: return "must not be empty"
    case .tooLong(let n): return "\(n) too long"
    }
  }
}
struct Plain: Error {}
let list: [Error] = [FormError.empty, FormError.tooLong(3), Plain()]
for e in list { print(e.localizedDescription) }
enum Code: Error { case a, b(Int), c }
print(Code.a.localizedDescription, Code.b(1).localizedDescription, Code.c.localizedDescription)
