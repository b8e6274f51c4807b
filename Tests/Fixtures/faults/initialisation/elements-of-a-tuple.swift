func place() {
  var point: (x: Int, y: Int)
  point.x = 1
  print(point)
//      ^ error: variable 'point.y' used before being initialized
}
