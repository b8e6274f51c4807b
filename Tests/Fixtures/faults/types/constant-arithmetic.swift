let broken = 1 / 0
//             ^ error: division by zero
let rest = 7 % 0
//           ^ error: division by zero
let large = 9_223_372_036_854_775_807 + 1
//                                    ^ error: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
let small: Int8 = 100 + 100
//                    ^ error: arithmetic operation '100 + 100' (on type 'Int8') results in an overflow
func half(_ number: Int) -> Int { number / 0 }
//                                       ^ error: division by zero
