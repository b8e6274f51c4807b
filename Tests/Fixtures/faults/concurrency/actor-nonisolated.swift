// Nonisolated members of an actor use its state with await.
actor Account {
  var balance = 0
  let id: Int
  init(id: Int) {
    self.id = id
    balance = 1
  }
  func deposit(_ amount: Int) { balance += amount }
  func settle() async { deposit(1) }

  nonisolated func show() -> Int { balance }
//                                 ^ error: actor-isolated property 'balance' can not be referenced from a nonisolated context
  nonisolated func add() { deposit(1) }
//                         ^ error: call to actor-isolated instance method 'deposit' in a synchronous nonisolated context
  nonisolated func reset() { balance = 0 }
//                           ^ error: actor-isolated property 'balance' can not be mutated from a nonisolated context
  nonisolated var text: String { "\(id): \(balance)" }
//                                         ^ error: actor-isolated property 'balance' can not be referenced from a nonisolated context
  nonisolated func later() async {
    deposit(1)
//  ^ error: actor-isolated instance method 'deposit' cannot be called from outside of the actor
    await deposit(2)
    print(balance)
//        ^ error: actor-isolated property 'balance' cannot be accessed from outside of the actor
  }
}
