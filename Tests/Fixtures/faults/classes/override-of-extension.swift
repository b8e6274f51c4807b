class Base {}
extension Base {
  func run() {}
}
class Derived: Base {
  override func run() {}
//              ^ error: instance method 'run()' is declared in extension of 'Base' and cannot be overridden
}
