class Base {
  var value = 1
  func show() { print(value) }
}
class Watching: Base {
  override var value: Int {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue) }
  }
}
class Scaled: Watching {
  override var value: Int {
    get { super.value * 10 }
    set { super.value = newValue + 1 }
  }
}
let all: [Base] = [Base(), Watching(), Scaled()]
for item in all {
  item.value = 4
  item.show()
  item.value += 1
  print(item.value)
}

class Account {
  var balance: Int { didSet { print("base", oldValue, balance) } }
  init(balance: Int) { self.balance = balance }
}
class Audited: Account {
  var log: [String] = []
  override var balance: Int { didSet { log.append("\(oldValue)>\(balance)") } }
  override init(balance: Int) {
    super.init(balance: balance)
    self.balance = balance + 1
  }
}
let account = Audited(balance: 5)
account.balance -= 2
print(account.log, account[keyPath: \Account.balance])

protocol Named { var name: String { get set } }
class A: Named { var name = "a" }
class B: A { override var name: String { didSet { print("renamed \(oldValue) \(name)") } } }
func rename(_ value: inout some Named) { value.name += "!" }
var b = B()
rename(&b)
var named: any Named = b
named.name = "z"
print(b.name)
