struct Counter {
  var count = 0
  mutating func increment() { count += 1 }
}
let c = Counter()
c.increment()
// ^3 error: cannot use mutating member on immutable value: 'c' is a 'let' constant
