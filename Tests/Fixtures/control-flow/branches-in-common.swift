// Branches of a result builder that have a type only together.
protocol Part { var text: String { get } }
extension String: Part { var text: String { self } }
extension Int: Part { var text: String { "#\(self)" } }
enum Either<A: Part, B: Part>: Part {
  case first(A), second(B)
  var text: String {
    switch self {
    case .first(let a): "1:" + a.text
    case .second(let b): "2:" + b.text
    }
  }
}
struct Both<A: Part, B: Part>: Part {
  let a: A, b: B
  var text: String { a.text + "+" + b.text }
}
@resultBuilder struct Parts {
  static func buildBlock<A: Part>(_ a: A) -> A { a }
  static func buildBlock<A: Part, B: Part>(_ a: A, _ b: B) -> Both<A, B> { Both(a: a, b: b) }
  static func buildEither<A: Part, B: Part>(first a: A) -> Either<A, B> { .first(a) }
  static func buildEither<A: Part, B: Part>(second b: B) -> Either<A, B> { .second(b) }
}
func joined<P: Part>(@Parts _ body: () -> P) -> String { body().text }
for name in ["Ada", nil] {
  print(joined { if let name { "hello " + name } else { 7 } })
  print(
    joined {
      if let name { name } else { 0 }
      "end"
    })
}
for n in 1...3 {
  print(
    joined {
      switch n {
      case 1: "one"
      default: n * 10
      }
    })
  print(joined { if n == 1 { 1 } else if n == 2 { "two" } else { 3 } })
}
let found = [1, nil, 3].compactMap { if let n = $0 { n * 2 } else { nil } }
print(found)
