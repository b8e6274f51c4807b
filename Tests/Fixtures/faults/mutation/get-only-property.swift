struct Circle {
  var radius = 1.0
  var area: Double { radius * radius }
}
var c = Circle()
c.area = 3
// ^3 error: cannot assign to property: 'area' is a get-only property
