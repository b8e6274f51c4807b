// Another word for `else if` is a name, the block behind it a closure, and its `else` the one of no `if`: what follows that is read
// again from the next keyword on.

func grade(_ points: Int) -> String {
  if points > 90 {
    return "A"
  } elif points > 80 {
// ^ error: consecutive statements on a line must be separated by ';'
//  ^ error: cannot find 'elif' in scope
//      ^ error: consecutive statements on a line must be separated by ';'
//                  ^ error: consecutive statements on a line must be separated by ';'
//                   ^ error: closure expression is unused
    print("B")
  } else {
// ^ error: consecutive statements on a line must be separated by ';'
//  ^ error: expected expression
    print("C")
  }
  print(missing)
  let text: String = 1
//                   ^ error: cannot convert value of type 'Int' to specified type 'String'
  return text
}

func size(_ points: Int) {
  if points > 90 { print("large") }
  print("so")
  else { print("small") }
// ^3 error: expected expression
}
