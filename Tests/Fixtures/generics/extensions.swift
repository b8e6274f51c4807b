struct Pair<A, B> { let a: A; let b: B }
extension Pair where A == B { var both: [A] { [a, b] } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: CustomStringConvertible { var description: String { "<\(a), \(b)>" } }
print(Pair(a: 1, b: 2).both, Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: "p", b: 1.5))
