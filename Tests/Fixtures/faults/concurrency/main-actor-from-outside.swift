@MainActor func refresh() {}
@MainActor class ViewModel {
  var count = 0
  let name = "a"
  static func reset() {}
  func increment() { count += 1 }
  nonisolated func touch() { count = 1 }
//                           ^ error: main actor-isolated property 'count' can not be mutated from a nonisolated context
}
@MainActor protocol Screen { func show() }
class Page: Screen { func show() {} }
class Plain {
  @MainActor var shown = 1
  func look() { print(shown) }
//                    ^ error: main actor-isolated property 'shown' can not be referenced from a nonisolated context
}
func outside(_ model: ViewModel, _ page: Page, _ screen: any Screen) {
  refresh()
// ^3 error: call to main actor-isolated global function 'refresh()' in a synchronous nonisolated context
  model.increment()
//      ^ error: call to main actor-isolated instance method 'increment()' in a synchronous nonisolated context
  print(model.count, model.name)
//            ^ error: main actor-isolated property 'count' can not be referenced from a nonisolated context
  model.count = 2
//      ^ error: main actor-isolated property 'count' can not be mutated from a nonisolated context
  ViewModel.reset()
//          ^ error: call to main actor-isolated static method 'reset()' in a synchronous nonisolated context
  page.show()
//     ^ error: call to main actor-isolated instance method 'show()' in a synchronous nonisolated context
  screen.show()
//       ^ error: call to main actor-isolated instance method 'show()' in a synchronous nonisolated context
  let later = { refresh() }
//              ^ error: call to main actor-isolated global function 'refresh()' in a synchronous nonisolated context
  later()
}
func outsideToo(_ model: ViewModel) async {
  refresh()
// ^3 error: main actor-isolated global function 'refresh()' cannot be called from outside of the actor
  await refresh()
  print(model.count)
//            ^ error: main actor-isolated property 'count' cannot be accessed from outside of the actor
  print(await model.count)
}
func make() -> ViewModel { ViewModel() }
//                         ^ error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
refresh()
// ^1 error: call to main actor-isolated global function 'refresh()' in a synchronous nonisolated context
Task { refresh() }
//     ^ error: main actor-isolated global function 'refresh()' cannot be called from outside of the actor
