class Counter {
  func next() throws -> Int { 1 }
}
let counter = Counter()
counter.next = 3
//      ^ error: cannot assign to value: 'next' is a method
