// A literal beside a closure's parameter is of the type that the arguments before it give.
let seed: UInt8 = 7
func apply<R>(_ r: R, _ f: (R) -> R) -> R { f(r) }
print(apply(seed) { $0 + 1 }, apply(1.5) { $0 * 2 }, apply(seed) { $0 << 1 ^ 3 })
print([1, 2].reduce(seed) { c, n in c + 1 }, [1, 2].reduce(0.5) { sum, n in sum + 1 })
func checksum(_ x: UInt32) -> UInt32 { (0..<8).reduce(x) { c, _ in c & 1 == 1 ? c >> 1 ^ 0xEDB8_8320 : c >> 1 } }
print(checksum(7), type(of: checksum(1)))
struct Field: ExpressibleByIntegerLiteral {
  var rest: Int
  init(integerLiteral value: Int) { rest = value % 7 }
  static func + (a: Field, b: Field) -> Field { Field(integerLiteral: a.rest + b.rest) }
}
print([1, 2].reduce(Field(integerLiteral: 6), +).rest, [3, 4].reduce(Field(integerLiteral: 0)) { $0 + $1 }.rest)
let zero: UInt8 = 0
print([1, 2].reduce(zero, +), [1, 2].map { $0 + zero })
