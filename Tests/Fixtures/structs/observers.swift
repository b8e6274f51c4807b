struct Account {
  var balance: Int = 0 {
    willSet { print("to", newValue) }
    didSet { if balance < 0 { balance = 0 } }
  }
}
var a = Account()
a.balance = 5
a.balance -= 10
print(a.balance)
