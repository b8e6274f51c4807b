// The synchronous top level does not belong to an actor.
actor Counter {
  var count = 0
  func bump() {}
}
let counter = Counter()
counter.bump()
//      ^ error: call to actor-isolated instance method 'bump()' in a synchronous nonisolated context
counter.count = 3
//      ^ error: actor-isolated property 'count' can not be mutated from a nonisolated context
print(counter.count)
//            ^ error: actor-isolated property 'count' can not be referenced from a nonisolated context
