// A `~=` of the program decides what a case without a base means, too.
enum Drink { case cola, water }
enum Output { case dispense(Drink), display(String) }
func ~= (pattern: Drink, value: Output) -> Bool { if case .dispense(pattern) = value { true } else { false } }
struct Shape { let sides: Int }
struct Rule {
  let test: (Shape) -> Bool
  static let triangle = Rule { $0.sides == 3 }
  static let even = Rule { $0.sides.isMultiple(of: 2) }
}
func ~= (rule: Rule, shape: Shape) -> Bool { rule.test(shape) }

for output in [Output.dispense(.water), .dispense(.cola), .display("hello")] {
  switch output {
  case .water: print("water")
  case .dispense(let drink): print("other", drink)
  case .display(let text): print(text)
  }
}
for sides in 3...5 {
  switch Shape(sides: sides) {
  case .triangle: print("triangle")
  case .even: print("even")
  default: print("odd")
  }
}
if case .even = Shape(sides: 8) { print("eight") }
