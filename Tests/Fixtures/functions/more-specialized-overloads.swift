// Of overloads that fit equally well the one whose parameters are more special is meant.
func kind<T>(_ value: T) -> String { "any" }
func kind<T>(_ value: T?) -> String { "optional" }
func kind<T>(_ value: [T]) -> String { "array" }
func kind<K, V>(_ value: [K: V]) -> String { "dictionary" }
let maybe: Int? = 1
print(kind(1), kind(maybe), kind([1]), kind(["a": 1]), kind("x"))
func order<T: Equatable>(_ a: T, _ b: T) -> String { "equatable" }
func order<T: Comparable>(_ a: T, _ b: T) -> String { "comparable" }
func order<T>(_ a: T, _ b: T) -> String { "plain" }
struct P: Equatable { let x: Int }
struct Q { let x: Int }
print(order(1, 2), order(P(x: 1), P(x: 2)), order(Q(x: 1), Q(x: 2)), order("a", "b"))
func text(_ value: String) -> String { "String" }
func text(_ value: Character) -> String { "Character" }
func text<S: StringProtocol>(_ value: S) -> String { "StringProtocol" }
print(text("a"), text("a" as Character), text("abc".prefix(2)))
func all<S: Sequence>(_ s: S) -> String { "sequence" }
func all<C: Collection>(_ c: C) -> String { "collection" }
func all<E>(_ a: [E]) -> String { "array" }
print(all([1]), all("abc"), all(1...3), all(AnySequence([1])), all(stride(from: 0, to: 3, by: 1)))
extension Sequence { func name() -> String { "Sequence" } }
extension Collection { func name() -> String { "Collection" } }
extension Array where Element == Int { func name() -> String { "[Int]" } }
print([1].name(), ["a"].name(), "a".name(), AnySequence([1]).name())
class Animal {}
class Dog: Animal {}
func greet(_ a: Animal) -> String { "animal" }
func greet(_ d: Dog) -> String { "dog" }
func greet<T: Animal>(_ t: [T]) -> String { "animals" }
func greet(_ t: [Dog]) -> String { "dogs" }
print(greet(Dog()), greet(Animal()), greet([Dog()]), greet([Animal()]))
func show(_ x: Any) -> String { "Any" }
func show(_ x: Int) -> String { "Int" }
func show<T>(_ x: T) -> String { "T" }
func show(_ x: any CustomStringConvertible) -> String { "described" }
print(show(1), show("a"), show([1]), show(P(x: 1)))
