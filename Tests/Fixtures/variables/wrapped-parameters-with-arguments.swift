@propertyWrapper struct Clamped { private var v: Int; init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) { v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
 var wrappedValue: Int { v } }
func outer() {
  func inner(@Clamped(2...4) n: Int) -> String { "\(n)" }
  print(inner(n: 9))
}
outer()
func unused(@Clamped x: Int) { print("u") }
unused(x: 3)
