extension Array where Element == Int { func total() -> String { "int" } }
extension Array where Element: Numeric { func total() -> String { "num" } }
print([1].total(), [1.5].total())
struct G<T> {}
extension G { func a() -> String { "any" } }
extension G where T: Equatable { func a() -> String { "eq" } }
extension G where T == String { func a() -> String { "str" } }
extension G where T: Comparable & Hashable { func a() -> String { "ch" } }
print(G<String>().a(), G<Any>().a(), G<Bool>().a(), G<Int>().a())
extension Optional where Wrapped == String { var or: String { self ?? "s" } }
extension Optional where Wrapped: Collection { var or: String { "c" } }
extension Optional { var or: String { "o" } }
print((nil as String?).or, (nil as [Int]?).or, (nil as Int?).or)
extension Sequence where Element == String { func j() -> String { joined(separator: "-") } }
extension Sequence where Element: CustomStringConvertible { func j() -> String { map(\.description).joined(separator: "+") } }
print(["a", "b"].j(), [1, 2].j(), ["x": 1].values.j())
protocol R { var h: String { get } }
extension R where Self: Equatable { func r() -> String { "eq" } }
extension R where Self == String { func r() -> String { "str" } }
extension String: R { var h: String { self } }
print("a".r())
class Animal {}
class Dog: Animal {}
extension G where T: Animal { func c() -> String { "animal" } }
extension G where T: Dog { func c() -> String { "dog" } }
extension G where T == Dog { subscript(i: Int) -> String { "the dog \(i)" } }
extension G where T: Animal { subscript(i: Int) -> String { "an animal \(i)" } }
print(G<Dog>().c(), G<Animal>().c(), G<Dog>()[1], G<Animal>()[2])
extension Array where Element: Comparable { var top: String { "comparable" } }
extension Array where Element: FixedWidthInteger { var top: String { "integer" } }
print([1].top, ["a"].top)
