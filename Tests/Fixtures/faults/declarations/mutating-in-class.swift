class Counter {
  var count = 0
  mutating func increment() { count += 1 }
// ^3 error: 'mutating' is not valid on instance methods in classes
}
