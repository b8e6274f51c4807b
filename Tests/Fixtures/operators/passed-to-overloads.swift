// Operators as functions: for overloads with other numbers of parameters, and with operands of different types.
func g(_ f: (Int) -> Int) -> String { "one \(f(3))" }
func g(_ f: (Int, Int) -> Int) -> String { "two \(f(5, 2))" }
print(g(-), g(+))
struct R: CustomStringConvertible {
  var n = 0
  static func - (l: R, r: Int) -> R { R(n: l.n - r) }
  static func + (l: R, r: String) -> R { R(n: l.n + r.count) }
  static func * (l: Int, r: R) -> R { R(n: l * r.n) }
  var description: String { "R\(n)" }
}
print([1, 2, 3].reduce(R(), -))
print(["a", "bb"].reduce(R(), +))
let op: (R, Int) -> R = (-)
print(op(R(n: 9), 4))
let mul: (Int, R) -> R = (*)
print(mul(3, R(n: 2)))
func h(_ f: (Int) -> Int) -> String { "one \(f(3))" }
print(h(-), h(+), h(~))
func k(_ f: (Bool) -> Bool) -> Bool { f(true) }
print(k(!))
