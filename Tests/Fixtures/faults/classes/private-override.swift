class Base {
  private func load() {}
}
class Derived: Base {
  override func load() {}
//              ^ error: method does not override any method from its superclass
}
