struct Inter<A: Sequence, B: Sequence>: Sequence, IteratorProtocol where A.Element == B.Element {
  var a: A.Iterator, b: B.Iterator
  init(_ a: A, _ b: B) { self.a = a.makeIterator(); self.b = b.makeIterator() }
  mutating func next() -> A.Element? { a.next() ?? b.next() }
}
print(Inter("ace", "bd").map { String($0) })
struct One<A: Sequence>: Sequence, IteratorProtocol {
  var a: A.Iterator
  mutating func next() -> A.Element? { a.next() }
}
print(One<String>(a: "ace".makeIterator()).map(String.init))
print(Inter("ace", "bd").map(String.init).joined())
