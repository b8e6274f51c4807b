let a = [0, 1, 2, 3, 4, 5]
print(a[1...3], a[..<2], a[4...], a[1..<1])
print(a.prefix(2), a.suffix(2), a.dropFirst(), a.dropFirst(4), a.dropLast(5))
print(a.prefix { $0 < 3 }, a.drop { $0 < 3 }, Array(a[2...4]))
let s = a[2...4]
print(s.startIndex, s.endIndex, s[3], s.first!, s.count, s.map { $0 * 2 })
var b = a
b[1...2] = [9, 9, 9]
b.replaceSubrange(0..<1, with: [7])
b.removeSubrange(4...)
print(b)
