// Protocols that inherit from Actor.
protocol Counting: Actor {
  var total: Int { get }
  func bump()
}
extension Counting {
  func twice() {
    bump()
    bump()
  }
}
func use(_ counter: any Counting) async {
  counter.bump()
//        ^ error: actor-isolated instance method 'bump()' cannot be called from outside of the actor
  print(counter.total)
//              ^ error: actor-isolated property 'total' cannot be accessed from outside of the actor
  await counter.twice()
}
func use<C: Counting>(generic counter: C) async { counter.bump() }
//                                                        ^ error: actor-isolated instance method 'bump()' cannot be called from outside of the actor
func plain(_ counter: any Counting) { counter.bump() }
//                                            ^ error: call to actor-isolated instance method 'bump()' in a synchronous nonisolated context
