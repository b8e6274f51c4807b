func common<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element, A.Element: Hashable {
  let set = Set(b)
  return a.filter { set.contains($0) }
}
print(common([1, 2, 3], 2...5), common("hello", ["l", "o"]))
