for i in 0..<"a".count + "b" { print(i) }
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
for i in 3.0 { print(i) }
//       ^ error: for-in loop requires 'Double' to conform to 'Sequence'
for c in 123 { print(c) }
//       ^ error: for-in loop requires 'Int' to conform to 'Sequence'
for x in [1, 2].reversed { print(x) }
//              ^ error: no 'reversed' overloads produce result type that conforms to 'Sequence'
let n: Int? = 3
for i in 0..<n { print(i) }
//           ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
