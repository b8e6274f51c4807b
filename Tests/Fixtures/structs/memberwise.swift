struct Point {
  var x: Int
  var y = 10
  let name: String?
}
print(Point(x: 1, name: nil), Point(x: 1, y: 2, name: "p"))
var p = Point(x: 0, name: "q")
p.x = 5
print(p.x, p.y, p.name ?? "-")
