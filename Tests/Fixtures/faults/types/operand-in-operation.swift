// Where more hangs on the result of an operator, the operand is at fault that is not of the type that declares it.
struct Sale { var amount: Double }
func compare(_ s: String, _ i: Int, _ d: Double, _ b: Bool, _ sale: Sale) {
  _ = b && s > 5
//         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = b && i >= "18"
//              ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = b && s == 5
//           ^ error: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
  _ = b && d > "x"
//           ^ error: binary operator '>' cannot be applied to operands of type 'Double' and 'String'
  _ = b && s > i
//         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = b && d < i
//         ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
  _ = b && i == d
//              ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
  _ = b && s < 2.5
//             ^ error: cannot convert value of type 'Double' to expected argument type 'String'
  _ = s > 5 || i < "3"
//    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//               ^ error: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
  _ = b ? s > 5 : b
//        ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  _ = !(s > 5)
//      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  if s > 5 {}
//     ^ error: binary operator '>' cannot be applied to operands of type 'String' and 'Int'
  _ = 1 + (d + sale)
//             ^ error: cannot convert value of type 'Sale' to expected argument type 'Double'
  _ = -(d + sale)
//          ^ error: cannot convert value of type 'Sale' to expected argument type 'Double'
  let line: String = "a" + i
//                         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
  _ = line
}
func filter(_ s: [String]) -> [String] { s.filter { $0 > 5 } }
//                                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
func longer(_ s: [String]) -> [String] { s.filter { $0.count > "a" } }
//                                                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
