class Base {}
extension Base {
  func run() {}
}
class Derived: Base {
  override func run() {}
//              ^ error: instance method 'run()' is declared in extension of 'Base' and cannot be overridden
}

class Vehicle {}

extension Vehicle {
  var name: String { "vehicle" }
  class var kind: String { "any" }
}

class Car: Vehicle {
  override var name: String { "car" }
//             ^ error: property 'name' is declared in extension of 'Vehicle' and cannot be overridden
  override class var kind: String { "car" }
//                   ^ error: class property 'kind' is declared in extension of 'Vehicle' and cannot be overridden
}
