struct Countdown: IteratorProtocol {
//     ^ error: type 'Countdown' does not conform to protocol 'IteratorProtocol'
  var count = 3
  mutating func next() -> Int {
    count -= 1
    return count
  }
}
