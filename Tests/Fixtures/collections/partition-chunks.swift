var a = [5, 1, 4, 2, 3]
let p = a.partition { $0 > 3 }
print(p, a[..<p].allSatisfy { $0 <= 3 }, a[p...].allSatisfy { $0 > 3 })
let n = [1, 2, 3, 4, 5]
let chunks = stride(from: 0, to: n.count, by: 2).map { Array(n[$0..<min($0 + 2, n.count)]) }
print(chunks)
print(n.firstIndex(of: 4).map { n[$0...] } ?? [])
