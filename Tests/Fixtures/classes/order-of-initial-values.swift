// The initial values of a class are made before those of its superclass, whoever writes the initializers.
func part(_ name: String) -> String {
  print("+", name)
  return name
}
class Base {
  let first = part("base first")
  var second = part("base second")
}
class Derived: Base {
  let third = part("derived")
}
final class Last: Derived {
  var fourth = part("last")
}
print(Last().fourth, Derived().second)

class Written {
  let first = part("written")
  init() { print("written body") }
}
class Inherits: Written { let second = part("inherits") }
class Overrides: Inherits {
  let third = part("overrides")
  override init() {
    print("overrides body")
    super.init()
    print("overrides end")
  }
}
print(Overrides().second)
