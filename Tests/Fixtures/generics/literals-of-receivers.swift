extension Array where Element == Double { func average() -> Double { reduce(0, +) / Double(count) } }
print([1, 2, 6].average())
extension Array where Element == Double { func f() -> String { "D" } }
extension Array where Element == Int { func f() -> String { "I" } }
print([1, 2].f(), [1, 2.5].f())
extension Collection where Element == Float { var total: Float { reduce(0, +) } }
print([1, 2].total)
extension Dictionary where Value == Double { func sum() -> Double { values.reduce(0, +) } }
print(["a": 1, "b": 2].sum())
extension Set where Element == UInt8 { func sum() -> UInt8 { reduce(0, +) } }
print(([1, 2] as Set).sum())
extension Array where Element == Character { func text() -> String { String(self) } }
print(["a", "b"].text())
extension Optional where Wrapped == Double { func or() -> Double { self ?? 0 } }
print(Optional(3).or())
extension Array where Element == Int? { func present() -> [Int] { compactMap { $0 } } }
print([1, nil, 3].present())
extension Array where Element == [Double] { func flat() -> [Double] { flatMap { $0 } } }
print([[1, 2], [3]].flat())
struct Stack<Element>: ExpressibleByArrayLiteral { var items: [Element] = []
 init(arrayLiteral e: Element...) { items = e } }
extension Stack where Element == Double { func mean() -> Double { items.reduce(0, +) / 3 } }
print(([1, 2, 6] as Stack).mean())
extension Array where Element: FloatingPoint { func avg() -> Element { reduce(0, +) / Element(count) } }
print([1, 2].avg())
