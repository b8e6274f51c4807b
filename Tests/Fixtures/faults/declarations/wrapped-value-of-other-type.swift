@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int, range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
}
struct Volume {
  @Clamped(range: 0...1) var level: Int = "5"
//                                        ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  @Clamped(range: 0...1) var other = "5"
//                                   ^ error: cannot convert value of type 'String' to expected argument type 'Int'
}
