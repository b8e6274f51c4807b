// An operator in a type is one of the type, whether it is declared so or not: its uses are no further errors.

struct Money: Equatable {
  let cents: Int

  func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
//     ^ error: operator '+' declared in type 'Money' must be 'static'

  prefix func - (value: Money) -> Money { Money(cents: -value.cents) }
//            ^ error: operator '-' declared in type 'Money' must be 'static'
}

extension Money {
  func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
//     ^ error: operator '<' declared in extension of 'Money' must be 'static'
}

let price = Money(cents: 1)
print((price + price).cents, -price, price < price)
print(price + 1)
//          ^ error: binary operator '+' cannot be applied to operands of type 'Money' and 'Int'
