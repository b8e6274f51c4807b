// Members of an actor are used with await from outside.
actor Counter {
  var count = 0
  let name = "counter"
  var double: Int { count * 2 }
  func increment() { count += 1 }
  func value() async -> Int { count }
  subscript(index: Int) -> Int { count + index }
}

func asynchronous(_ counter: Counter) async {
  counter.increment()
//        ^ error: actor-isolated instance method 'increment()' cannot be called from outside of the actor
  print(counter.count)
//              ^ error: actor-isolated property 'count' cannot be accessed from outside of the actor
  counter.count = 5
//        ^ error: actor-isolated property 'count' can not be mutated from a nonisolated context
  print(counter.double)
//              ^ error: actor-isolated property 'double' cannot be accessed from outside of the actor
  print(counter[0])
//             ^ error: actor-isolated subscript 'subscript(_:)' cannot be accessed from outside of the actor
  await counter.increment()
  print(await counter.count, counter.name)
  if counter.count == 0 { print("none") }
//           ^ error: actor-isolated property 'count' cannot be accessed from outside of the actor
  let maybe: Counter? = counter
  maybe?.increment()
//       ^ error: actor-isolated instance method 'increment()' cannot be called from outside of the actor
  for step in 0..<counter.count { print(step) }
//                        ^ error: actor-isolated property 'count' cannot be accessed from outside of the actor
}

func waiting(_ counter: Counter) async {
  _ = counter.value()
//            ^ error: actor-isolated instance method 'value()' cannot be called from outside of the actor
}
func wait(for counter: Counter) async -> Int { counter.value() }
//                                                     ^ error: actor-isolated instance method 'value()' cannot be called from outside of the actor
