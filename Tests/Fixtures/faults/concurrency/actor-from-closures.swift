// Members of an actor are used with await from closures and from the main actor.
actor Counter {
  var count = 0
  let name = "counter"
  var double: Int { count * 2 }
  func increment() { count += 1 }
  func value() async -> Int { count }
  subscript(index: Int) -> Int { count + index }
}

func run(_ action: @Sendable () -> Void) { action() }

func inTasks(_ counter: Counter) {
  Task { counter.increment() }
//               ^ error: actor-isolated instance method 'increment()' cannot be called from outside of the actor
  Task { print(counter.count) }
//                     ^ error: actor-isolated property 'count' cannot be accessed from outside of the actor
  Task.detached { await counter.increment() }
  let action: () -> Void = { counter.increment() }
//                                   ^ error: call to actor-isolated instance method 'increment()' in a synchronous nonisolated context
  run { print(counter.count) }
//                    ^ error: actor-isolated property 'count' can not be referenced from a Sendable closure
  defer { counter.increment() }
//                ^ error: call to actor-isolated instance method 'increment()' in a synchronous nonisolated context
  action()
}

@MainActor func onMain(_ counter: Counter) {
  counter.count = 1
//        ^ error: actor-isolated property 'count' can not be mutated from the main actor
  print(counter.count)
//              ^ error: actor-isolated property 'count' can not be referenced from the main actor
  counter.increment()
//        ^ error: call to actor-isolated instance method 'increment()' in a synchronous main actor-isolated context
}
