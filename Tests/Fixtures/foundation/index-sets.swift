import Foundation
var s: IndexSet = [1, 3]
s.formUnion([5, 6])
print(s.union([9]).count, s.intersection([3, 5]).map { $0 }, s.subtracting([1]).first!, s.integerGreaterThan(3)!)
for i in s.reversed() { print(i) }
print(s.sorted(by: >), s.reduce(0, +), s == IndexSet([1, 3, 5, 6]), s.count(in: 0..<4))
let e = IndexSet()
print(e.isEmpty, e.first as Any)
var d = ["a", "b", "c", "d"]
for i in IndexSet([0, 2]).reversed() { d.remove(at: i) }
print(d)
