// A shopping cart: values, protocols with default implementations, a store, and derived streams.
import Foundation
import RxCocoa
import RxSwift

struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { self.init(cents: value * 100) }
  static var zero: Money { 0 }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
  func percent(_ p: Int) -> Money { Money(cents: cents * p / 100) }
  var description: String {
    let sign = cents < 0 ? "-" : ""
    return "\(sign)$\(abs(cents) / 100).\(String(format: "%02d", abs(cents) % 100))"
  }
}

struct Product: Hashable, Identifiable {
  let id: Int
  let name: String
  let price: Money
}

protocol Discount {
  var name: String { get }
  func amount(for cart: Cart) -> Money
}
extension Discount {
  var label: String { "Discount '\(name)'" }
}
struct PercentOff: Discount {
  let percent: Int
  let minimum: Money
  var name: String { "\(percent)% off over \(minimum)" }
  func amount(for cart: Cart) -> Money { cart.subtotal >= minimum ? cart.subtotal.percent(percent) : .zero }
}
struct BuyTwoGetOne: Discount {
  let product: Product
  var name: String { "3 for 2 on \(product.name)" }
  func amount(for cart: Cart) -> Money { product.price * (cart.quantity(of: product) / 3) }
}

struct Cart: Equatable {
  struct Line: Equatable {
    let product: Product
    var quantity: Int
    var total: Money { product.price * quantity }
  }
  private(set) var lines: [Line] = []
  var subtotal: Money { lines.reduce(.zero) { $0 + $1.total } }
  var isEmpty: Bool { lines.isEmpty }

  func quantity(of product: Product) -> Int { lines.first { $0.product == product }?.quantity ?? 0 }

  mutating func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.product.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
    lines.removeAll { $0.quantity <= 0 }
  }

  subscript(product: Product) -> Int {
    get { quantity(of: product) }
    set { add(product, quantity: newValue - quantity(of: product)) }
  }
}

final class CartStore {
  private let relay = BehaviorRelay(value: Cart())
  private let discounts: [Discount]
  var cart: Driver<Cart> { relay.asDriver() }
  var itemCount: Driver<Int> { cart.map { $0.lines.map(\.quantity).reduce(0, +) }.distinctUntilChanged() }

  init(discounts: [Discount] = []) { self.discounts = discounts }

  func update(_ change: (inout Cart) -> Void) {
    var copy = relay.value
    change(&copy)
    guard copy != relay.value else { return print("(unchanged)") }
    relay.accept(copy)
  }

  func best(for cart: Cart) -> (label: String, amount: Money)? {
    discounts
      .map { (label: $0.label, amount: $0.amount(for: cart)) }
      .filter { $0.amount > .zero }
      .max { $0.amount < $1.amount }
  }

  var receipt: Driver<[String]> {
    cart.map { [unowned self] cart in
      guard !cart.isEmpty else { return ["Your cart is empty"] }
      var rows = cart.lines.map { "\($0.quantity) × \($0.product.name) = \($0.total)" }
      var total = cart.subtotal
      if let (label, amount) = self.best(for: cart) {
        rows.append("\(label): \(-amount)")
        total = total + -amount
      }
      rows.append("Total: \(total)")
      return rows
    }
  }
}

let apple = Product(id: 1, name: "Apple", price: Money(cents: 59))
let book = Product(id: 2, name: "Book", price: 25)
let store = CartStore(discounts: [PercentOff(percent: 10, minimum: 50), BuyTwoGetOne(product: apple)])
let bag = DisposeBag()
store.receipt.drive(onNext: { print($0.joined(separator: "\n")) }).disposed(by: bag)
store.itemCount.drive(onNext: { print("badge:", $0) }).disposed(by: bag)
store.update { $0.add(apple) }
store.update { $0.add(apple, quantity: 2) }
store.update { cart in cart[book] = 3 }
store.update { $0[book] += 0 }
store.update { cart in
  cart[book] -= 3
  cart[apple] = 0
}
print(Set([apple, book, apple]).count, [apple, book].max { $0.price < $1.price }!.name)
