@propertyWrapper
struct Inject<Value> {
  let make: () -> Value
  lazy var wrappedValue: Value = make()
  init(_ make: @escaping () -> Value) { self.make = make }
}
struct Screen {
  @Inject({ 3 }) var number: Int
  func show() { print(number) }
//                    ^ error: cannot use mutating getter on immutable value: 'self' is immutable
}
let screen = Screen()
print(screen.number)
//           ^ error: cannot use mutating getter on immutable value: 'screen' is a 'let' constant
