struct Money: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  init(integerLiteral value: Int) { cents = value * 100 }
  var description: String { "\(cents)¢" }
}
struct Tag: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = "lit " + value }
  init(_ value: String) { text = "arg " + value }
}
print(Money(1.5), Money(2), Money(-3), Money(cents: 4))
let word = "b"
print(Tag("a").text, Tag(word).text, Tag("c\(word)").text)
