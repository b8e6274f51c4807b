struct Counter {
  private(set) var count = 0
  mutating func increment(by n: Int = 1) { count += n }
  func doubled() -> Counter {
    var copy = self
    copy.count *= 2
    return copy
  }
}
var c = Counter()
c.increment(); c.increment(by: 4)
print(c.count, c.doubled().count, c.count)
