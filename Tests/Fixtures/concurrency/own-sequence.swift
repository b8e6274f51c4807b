struct Countdown: AsyncSequence {
  typealias Element = Int
  let start: Int
  struct Iterator: AsyncIteratorProtocol {
    var left: Int
    mutating func next() async -> Int? {
      guard left > 0 else { return nil }
      defer { left -= 1 }
      return left
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(left: start) }
}

for await number in Countdown(start: 3) { print(number) }
var doubled: [Int] = []
for await number in Countdown(start: 4).map({ $0 * 2 }).filter({ $0 > 2 }) { doubled.append(number) }
print(doubled)
print(await Countdown(start: 4).reduce(0, +))
outer: for await number in Countdown(start: 9) {
  if number == 7 { break outer }
  if number == 8 { continue }
  print("turn", number)
}
