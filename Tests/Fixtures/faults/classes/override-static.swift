class Shape {
  static func make() {}
  class func copy() {}
}
class Square: Shape {
  override class func copy() {}
  override class func make() {}
//                    ^ error: cannot override static method
}
