func keys<C: Collection>(_ all: C) -> [AnyHashable] where C.Element: Hashable { all.map { $0 } }
print((keys([1, 2]) + ["x"]).count, keys([1]) == [1], (["y"] + keys([1])).count)
protocol P {}
extension Int: P {}
let ps: [any P] = [1]
print(ps + [2], [3] + ps)
let any: [Any] = [1]
print(any + ["a"], any + [nil as Int?], (any + [2.5]).count)
let o: [Int?] = [1]
print(o + [2], o + [nil], [nil, 3] + o)
