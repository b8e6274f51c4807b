// Another word for `for` is a name, and `in` begins no expression: what follows is read again from the next keyword on.

let numbers = [1, 2]

foreach item in numbers {
// ^1 error: cannot find 'foreach' in scope
//     ^ error: consecutive statements on a line must be separated by ';'
//      ^ error: cannot find 'item' in scope
//          ^ error: consecutive statements on a line must be separated by ';'
//           ^ error: expected expression
  print(item)
}

func show(_ numbers: [Int]) {
  foreach item in numbers {
// ^3 error: cannot find 'foreach' in scope
//       ^ error: consecutive statements on a line must be separated by ';'
//        ^ error: cannot find 'item' in scope
//            ^ error: consecutive statements on a line must be separated by ';'
//             ^ error: expected expression
    print(item)
  }
  print(missing)
  let text: String = 1
//                   ^ error: cannot convert value of type 'Int' to specified type 'String'
  print(text)
}
