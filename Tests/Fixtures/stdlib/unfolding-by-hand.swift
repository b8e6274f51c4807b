var doubling = sequence(state: 1) { (state: inout Int) -> Int? in
  state *= 2
  return state > 100 ? nil : state
}
print(doubling.next()!, doubling.next()!, Array(doubling))
var halves = sequence(first: 8) { $0 > 1 ? $0 / 2 : nil }
print(halves.next() ?? 0, halves.next() ?? 0, halves.map { $0 })
struct Record { var tags: [String] }
print((\Record.tags).appending(path: \.count) == \Record.tags.count, [1, 2].underestimatedCount)
