var s: Set = [1, 2, 3]
print(s.insert(4).inserted, s.insert(1).inserted, s.remove(2) as Any, s.remove(99) as Any, s.sorted())
let t: Set = [3, 4, 5]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [1, 3, 4, 9]), s.isSuperset(of: [1]), s.isDisjoint(with: [7]), s == [4, 3, 1])
s.formUnion([10]); s.subtract([1])
print(s.sorted(), s.filter { $0 > 3 }.sorted(), s.map { $0 * 2 }.sorted())
print(Array(Set(["a", "b", "a"])).sorted(), Set("hello").count)
