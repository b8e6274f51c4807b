// A property and a function that is waited for may have one name.
struct Countdown: AsyncSequence {
  let start: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var next: Int
    mutating func next() async -> Int? {
      guard next > 0 else { return nil }
      defer { next -= 1 }
      return next
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(next: start) }
}

Task {
  for await number in Countdown(start: 3) { print(number) }
}
