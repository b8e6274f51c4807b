final struct Point {
// ^1 error: 'final' modifier cannot be applied to this declaration
  final func a() {}
// ^3 error: only classes and class members may be marked with 'final'
  class func b() {}
//      ^ error: class methods are only allowed within classes; use 'static' to declare a static method
  override func c() {}
// ^3 error: 'override' can only be specified on class members
  lazy var d: Int
// ^3 error: lazy properties must have an initializer
  convenience init(x: Int) {}
//            ^ error: initializers in structs are not marked with 'convenience'
}
