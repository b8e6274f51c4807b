@MainActor func show() {}
let first: @MainActor () -> Void = { show() }
func run(_ action: @MainActor () -> Void) { action() }
struct Box {
  let action: @MainActor (Int) -> Int
  var later: (@MainActor () -> Void)?
}
func outside(_ box: Box) {
  first()
  print(box.action(1))
  box.later?()
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
