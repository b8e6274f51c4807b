struct Bits: SetAlgebra, Hashable, CustomStringConvertible {
  typealias Element = Int
  var raw: UInt = 0
  init() {}
  func contains(_ n: Int) -> Bool { raw & (1 << UInt(n)) != 0 }
  func union(_ o: Bits) -> Bits { var r = Bits(); r.raw = raw | o.raw; return r }
  func intersection(_ o: Bits) -> Bits { var r = Bits(); r.raw = raw & o.raw; return r }
  func symmetricDifference(_ o: Bits) -> Bits { var r = Bits(); r.raw = raw ^ o.raw; return r }
  @discardableResult mutating func insert(_ n: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let had = contains(n); raw |= 1 << UInt(n); return (!had, n)
  }
  @discardableResult mutating func remove(_ n: Int) -> Int? {
    guard contains(n) else { return nil }; raw &= ~(1 << UInt(n)); return n
  }
  @discardableResult mutating func update(with n: Int) -> Int? { let h = contains(n); insert(n); return h ? n : nil }
  mutating func formUnion(_ o: Bits) { raw |= o.raw }
  mutating func formIntersection(_ o: Bits) { raw &= o.raw }
  mutating func formSymmetricDifference(_ o: Bits) { raw ^= o.raw }
  var description: String { (0..<8).filter(contains).map(String.init).joined(separator: "|") }
}
var s: Bits = [1, 3, 5]
let t: Bits = [3, 4]
print(s, t, s.union(t), s.intersection(t), s.subtracting(t), s.symmetricDifference(t))
print(
  s.isEmpty, Bits().isEmpty, s.isSubset(of: [1, 3, 5, 7]), s.isSuperset(of: [1]), s.isDisjoint(with: [2]),
  s.isStrictSubset(of: s), s.isStrictSuperset(of: [1]))
print(s.insert(2), s.remove(1) as Any)
s.subtract([3])
print(s, s == [2, 5], Bits([1, 2]), Bits(Set([4])))
func toggled<S: SetAlgebra>(_ set: S, _ element: S.Element) -> S {
  var changed = set
  if changed.remove(element) == nil { changed.insert(element) }
  return changed
}
print(toggled(t, 7), toggled([1] as Set, 1), toggled([1] as Set, 2).count)
