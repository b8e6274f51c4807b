@MainActor struct Point {
  let x: Int
  var y = 2
}
func make() -> Point { Point(x: 1) }
func makeAll() -> [Point] { [Point(x: 1, y: 3), make()] }
print(makeAll().count, makeAll()[0].x)
