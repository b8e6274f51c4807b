let a = [5, 3, 8, 3]
print(a.first as Any, a.last as Any, a.contains(8), a.firstIndex(of: 3) as Any, a.lastIndex(of: 3) as Any)
print(a.min()!, a.max()!, a.first { $0 > 5 } as Any, a.firstIndex { $0 > 9 } as Any, a.last { $0 < 5 } as Any)
print(a.allSatisfy { $0 > 2 }, a.contains { $0 == 5 }, a.count { $0 == 3 })
print([Int]().first as Any, [Int]().max() as Any, a.indices, a.startIndex, a.endIndex)
