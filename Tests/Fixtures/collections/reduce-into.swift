let r = [1, 2, 3].reduce(into: []) { (list: inout [Int], n) in list.insert(n, at: 0) }
print(r)
let s = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(s["l"]!, s.count)
print([1, 2, 3, 4].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) })
