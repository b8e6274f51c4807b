enum Kind { case a, b, c }
func f(_ k: Kind) -> Int {
  switch k {
// ^3 error: switch must be exhaustive
  case .a: return 1
  case .b: return 2
  }
}
