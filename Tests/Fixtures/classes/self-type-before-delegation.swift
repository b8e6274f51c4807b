// The type of an object is known before its initializer delegates.

class Base {
  let name: String
  class var prefix: String { "base" }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "\(Self.self)") }
  convenience init(number: Int) { self.init(name: Self.prefix + String(describing: Self.self) + "\(number)") }
}
class Derived: Base { override class var prefix: String { "derived" } }
print(Base().name, Derived().name, Base(number: 1).name, Derived(number: 2).name)

struct Size {
  static let standard = 4
  var width: Int
  init(width: Int) { self.width = width }
  init() { self.init(width: Self.standard) }
}
print(Size().width)
