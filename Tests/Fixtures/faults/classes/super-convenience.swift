class Base { init(a: Int) {}; convenience init() { self.init(a: 1) } }
class Derived: Base {
  init(b: Int) { super.init() }
//               ^ error: must call a designated initializer of the superclass 'Base'
}
