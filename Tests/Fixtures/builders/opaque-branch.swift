// A branch of a result builder with an opaque value.
protocol HTML { var s: String { get } }
extension String: HTML { var s: String { self } }
enum Either<A: HTML, B: HTML>: HTML {
  case first(A), second(B)
  var s: String {
    switch self {
    case .first(let a): return a.s;
    case .second(let b): return b.s
    }
  }
}
@resultBuilder enum B {
  static func buildBlock<T: HTML>(_ t: T) -> T { t }
  static func buildEither<A: HTML, B: HTML>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A: HTML, B: HTML>(second: B) -> Either<A, B> { .second(second) }
}
func list(_ n: Int) -> some HTML { "l\(n)" }
struct Page {
  let n: Int
  @B var body: some HTML { if n == 0 { "zero" } else { list(n) } }
}
print(Page(n: 0).body.s)
