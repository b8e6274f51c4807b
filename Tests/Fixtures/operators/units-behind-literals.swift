// The result of a program's operator on a literal does not determine the operand's type.
struct Angle: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var degrees: Double
  init(floatLiteral value: Double) { degrees = value }
  init(integerLiteral value: Int) { degrees = Double(value) }
  init(degrees: Double) { self.degrees = degrees }
  var description: String { "\(degrees)°" }
}
postfix operator °
prefix operator ∠
postfix func ° (value: Double) -> Angle { Angle(degrees: value) }
prefix func ∠ (value: Int) -> Angle { Angle(degrees: Double(value) / 2) }

func show(_ angle: Angle) { print(angle) }
let right: Angle = 90.0°
let angles: [Angle] = [13.4°, 45, ∠90, 1.5]
show(180°)
show(12)
print(right, angles)
