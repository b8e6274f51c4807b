protocol Store {
  func keep<Value>(_ value: Value)
}
struct Memory: Store {
//     ^ error: type 'Memory' does not conform to protocol 'Store'
  func keep<Value: Equatable>(_ value: Value) {}
}
