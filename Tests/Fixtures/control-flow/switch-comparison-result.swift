import Foundation

func order(_ a: String, _ b: String) -> Int {
  switch a.compare(b) {
  case .orderedAscending: return -1
  case .orderedSame: return 0
  case .orderedDescending: return 1
  }
}
print(order("a", "b"), order("b", "b"), order("c", "b"))
let sign: FloatingPointSign = (-2.5).sign
let word =
  switch sign {
  case .plus: "plus"
  case .minus: "minus"
  }
print(word)
