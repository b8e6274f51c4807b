@MainActor func show() {}
let first: @MainActor () -> Void = { show() }
func run(_ action: @MainActor () -> Void) { action() }
//                                          ^ error: call to main actor-isolated parameter 'action' in a synchronous nonisolated context
struct Box {
  let action: @MainActor (Int) -> Int
  var later: (@MainActor () -> Void)?
}
func outside(_ box: Box) {
  first()
// ^3 error: call to main actor-isolated let 'first' in a synchronous nonisolated context
  print(box.action(1))
//          ^ error: call to main actor-isolated function in a synchronous nonisolated context
  box.later?()
//         ^ error: call to main actor-isolated function in a synchronous nonisolated context
}
@MainActor func inside(_ box: Box) {
  first()
  print(box.action(1))
}
func after(_ box: Box) async {
  await first()
  print(await box.action(1))
}
run { show() }
