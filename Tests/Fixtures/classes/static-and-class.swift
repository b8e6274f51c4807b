class Base {
  static var count = 0
  class var name: String { "base" }
  class func make() -> Base { Base() }
  required init() { Base.count += 1 }
}
class Derived: Base {
  override class var name: String { "derived" }
  override class func make() -> Base { Derived() }
}
print(Base.name, Derived.name, type(of: Derived.make()), type(of: Base.make()))
print(Base.count)
