@propertyWrapper
struct Clamped {
  private var value: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
  var projectedValue: String { "<\(value)>" }
  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
}
func f() {
  @Clamped var a = 50
  print(a, $a)
  a = -3
  print(a, $a)
  a += 4
  print(a)
  let c = { a += 100; return a }
  print(c(), a)
}
f()
