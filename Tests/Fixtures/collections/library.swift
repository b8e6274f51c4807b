var s: Set = [3, 1, 2]
print(s.union([4]).sorted(), s.intersection([1, 9]).sorted(), s.subtracting([1]).sorted(), s.symmetricDifference([1, 7]).sorted())
s.formUnion([8, 9]); s.formIntersection(1...8); s.subtract([8]); s.formSymmetricDifference([2, 5])
print(s.sorted(), s.isSubset(of: 0...9), s.isSuperset(of: [1]), s.isDisjoint(with: [100]), s.isStrictSubset(of: [1, 3, 5, 7]), s.isStrictSuperset(of: [1]))
print(s.insert(1).inserted, s.insert(10).memberAfterInsert, s.remove(10) ?? -1, s.remove(77) as Any, s.update(with: 1) ?? -1, s.contains(3), s.count, s.first != nil)
print(Set("hello").sorted(), Set([1, 2]) == [2, 1], s.filter { $0 > 1 }.sorted(), s.map { $0 * 2 }.sorted(), s.popFirst() != nil)
var d = ["a": 1, "b": 2]
d["c"] = 3; d["a"] = nil; d["b", default: 0] += 5; d["z", default: 10] += 1
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, d.updateValue(9, forKey: "b") ?? 0, d.removeValue(forKey: "c") ?? 0, d.keys.sorted(), d.values.sorted())
print(Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! }).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).sorted { $0.key < $1.key }.map(\.value), Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 }), Dictionary(uniqueKeysWithValues: [1, 2].map { ($0, $0 * $0) })[2]!)
d.merge(["b": 100, "q": 1]) { old, new in old + new }
print(d.merging(["q": 2], uniquingKeysWith: max).sorted { $0.key < $1.key }.map { $0.value }, d.filter { $0.value > 50 }, d.compactMapValues { $0 > 50 ? "\($0)" : nil }, d.reduce(0) { $0 + $1.value })
print(d.first { $0.key == "q" }?.value ?? 0, d.contains { $0.value == 1 }, d.isEmpty, d.count, d.min { $0.value < $1.value }?.key ?? "", d.index(forKey: "b") != nil, d["nope"] == nil)
for (k, v) in d.sorted(by: <) { print(k, v) }
d.removeAll(); print(d, d.isEmpty, [String: [Int]]())
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["b", default: 0] += 1
nested["a"]?["b"]? += 1
nested["x"]?["y"] = 3
print(nested)
var multi: [Int: [String]] = [:]
for w in ["a", "bb", "cc"] { multi[w.count, default: []].append(w) }
print(multi.sorted { $0.key < $1.key }.map { $0.value })
struct Key: Hashable { let x: Int; let y: String }
let keyed: [Key: Double] = [Key(x: 1, y: "a"): 2.5]
print(keyed[Key(x: 1, y: "a")] ?? 0, keyed.keys.first!, [1: "x"] == [1: "x"])
let r = 1..<5, c = 1...5
print(r.contains(5), c.contains(5), r.count, c.last ?? 0, r.lowerBound, c.upperBound, r.isEmpty, (3..<3).isEmpty, r.overlaps(4..<9), (1...).contains(7), (...3).contains(4), c ~= 3, Array(r.reversed()), r.map { $0 * $0 }, c.dropFirst(2).map { $0 }, Range(c), ClosedRange(r), r == 1..<5)
print((1...10).filter { $0 % 3 == 0 }, stride(from: 0, through: 1, by: 0.5).map { $0 }, (0..<10).randomElement() != nil, ("a"..."e").contains("c"), (1.5...2.5).contains(2), Array(1...3)[1...], [1, 2, 3, 4][..<2], [1, 2, 3, 4][1...2])
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), Array(sequence(state: 3) { (n: inout Int) -> Int? in n -= 1; return n >= 0 ? n : nil }), Array(zip([1, 2, 3], ["a", "b"])).map { "\($0.0)\($0.1)" }, Array(repeatElement("x", count: 2)))
print([3, 1, 2].sorted(), [3, 1, 2].sorted(by: >), [1, 2, 3, 4, 5].partitioned, [1, 2, 3].firstIndex(of: 2) ?? -1, [[1], [2, 3]].flatMap { $0 }, ["1", "x"].compactMap(Int.init), [1, 2, 3].enumerated().map { $0.offset * $0.element })
extension Array where Element == Int { var partitioned: [[Int]] { var copy = self; let p = copy.partition { $0 > 2 }; return [copy[..<p].sorted(), copy[p...].sorted()] } }
var arr = [5, 3, 8]
arr.swapAt(0, 2); arr.sort(); arr.reverse(); arr.insert(1, at: 0); arr.append(contentsOf: [7, 7]); arr.remove(at: 1); arr.removeAll { $0 == 7 }; arr += [4]; arr[0...1] = [9, 9, 9]
print(arr, arr.lastIndex(of: 9) ?? 0, arr.removeLast(), arr.popLast() ?? 0, arr.dropLast(), arr.suffix(2), arr.prefix { $0 == 9 }, arr.min() ?? 0, arr.reduce(into: 0) { $0 += $1 }, arr.first { $0 < 9 } as Any, arr.contains(9), arr.allSatisfy { $0 > 0 }, arr.count, arr.indices, arr.isEmpty, arr.randomElement() != nil, arr.shuffled().count, arr.elementsEqual([9, 9, 9]), arr.split(separator: 9).count, arr.starts(with: [9]), arr.max { $0 < $1 } ?? 0, arr.sorted().first!, arr.last!, arr.joinedText)
extension Array { var joinedText: String { map { "\($0)" }.joined(separator: "/") } }
print([1, 2].lexicographicallyPrecedes([1, 3]), [1, 2] == [1, 2], Array([1, 2, 3].lazy.map { $0 + 1 }.filter { $0 > 2 }), [1, 2, 3].forEach { _ in })
