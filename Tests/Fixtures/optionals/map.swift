let n: Int? = 4
print(n.map { $0 * $0 } as Any, n.flatMap { $0 > 5 ? $0 : nil } as Any)
let s: String? = "12"
print(s.flatMap(Int.init) as Any, s.map(Int.init) as Any)
print(["1", "b"].compactMap { Int($0) }, ["1", "b"].map { Int($0) })
