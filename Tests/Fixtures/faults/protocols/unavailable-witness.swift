class Base {
  @available(*, unavailable) func run() {}
}
class Derived: Base {
  override func run() {}
//              ^ error: cannot override 'run' which has been marked unavailable
}
