struct P { let x: Int }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ p: P) { appendLiteral("P<\(p.x)>") }
  mutating func appendInterpolation(hex n: Int) { appendInterpolation(String(n, radix: 16)) }
  mutating func appendInterpolation(_ n: Double, digits: Int) { appendLiteral(String(n).prefix(digits).description) }
  mutating func appendInterpolation<T: Collection>(list: T, sep: String = ", ") where T.Element: CustomStringConvertible {
    appendLiteral(list.map(\.description).joined(separator: sep)) }
  mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { appendLiteral(s()) } }
}
print("\(P(x: 3)) \(hex: 255) \(3.14159, digits: 4) \(list: [1, 2]) \(list: ["a"], sep: "-") \(if: true, "yes")\(if: false, "no")")
let d: Int? = nil
print("v: \(d, default: "none")")
print("\(1 + 2) \("in \("deep")")")
