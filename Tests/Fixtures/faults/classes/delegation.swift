class Base {
  var x: Int
  init(x: Int) { self.x = x }
  init() { self.init(x: 1) }
// ^3 error: designated initializer for 'Base' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
}
class Derived: Base {
  convenience init(y: Int) { super.init(x: y) }
//                                 ^ error: convenience initializer for 'Derived' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
}
