// Words of other languages are names that are not found, and what they stand before is checked.

class Point {
  let x: Double

  init(x: Double) {
    self.x = x
  }
}

abstract class Line {
// ^1 error: cannot find 'abstract' in scope
//      ^ error: consecutive statements on a line must be separated by ';'
  let end: Point

  init(end: Point) {
    self.end = end
  }
}

let start = new Point(x: 1)
//          ^ error: cannot find 'new' in scope
//             ^ error: consecutive statements on a line must be separated by ';'
gadget struct Box {
// ^1 error: cannot find 'gadget' in scope
//    ^ error: consecutive statements on a line must be separated by ';'
  let width: Int
}
let box = Box(width: "wide")
//                   ^ error: cannot convert value of type 'String' to expected argument type 'Int'
