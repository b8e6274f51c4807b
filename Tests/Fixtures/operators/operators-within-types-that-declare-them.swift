// In a type that declares an operator, the operator's other functions are found as well.
precedencegroup Composition { associativity: left }
infix operator >>>: Composition
func >>> <A, B, C>(first: @escaping (A) -> B, second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }

struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  static func >>> <Inner>(outer: Lens, inner: Lens<Part, Inner>) -> Lens<Whole, Inner> {
    Lens<Whole, Inner>(get: outer.get >>> inner.get)
  }
}
struct Change {
  let run: (Int) -> Int
  static func >>> (first: Change, second: Change) -> Change { Change(run: first.run >>> second.run) }
  func twice() -> Change { self >>> self }
}
let size = Lens<String, Int> { $0.count } >>> Lens<Int, String> { "<\($0)>" }
print(size.get("four"), (Change { $0 + 1 } >>> Change { $0 * 10 }).twice().run(1))
