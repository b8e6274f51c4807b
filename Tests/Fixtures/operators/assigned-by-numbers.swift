// An assignment operator of the program that takes a number, for a type that number literals also make; `~` behind a number.

struct Money: Equatable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var amount: Double
  init(_ amount: Double) { self.amount = amount }
  init(integerLiteral value: Int) { amount = Double(value) }
  init(floatLiteral value: Double) { amount = value }
  static func * (money: Money, factor: Int) -> Money { Money(money.amount * Double(factor)) }
  static func *= (money: inout Money, factor: Int) { money = money * factor }
}

var money: Money = 3
money *= 2
print(money)
money *= -1
print(money)

struct Price<Unit> { let value: Double }
enum Euro {}
extension Price: ExpressibleByFloatLiteral { init(floatLiteral value: Double) { self.value = value } }
postfix operator ~
postfix func ~ (value: Double) -> Price<Euro> { Price(value: value * 100) }
func show(_ price: Price<Euro>) { print(price.value) }
show(2.5~)
show(2.5)
show(2~)
print(~7)
