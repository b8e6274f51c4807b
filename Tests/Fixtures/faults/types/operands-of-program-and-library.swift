// Operators of the library for two types are generic: a value of the program's type lacks a conformance.
struct Money: Equatable { let cents = 1 }
struct Size: Comparable {
  let width = 1
  static func < (a: Size, b: Size) -> Bool { a.width < b.width }
}
func compare(_ n: Int, _ d: Double, _ s: String, _ b: Bool, _ m: Money, _ size: Size, _ list: [Money]) {
  _ = n == m
//      ^ error: operator function '==' requires that 'Money' conform to 'BinaryInteger'
  _ = m == n
//      ^ error: referencing operator function '==' on 'BinaryInteger' requires that 'Money' conform to 'BinaryInteger'
  _ = n > size
//      ^ error: operator function '>' requires that 'Size' conform to 'BinaryInteger'
  _ = d > m
//        ^ error: cannot convert value of type 'Money' to expected argument type 'Double'
  _ = d > size
//      ^ error: binary operator '>' cannot be applied to operands of type 'Double' and 'Size'
  _ = d == m
//      ^ error: binary operator '==' cannot be applied to operands of type 'Double' and 'Money'
  _ = s == m
//      ^ error: operator function '==' requires that 'Money' conform to 'StringProtocol'
  _ = b == m
//         ^ error: cannot convert value of type 'Money' to expected argument type 'Bool'
  _ = s + m
//      ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Money'
  _ = m + s
//      ^ error: operator function '+' requires that 'Money' conform to 'Sequence'
  _ = n + m
//        ^ error: cannot convert value of type 'Money' to expected argument type 'Int'
  _ = list + m
//         ^ error: binary operator '+' cannot be applied to operands of type '[Money]' and 'Money'
  _ = m + list
//      ^ error: operator function '+' requires that 'Money' conform to 'Sequence'
  _ = b && n > m
//           ^ error: operator function '>' requires that 'Money' conform to 'BinaryInteger'
  var (changed, text) = (list, s)
  changed += m
//        ^ error: operator function '+=' requires that 'Money' conform to 'Sequence'
  text += m
//     ^ error: operator function '+=' requires that 'Money' conform to 'Sequence'
  _ = list.filter { $0.cents > m }
//                           ^ error: operator function '>' requires that 'Money' conform to 'BinaryInteger'
}
