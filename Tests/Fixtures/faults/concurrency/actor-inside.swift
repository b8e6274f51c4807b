// Code of an actor: other instances, tasks that belong to the actor and tasks that do not.
actor Account {
  var balance = 0
  let id: Int
  init(id: Int) {
    self.id = id
    balance = 1
  }
  func deposit(_ amount: Int) { balance += amount }
  func settle() async { deposit(1) }

  func transfer(_ amount: Int, to other: Account) async {
    deposit(-amount)
    other.deposit(amount)
//        ^ error: actor-isolated instance method 'deposit' cannot be called from outside of the actor
    await other.deposit(amount)
    other.balance = 2
//        ^ error: actor-isolated property 'balance' can not be mutated on a nonisolated actor instance
    print(other.balance, other.id)
//              ^ error: actor-isolated property 'balance' cannot be accessed from outside of the actor
    other.settle()
//        ^ error: actor-isolated instance method 'settle()' cannot be called from outside of the actor
  }
  func peek(_ other: Account) { print(other.balance) }
//                                          ^ error: actor-isolated property 'balance' can not be referenced on a nonisolated actor instance

  func tasks() {
    Task {
      deposit(1)
      balance += 1
    }
    Task { [weak self] in self?.deposit(1) }
//                              ^ error: actor-isolated instance method 'deposit' cannot be called from outside of the actor
    Task.detached { self.deposit(2) }
//                       ^ error: actor-isolated instance method 'deposit' cannot be called from outside of the actor
    Task.detached { await self.deposit(3) }
    [1, 2].forEach { deposit($0) }
  }
  static func make() -> Account {
    let account = Account(id: 1)
    account.balance = 3
//          ^ error: actor-isolated property 'balance' can not be mutated from a nonisolated context
    return account
  }
}
