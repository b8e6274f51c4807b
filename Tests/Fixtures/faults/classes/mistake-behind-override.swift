// A mistake behind an override that gives a type other than the one it overrides.
class Shape {
  func area() -> Int? { nil }
}
class Square: Shape {
  override func area() -> Int { 1 }
}
let total = Square().area() + nowhere
//                            ^ error: cannot find 'nowhere' in scope
let other = Square().name
//                   ^ error: value of type 'Square' has no member 'name'
