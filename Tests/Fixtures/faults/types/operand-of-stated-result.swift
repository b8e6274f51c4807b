// Where the result is stated, one operand is wrong; where it is not, both are.
struct Pt {
  var x = 0.5
  var y = 2
  var sum: Int { x + y }
//               ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
  let label = "n" + 1
//                ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
  var isNight = false
  func differs(_ other: (Bool, Bool)) -> Bool { isNight != other }
//                                                      ^ error: binary operator '!=' cannot be applied to operands of type 'Bool' and '(Bool, Bool)'
}
