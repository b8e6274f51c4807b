func countRemainders(of limit: Int) -> Int {
  var counts: [Int: Int] = [:]
  for number in 0..<limit { counts[number * 7919 % 1009, default: 0] += 1 }
  var largest = 0
  for (remainder, count) in counts
  where count > counts[largest] ?? 0 || count == counts[largest] ?? 0 && remainder > largest {
    largest = remainder
  }
  return largest
}
print(countRemainders(of: 1_000_000))
