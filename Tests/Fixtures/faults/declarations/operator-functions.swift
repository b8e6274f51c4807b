prefix operator √
func √ (value: Double) -> Double { value.squareRoot() }
// ^1 error: prefix unary operator missing 'prefix' modifier
struct Vector {
  var x = 0.0
  static func + (a: Int, b: Int) -> Int { 1 }
//            ^ error: member operator '+' must have at least one argument of type 'Vector'
  func - (a: Vector, b: Vector) -> Vector { a }
//     ^ error: operator '-' declared in type 'Vector' must be 'static'
  static func * (a: Vector, b: Double) -> Vector { a }
}
