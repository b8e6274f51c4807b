// Members of an actor are used with await from outside, and only where code may suspend.
actor Counter {
  var count = 0
  let name = "counter"
  var double: Int { count * 2 }
  func increment() { count += 1 }
  func value() async -> Int { count }
  subscript(index: Int) -> Int { count + index }
}

func synchronous(_ counter: Counter) {
  counter.increment()
//        ^ error: call to actor-isolated instance method 'increment()' in a synchronous nonisolated context
  print(counter.count)
//              ^ error: actor-isolated property 'count' can not be referenced from a nonisolated context
  counter.count = 5
//        ^ error: actor-isolated property 'count' can not be mutated from a nonisolated context
  counter.count += 1
//        ^ error: actor-isolated property 'count' can not be mutated from a nonisolated context
  print(counter.double)
//              ^ error: actor-isolated property 'double' can not be referenced from a nonisolated context
  print(counter[0])
//             ^ error: actor-isolated subscript 'subscript(_:)' can not be referenced from a nonisolated context
  print(counter.name)
  let bump = counter.increment
//                   ^ error: actor-isolated instance method 'increment()' can not be partially applied
  bump()
}

