import Foundation
var d = Data([1, 2, 3, 4, 5])
d[0] = 9; d.append(contentsOf: [6, 7]); d.insert(8, at: 1); print(Array(d), d.remove(at: 2), d.removeFirst(), d.popLast()!)
print(Array(d[1...2]), Array(d.prefix(2)), Array(d.dropFirst()), d.dropFirst().startIndex, d.dropFirst().first!)
print(d.subdata(in: 1..<3).map { $0 }, d.range(of: Data([3, 4]))!, Array(d.reversed()))
d = Data(d); d.removeSubrange(0..<1); d.replaceSubrange(0..<1, with: [0xFF, 0xFE]); print(d.map { String(format: "%02x", $0) }.joined())
d += Data("hi".utf8); print(String(decoding: d.suffix(2), as: UTF8.self), d.count, d)
for b in d.prefix(2) { print(b) }
print(Data(count: 3), d.firstIndex(of: 0xFE)!, d.contains(104), d.isEmpty, Data([3, 1, 2]).sorted())
var e = Data([3, 1, 2]); e.sort(); e.reverse(); print(Array(e)); e.removeAll(); print(e.isEmpty)
