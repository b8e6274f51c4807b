class Base {
  func plain() {}
}
class Derived: Base {
  override func plain() throws {}
//              ^ error: cannot override non-throwing instance method with throwing instance method
}
