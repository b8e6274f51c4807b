enum Load { case done(Bool), failed }
func show(_ load: Load) {
  switch load {
// ^3 error: switch must be exhaustive
  case .done(true): print("yes")
  case .failed: print("failed")
  }
}
