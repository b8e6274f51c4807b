enum S { case a, b(Int) }
func f(_ s: S) -> Bool { s == .a }
//                         ^ error: binary operator '==' cannot be applied to two 'S' operands
