// Values that are called by their `callAsFunction`: properties, elements of tuples, results.

enum Easing {
  case double, half
  func callAsFunction(_ time: Double) -> Double { self == .double ? time * 2 : time / 2 }
}
protocol Mixable { static func mix(_ a: Self, _ time: Double) -> Self }
extension Double: Mixable { static func mix(_ a: Double, _ time: Double) -> Double { a * time } }
struct Frame<Value: Mixable> {
  func shorthand(_ frame: (value: Value, easing: Easing), _ time: Double) -> Value { .mix(frame.value, frame.easing(time / 2)) }
  func spelled(_ frame: (value: Value, easing: Easing)) -> Value { return Value.mix(frame.value, frame.easing(3)) }
}
let frame: (value: Double, easing: Easing) = (2, .half)
print(frame.easing(3), [frame.easing(4), frame.1(5)], Frame().shorthand(frame, 3), Frame().spelled(frame))
