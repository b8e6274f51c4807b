indirect enum Expr { case int(Int), name(String), less(Expr, Expr) }
extension Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .int(value) }
  init(stringLiteral value: String) { self = .name(value) }
  static func < (a: Self, b: Self) -> Self { .less(a, b) }
}
enum Stmt { case loop(Expr, [Stmt]), give(Expr) }
let loop: Stmt = .loop("n" < 2, [.give("n" < "m"), .give(1)])
print(loop, "a" < "b", 1 < 2)
