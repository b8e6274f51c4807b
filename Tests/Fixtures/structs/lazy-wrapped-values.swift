// Wrappers whose value is lazy: reading it is `mutating` in a struct, not in a class.
@propertyWrapper
struct Inject<Value> {
  let make: () -> Value
  lazy var wrappedValue: Value = make()
  init(_ make: @escaping () -> Value) { self.make = make }
}
struct Screen {
  @Inject({
    print("made")
    return 3
  }) var number: Int
  mutating func twice() -> Int { number + number }
}
var screen = Screen()
print(screen.number, screen.number)
var other = Screen()
print(other.twice())
other.number = 9
print(other.number)

@propertyWrapper
final class Once<Value> {
  let make: () -> Value
  lazy var wrappedValue: Value = make()
  init(_ make: @escaping () -> Value) { self.make = make }
}
struct Fixed { @Once({ "once" }) var text: String }
let fixed = Fixed()
print(fixed.text)

@propertyWrapper
struct Counted<Value> {
  private let value: Value
  private var reads = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      reads += 1
      return value
    }
  }
  var projectedValue: Int { reads }
}
struct Log { @Counted var line = "x" }
var log = Log()
_ = (log.line, log.line)
print(log.$line)
let constant = log
print(constant.$line)
