print(["1", "x", "3"].map(Int.init))
print([1, 2].map(String.init), [1.5].map(Int.init))
print(["a", "b"].map { $0.uppercased() })
["x"].forEach { print($0) }
struct P { let n: Int; func times(_ k: Int) -> Int { n * k } }
let p = P(n: 3)
print([1, 2].map(p.times), [4, 5].map(P.init).map { $0.n })
