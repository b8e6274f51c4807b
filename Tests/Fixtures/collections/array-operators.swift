let a = [1, 2], b = [3]
print(a + b, a == [1, 2], a != b, a + [9] + b)
var c = a
c += b
print(c, [a, b], [1, 2] == [1, 2].map { $0 })
print(Array(repeating: "x", count: 3), Array(1...4), Array("abc"), [Int](repeating: 0, count: 2))
print(a.elementsEqual([1, 2]), [1, 2, 3].starts(with: [1, 2]), [1, 2].lexicographicallyPrecedes([1, 3]))
