@propertyWrapper struct Clamped<T: Comparable> {
  private var value: T; let range: ClosedRange<T>
  init(wrappedValue: T, _ range: ClosedRange<T>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: T { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<T> { range }
}
struct S { @Clamped(0...10) var level = 20; @Clamped(1...2) var other = 0 }
var s = S(); s.level -= 3; s.other = 9; print(s.level, s.other, s.$level)


class Base { var name: String { "base" }; func go() { print("go", name) }; required init() {}; class func make() -> Self { self.init() }; static var count = 0; lazy var l = { self.name + "!" }() }
final class Derived: Base { override var name: String { super.name + "+" }; override func go() { super.go(); print("derived") }; override class func make() -> Self { count += 1; return self.init() } }
let b: Base = Derived.make(); b.go(); print(Base.count, b.l, type(of: b), b is Derived, (b as? Derived)?.name ?? "")
protocol Animal { var sound: String { get }; init(name: String); static func create() -> Self; mutating func rename(_ n: String) }
extension Animal { static func create() -> Self { Self(name: "new") }; func speak() { print(sound) } }
struct Dog: Animal { var name: String; init(name: String) { self.name = name }; var sound: String { name + " woof" }; mutating func rename(_ n: String) { name = n } }
var d = Dog.create(); d.rename("Rex"); d.speak()
let kinds: [any Animal.Type] = [Dog.self]; print(kinds[0].create().sound, kinds.map { $0.init(name: "k").sound })
func change(_ a: inout any Animal) { a.rename("x") }
var any: any Animal = d; change(&any); print(any.sound)
struct Stack<Element>: Sequence, IteratorProtocol, ExpressibleByArrayLiteral, CustomStringConvertible { var items: [Element]; init(arrayLiteral e: Element...) { items = e }; mutating func next() -> Element? { items.popLast() }; var description: String { "\(items)" } }
let st: Stack = [1, 2, 3]; print(st, st.map { $0 }, Array(st.prefix(2)), st.contains(2))
enum Planet: Int, CaseIterable, Comparable { case a = 1, b, c; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }; var next: Planet? { Planet(rawValue: rawValue + 1) } }
print(Planet.allCases.max()!, Planet.a.next as Any, Planet(rawValue: 9) as Any, Planet.c.next == nil, [Planet.c, .a].sorted())
enum Size: String { case small, big = "BIG" }; print(Size(rawValue: "BIG")!, Size.small.rawValue, "\(Size.big)")
print(ObjectIdentifier(b) == ObjectIdentifier(b), b === b, String(describing: Dog(name: "q")), [1: "a"].description, Optional(1).debugDescription)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Value: Numeric { var total: Value { values.reduce(0, +) } }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Int) -> Double { Double(x) / 100 }
let fs: [(String, (Double, Double) -> Double)] = [("+", +), ("max", max), ("pow", { $0 * $1 })]
for (n, f) in fs { print(n, f(3, 4)) }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 * 2 }, String.init)(4), [1, 2, 3].map(compose({ $0 + 1 }, { $0 * 2 })))
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }; print(curry(1)(2)(3))
var counter = 0; let inc = { counter += 1 }; inc(); inc(); print(counter); let copy = { [counter] in counter }; inc(); print(copy(), counter)
print([3, 1].sorted { $0 < $1 }, ["a", "b"].reduce("") { $1 + $0 }, zip([1, 2], "ab").map { "\($0)\($1)" }, (1...3).flatMap { [$0, $0] }, [[1, nil], [2]].flatMap { $0 }.compactMap { $0 })
