struct P { var x: Int, y: Int }
extension P { init(both n: Int) { self.init(x: n, y: n) } ; static let zero = P(both: 0) }
extension String { init(stars n: Int) { self = String(repeating: "*", count: n) } }
print(P(both: 3), P.zero, String(stars: 4), P(x: 1, y: 2))
