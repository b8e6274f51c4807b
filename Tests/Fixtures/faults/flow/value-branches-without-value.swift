enum E: Error { case a }
let b = true, n = 2
let x1 = if b { print("a"); 2 } else { 3 }
//                            ^ error: non-expression branch of 'if' expression may only end with a 'throw'
let x2 = switch n { case 1:
  print("x")
  2
// ^3 error: non-expression branch of 'switch' expression may only end with a 'throw' or 'fallthrough'
default: 3 }
let x3 = if b { for _ in 0..<2 { print(b) } } else { 3 }
//                                          ^ error: non-expression branch of 'if' expression may only end with a 'throw'
let x4 = if b { "a" } else { 2 }
//              ^ error: branches have mismatching types 'String' and 'Int'
func f() -> Int {
  let x5 = if b { return 1 } else { 3 }
//                ^ error: cannot use 'return' to transfer control out of 'if' expression
  let x6 = switch n { case 1: fallthrough
  case 2: 5
  default: 7 }
  return x5 + x6
}
let x7 = if b { fatalError() } else { 3 }
