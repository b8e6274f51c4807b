// Some / any: opaque and existential types, conditional conformance, protocol composition

protocol Shape {
    associatedtype Unit: Numeric & Comparable
    var area: Unit { get }
    func scaled(by k: Unit) -> Self
}

extension Shape {
    func isBigger(than other: Self) -> Bool { area > other.area }
    var doubled: Self { scaled(by: 2) }
}

struct Square: Shape, Hashable {
    var side: Int
    var area: Int { side * side }
    func scaled(by k: Int) -> Square { Square(side: side * k) }
}

struct Disc: Shape {
    var r: Double
    var area: Double { 3 * r * r }
    func scaled(by k: Double) -> Disc { Disc(r: r * k) }
}

struct Pair<A, B> { var first: A; var second: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
    static func < (l: Self, r: Self) -> Bool { (l.first, l.second) < (r.first, r.second) }
}
extension Pair: CustomStringConvertible {
    var description: String { "⟨\(first)|\(second)⟩" }
}
extension Pair where A == B {
    var swapped: Pair { Pair(first: second, second: first) }
    func map<T>(_ f: (A) -> T) -> Pair<T, T> { .init(first: f(first), second: f(second)) }
}
extension Pair: Shape where A: Shape, B: Shape, A.Unit == B.Unit {
    var area: A.Unit { first.area + second.area }
    func scaled(by k: A.Unit) -> Pair { Pair(first: first.scaled(by: k), second: second.scaled(by: k)) }
}

func makeShape(_ n: Int) -> some Shape { Pair(first: Square(side: n), second: Square(side: n + 1)) }
func describe(_ shape: any Shape) -> String { "\(type(of: shape)) \(areaText(shape))" }
func areaText<S: Shape>(_ s: S) -> String { "area=\(s.doubled.area)" }
func largest<S: Shape>(_ shapes: S...) -> S? {
    shapes.max { $0.area < $1.area }
}
func evens(upTo n: Int) -> some Sequence<Int> {
    (0...n).lazy.filter { $0 % 2 == 0 }
}
func total(_ numbers: some Collection<Int>) -> Int { numbers.reduce(0, +) }

protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
extension Named where Self: Aged {
    var card: String { "\(name) (\(age))" }
}
struct Cat: Named, Aged { let name: String; let age: Int }
struct Rock: Named { let name = "rock" }
typealias Pet = Named & Aged

func greet(_ p: Pet) -> String { "hello \(p.name), \(p.age)" }
func youngest(of pets: [any Named & Aged]) -> String? { pets.min { $0.age < $1.age }?.name }

print(describe(Square(side: 3)), describe(Disc(r: 1.5)), describe(Pair(first: Disc(r: 1), second: Disc(r: 2))))
print(makeShape(2).area, makeShape(1).doubled)
print(largest(Square(side: 2), Square(side: 9), Square(side: 4))!.side, Square(side: 3).isBigger(than: .init(side: 2)))
print(Array(evens(upTo: 9)), total(Set([1, 2, 3])), total([4: "a"].keys), total(1..<5))
let shapes: [any Shape] = [Square(side: 1), Disc(r: 2), Square(side: 5)]
print(shapes.map { areaText($0) }, shapes.compactMap { $0 as? Square }.map(\.side))
print(Pair(first: 1, second: "a") == Pair(first: 1, second: "a"), Pair(first: 1, second: 2) < Pair(first: 1, second: 3))
print(Set([Pair(first: 1, second: 1), Pair(first: 1, second: 1)]).count, Pair(first: 1, second: 2).swapped.map { "<\($0)>" })
print([Pair(first: 2, second: "b"), Pair(first: 1, second: "z"), Pair(first: 2, second: "a")].sorted())

print(Cat(name: "Tom", age: 4).card, greet(Cat(name: "Kit", age: 1)), youngest(of: [Cat(name: "A", age: 9), Cat(name: "B", age: 3)]) ?? "-")
let named: [Named] = [Cat(name: "Mia", age: 2), Rock()]
for n in named {
    if let pet = n as? Pet { print(greet(pet)) } else { print("just", n.name) }
}

struct AnySource<Output> {
    private let _next: () -> Output?
    init<I: IteratorProtocol>(_ it: I) where I.Element == Output {
        var copy = it
        _next = { copy.next() }
    }
    init(_ f: @escaping () -> Output?) { _next = f }
    func callAsFunction() -> Output? { _next() }
    func map<T>(_ f: @escaping (Output) -> T) -> AnySource<T> { AnySource<T> { _next().map(f) } }
}
let source = AnySource(["a", "b"].makeIterator()).map { $0 + $0 }
print(source() ?? "-", source() ?? "-", source() ?? "-")
var counter = 0
let ints = AnySource<Int> { counter += 1; return counter < 3 ? counter : nil }
while let n = ints() { print(n, terminator: ",") }
print()
func identity<T>(_ x: T, as type: T.Type = T.self) -> (T, String) { (x, "\(type)") }
print(identity(3), identity(nil as String?), identity([1: "x"]), identity((1, "t")).1)
