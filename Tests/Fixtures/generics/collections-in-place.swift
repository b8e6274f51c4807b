func swapEnds<C: MutableCollection & BidirectionalCollection>(_ c: inout C) {
  if let l = c.indices.last { c.swapAt(c.startIndex, l) }
}
func sorted2<C: MutableCollection & RandomAccessCollection>(_ c: C) -> C where C.Element: Comparable {
  var c = c; c.sort(); c.reverse(); return c
}
func part<C: MutableCollection>(_ c: inout C, _ p: (C.Element) -> Bool) -> C.Index { c.partition(by: p) }
func setAll<C: MutableCollection>(_ c: inout C, _ e: C.Element) { for i in c.indices { c[i] = e } }
func bump<C: MutableCollection>(_ c: inout C) where C.Element: Numeric {
  var i = c.startIndex; while i != c.endIndex { c[i] += 1; c.formIndex(after: &i) }
}
var a = [3, 1, 2]
swapEnds(&a); print(a, sorted2(a)); print(part(&a) { $0 > 1 }, a); bump(&a); print(a);
var s = a[1...]
swapEnds(&s); print(s, sorted2(s)); print(part(&s) { $0 > 3 }, s); bump(&s); print(s); setAll(&s, 7); print(s, a)
func grow<C: RangeReplaceableCollection>(_ c: C, _ e: C.Element) -> C where C.Element: Equatable {
  var c = c; c.append(e); c.insert(e, at: c.startIndex); c.append(contentsOf: [e]); c.removeFirst();
  c.remove(at: c.startIndex); c.removeAll { $0 == e }; c += [e, e];
  c.replaceSubrange(c.startIndex..<c.index(after: c.startIndex), with: [e, e, e]); return c
}
print(
  grow([1, 2, 3], 9), grow("abc", "z"), grow([1, 2, 3][1...], 5), grow(ArraySlice([1, 2]), 3),
  grow("xyz".dropFirst(), "q"))
func make<C: RangeReplaceableCollection>(_ t: C.Type, _ e: C.Element) -> C {
  var c = C(); c.append(e); c.reserveCapacity(3); return c + [e] + C(repeating: e, count: 2)
}
print(make([Int].self, 1), make(String.self, "x"), make(Substring.self, "y"))
func split2<C: Collection>(_ c: C) -> (C.SubSequence, C.SubSequence) {
  let m = c.index(c.startIndex, offsetBy: c.count / 2); return (c[..<m], c[m...])
}
print(split2([1, 2, 3, 4]), split2("hello"), split2([1, 2, 3].reversed()).0.map { $0 })
extension MutableCollection where Self: RandomAccessCollection {
  mutating func rotate() {
    guard count > 1 else { return }; let f = first!; var i = startIndex;
    while index(after: i) != endIndex { self[i] = self[index(after: i)]; i = index(after: i) }; self[i] = f
  }
}
var r = [1, 2, 3]; r.rotate(); print(r); r[0...1].rotate(); print(r)
extension RangeReplaceableCollection {
  mutating func pop() -> Element? { isEmpty ? nil : removeFirst() };
  func appending(_ e: Element) -> Self { var c = self; c.append(e); return c }
}
var t = "hey"; print(t.pop()!, t, [1].appending(2), "a".appending("b"))
func sl<C: BidirectionalCollection>(_ c: C) -> [C.Element] {
  var o: [C.Element] = []; var i = c.endIndex; while i > c.startIndex { c.formIndex(before: &i); o.append(c[i]) };
  return o
}
print(sl([1, 2]), sl("ab"), sl(1..<3), sl([1, 2, 3].dropFirst()))
