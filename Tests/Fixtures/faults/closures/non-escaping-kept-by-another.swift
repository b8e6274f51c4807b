func make(_ action: () -> Void) -> () -> Void {
  return { action() }
//       ^ error: escaping closure captures non-escaping parameter 'action'
}
func keep(_ action: () -> Void) {
  func run() { action() }
  let kept = run
//           ^ error: escaping local function captures non-escaping parameter 'action'
  kept()
}
