struct Fib: Sequence {
  struct Iterator: IteratorProtocol {
    var a = 0, b = 1
    mutating func next() -> Int? {
      defer { (a, b) = (b, a + b) }
      return a
    }
  }
  func makeIterator() -> Iterator { Iterator() }
}
print(Array(Fib().prefix(10)), Fib().first { $0 > 50 }!)
for (i, f) in zip(0..<3, Fib()) { print(i, f) }
