struct Point {
  subscript(index: Int) -> Int { 1 }
  subscript(other: Int) -> Int { 2 }
// ^3 error: invalid redeclaration of 'subscript(_:)'
}
enum Level {
  case low
  static let low = 1
//           ^ error: invalid redeclaration of 'low'
}
typealias Name = String
typealias Name = Int
//        ^ error: invalid redeclaration of 'Name'
protocol Shape {
  func draw()
  func draw()
//     ^ error: invalid redeclaration of 'draw()'
}
struct Line {}
func Line() {}
//   ^ error: invalid redeclaration of 'Line()'
let add = { (a: Int, a: Int) in a }
//                   ^ error: invalid redeclaration of 'a'
func count() {}
let count = 1
//  ^ error: invalid redeclaration of 'count'
