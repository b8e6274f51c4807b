enum A { case x, y(Int); var text: String { if case .y(let n) = self { "y\(n)" } else { "x" } } }
func f(_ a: A) { print(a.text) }
[.x, .y(2)].forEach(f)
print([.x].map { (a: A) in a.text })
print([[1], [2, 3]].joined().count, [[1], [2]].joined().last ?? 0, "a".startIndex.utf16Offset(in: "a"))
let b = [1, 2]
print((b.reversed() + [3]).map { $0 * 2 })
import Foundation
print(["b10", "b9", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
