struct Vector: Equatable {
  var x: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
}
class Shape {}
let vector = Vector(x: 1), shape = Shape(), isOn = true, count = 2, rows = [1]
let twice = vector * 2
//                 ^ error: binary operator '*' cannot be applied to operands of type 'Vector' and 'Int'
let half = vector / 2.5
//                ^ error: binary operator '/' cannot be applied to operands of type 'Vector' and 'Double'
let scaled = shape * count
//                 ^ error: binary operator '*' cannot be applied to operands of type 'Shape' and 'Int'
let flags = isOn * 1.5
//               ^ error: binary operator '*' cannot be applied to operands of type 'Bool' and 'Double'
let table = rows * count
//               ^ error: binary operator '*' cannot be applied to operands of type '[Int]' and 'Int'
let other = 2 * vector
//              ^ error: cannot convert value of type 'Vector' to expected argument type 'Int'
let text = "a" * count
//             ^ error: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
