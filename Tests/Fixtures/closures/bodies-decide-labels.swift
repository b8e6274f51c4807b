extension Sequence {
  func partitioned(by belongs: (Element) throws -> Bool) rethrows -> (matching: [Element], rest: [Element]) {
    try reduce(into: ([], [])) { result, element in
      if try belongs(element) { result.matching.append(element) } else { result.rest.append(element) }
    }
  }
  func parts(by belongs: (Element) -> Bool) -> (matching: [Element], rest: [Element]) {
    reduce(into: ([], [])) { $0.matching.append($1) }
  }
}
print([1, 2, 3].partitioned { $0 > 1 })
let t: (a: Int, b: [Int]) = [1, 2].reduce((0, [])) { (a: $0.a + $1, b: $0.b + [$1]) }
print(t)

func sums(_ numbers: [Int], _ isCounted: (Int) throws -> Bool) rethrows -> (kept: [Int], total: Int) {
  try numbers.reduce(into: ([], 0)) { result, number in
    if try isCounted(number) { result.kept.append(number) }
    result.total += number
  }
}
print(sums([1, 2, 3, 4]) { $0.isMultiple(of: 2) })

func pairs(_ first: Int, _ rest: [Int]) -> (first: Int, rest: [Int]) {
  [1, 2].reduce(into: (first, rest)) { pair, number in
    let doubled = number * 2
    pair.first += doubled
    pair.rest.append(doubled)
  }
}
print(pairs(10, []))
