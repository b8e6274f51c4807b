struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for i in Countdown(n: 3) { print(i) }
print(Countdown(n: 4).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 5).contains(3), Countdown(n: 3).sorted())
print(Countdown(n: 5).prefix(2).map { $0 }, Countdown(n: 5).dropFirst(3).map { $0 }, Countdown(n: 3).reduce(0, +))
