func show(_ n: Int?) {
  switch n {
// ^3 error: switch must be exhaustive
  case .some(let n): print(n)
  }
}
