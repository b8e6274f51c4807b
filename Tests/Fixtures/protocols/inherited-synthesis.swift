// Members that Swift writes for protocols that other protocols inherit, and cases as an array.
func all<S: CaseIterable>(_: S.Type) -> [S] where S.AllCases == [S] { S.allCases }
enum E: CaseIterable { case a, b }
print(all(E.self))
func next<S: CaseIterable & Equatable>(_ s: S) -> S where S.AllCases == [S] {
  let i = S.allCases.firstIndex(of: s)!
  return S.allCases[(i + 1) % S.allCases.count]
}
print(next(E.b))
protocol Choice: CaseIterable, RawRepresentable where RawValue == String {}
extension Choice { static var names: [String] { allCases.map { $0.rawValue } } }
enum C: String, Choice { case x, y }
print(C.names, C.allCases.count)
protocol Model: Codable, Hashable {}
struct M: Model { var a = 1; var b = "x" }
print(M() == M(), Set([M(), M()]).count)
enum K: String, CaseIterable, Model { case q }
protocol Ord: Comparable {}
enum O: Ord { case lo, hi }
print(O.lo < .hi, [O.hi, .lo].sorted())
extension CaseIterable where Self: Equatable, AllCases == [Self] {
  func after() -> Self { Self.allCases[(Self.allCases.firstIndex(of: self)! + 1) % Self.allCases.count] }
}
print(E.a.after(), C.y.after())
protocol Listed: CaseIterable where AllCases == [Self] {}
enum L: Listed { case one, two }
func firstOf<T: Listed>(_: T.Type) -> T { T.allCases[0] }
print(firstOf(L.self))
