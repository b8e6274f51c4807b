func add(_ x: inout Int) -> () -> Void {
  let step: () -> Void = { x += 1 }
//                       ^ error: escaping closure captures 'inout' parameter 'x'
  step()
  [1].forEach { _ in x += 1 }
  return step
}
