struct Point { var x = 0 }
func play() {
  let point: Point
  point = Point()
  point.x = 2
//        ^ error: immutable value 'point' may only be initialized once
}
struct Place {
  let point: Point
  init() {
    point = Point()
    point.x = 2
//          ^ error: immutable value 'self.point' may only be initialized once
  }
}
