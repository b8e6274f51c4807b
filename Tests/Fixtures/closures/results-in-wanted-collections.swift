let dict = ["a": 1]
let i: [Int?] = dict["z"].map { [$0] } ?? [nil, 2]
print(i)
let k: [Int?] = dict["z"].map { n in [n] } ?? [nil]
let l: [Any] = dict["z"].map { [$0] } ?? ["x", 2]
let m: [Int?] = dict["z"].map { [$0] } ?? []
let n: Set<Int?> = dict["z"].map { [$0] } ?? [nil, 3]
let o: [String: Int?] = dict["z"].map { ["a": $0] } ?? ["b": nil]
let p: [Double] = dict["z"].map { [Double($0)] } ?? [1, 2.5]
print(k, l, m, n.count, o, p)
