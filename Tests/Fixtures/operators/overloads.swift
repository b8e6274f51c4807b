struct Vector: Equatable {
  var x, y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
v += Vector(x: 0.5, y: 0.5)
print(v, -v, v == Vector(x: 4.5, y: 6.5))
