struct Money { let cents: Int }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ money: Money) { appendLiteral("$\(money.cents / 100).\(money.cents % 100)") }
  mutating func appendInterpolation(hex value: Int) { appendInterpolation("0x" + String(value, radix: 16)) }
  mutating func appendInterpolation(_ value: Double, decimals: Int) {
    let factor = (0..<decimals).reduce(1.0) { r, _ in r * 10 }
    appendLiteral("\((value * factor).rounded() / factor)")
  }
  mutating func appendInterpolation<T>(_ value: T?, or fallback: @autoclosure () -> String) {
    if let value { appendLiteral("\(value)") } else { appendLiteral(fallback()) }
  }
  mutating func appendInterpolation<T: Collection>(list: T, _ separator: String = ", ") where T.Element: CustomStringConvertible {
    appendLiteral(list.map(\.description).joined(separator: separator))
  }
  mutating func appendInterpolation(repeat text: String, _ count: Int) { for _ in 0..<count { appendLiteral(text) } }
}
print("cost \(Money(cents: 1250)) or \(hex: 255)")
print("pi \(3.14159, decimals: 2)")
let missing: Int? = nil
print("x \(missing, or: "none") \(Optional(4), or: "none")")
print("[\(list: [1, 2, 3])] \(list: ["a", "b"], "-") \(repeat: "ab", 3)")
struct Query: ExpressibleByStringInterpolation, CustomStringConvertible {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    var values: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount) }
    mutating func appendLiteral(_ literal: String) { parts.append(literal) }
    mutating func appendInterpolation(_ value: Int) { parts.append("?"); values.append("\(value)") }
    mutating func appendInterpolation(_ value: String) { parts.append("?"); values.append("'\(value)'") }
    mutating func appendInterpolation(raw text: String) { parts.append(text) }
  }
  let text: String
  let values: [String]
  init(stringLiteral value: String) { text = value; values = [] }
  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.parts.joined()
    values = stringInterpolation.values
  }
  var description: String { "\(text) <- \(values)" }
}
let id = 4
let q: Query = "select * from \(raw: "t") where id = \(id) and name = \("Bob")"
print(q)
let plain: Query = "select 1"
print(plain)
func run(_ q: Query) { print(q.values.count) }
run("a \(1) \(2)")
print("nested \("inner \(1 + 1) \("deep")")")
print(#"raw \(id) \#(id) "quoted""#, ##"a "# b"##)
print("\u{48}\u{1F600} tab\tq\"\\ \u{65}\u{301} \0".count)
let multi = """
  one
    two \(id)
  three \
  joined "quotes" \"""
  """
print(multi)
print(#"""
  raw \n \#(id)
  """#)
