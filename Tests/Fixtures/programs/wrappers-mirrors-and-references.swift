// Property wrappers, dynamic features, mirrors, custom interpolation, operators, opaque types
@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: (isMin: Bool, isMax: Bool) { (value == range.lowerBound, value == range.upperBound) } }
@propertyWrapper final class Observed<T> { private var observers: [(T) -> Void] = []; var wrappedValue: T { didSet { observers.forEach { $0(wrappedValue) } } }; var projectedValue: Observed<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }; func sink(_ f: @escaping (T) -> Void) { observers.append(f); f(wrappedValue) } }
@propertyWrapper struct Default<T: ExpressibleByNilLiteral> { var wrappedValue: T = nil }
@propertyWrapper struct Trimmed { private var s = ""; var wrappedValue: String { get { s } set { s = newValue.filter { !$0.isWhitespace } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Player { @Clamped(0...100) var health = 150; @Clamped(1...10) var level: Int = 5; @Observed var score = 0; @Default var clan: String?; @Trimmed var name: String }
var p = Player(name: " a b ")
p.$score.sink { print("score", $0) }; p.score += 5; p.health -= 500; p.level = 11
print(p.health, p.$health.isMin, p.$level, p.clan as Any, p.name)
extension String.StringInterpolation {
    mutating func appendInterpolation<T: BinaryInteger>(hex n: T) { appendLiteral("0x" + String(n, radix: 16)) }
    mutating func appendInterpolation(_ x: Double, places: Int) { let m = (0..<places).reduce(1.0) { a, _ in a * 10 }; appendInterpolation((x * m).rounded() / m) }
    mutating func appendInterpolation<T>(_ o: T?, or d: @autoclosure () -> String) { if let o { appendInterpolation(o) } else { appendLiteral(d()) } }
    mutating func appendInterpolation(list xs: [some CustomStringConvertible], sep: String = ", ") { appendLiteral(xs.map(\.description).joined(separator: sep)) } }
print("\(hex: 255) \(3.14159, places: 2) \(Int?.none, or: "none") \(Int?(4), or: "none") \(list: [1, 2, 3]) \(list: ["a"], sep: "")")
struct SQL: ExpressibleByStringInterpolation, CustomStringConvertible { var text: String; var args: [Any]
    init(stringLiteral v: String) { text = v; args = [] }
    init(stringInterpolation i: Interp) { text = i.text; args = i.args }
    struct Interp: StringInterpolationProtocol { var text = ""; var args: [Any] = []; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { text += l }; mutating func appendInterpolation(_ v: Any) { args.append(v); text += "?\(args.count)" }; mutating func appendInterpolation(raw s: String) { text += s } }
    var description: String { "\(text) \(args)" } }
let table = "users"; print("select * from \(raw: table) where id = \(42) and name = \("bob")" as SQL)
struct Point3 { var x = 1.0, y = 2.0; private var hidden = [1] }
for (label, value) in Mirror(reflecting: Point3()).children { print(label ?? "-", value, type(of: value)) }
print(Mirror(reflecting: (1, b: "x")).children.map { $0.label ?? "?" }, Mirror(reflecting: [1, 2]).displayStyle == .collection, Mirror(reflecting: p).children.compactMap(\.label))
dump(Point3()); dump(["k": [1, 2]], name: "d")
prefix operator √; prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %; postfix func % (x: Double) -> Double { x / 100 }
infix operator ±: AdditionPrecedence; func ± (l: Double, r: Double) -> ClosedRange<Double> { (l - r)...(l + r) }
infix operator =~: ComparisonPrecedence; func =~ (l: String, r: (String) -> Bool) -> Bool { r(l) }
print(√16 + 50%, 10 ± 2, (9 ± 1).contains(9.5), "abc" =~ { $0.count == 3 })
@dynamicMemberLookup struct Ref<T> { private let get: () -> T, set: (T) -> Void; init(_ get: @escaping () -> T, _ set: @escaping (T) -> Void) { (self.get, self.set) = (get, set) }
    var value: T { get { get() } nonmutating set { set(newValue) } }
    subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> Ref<U> { Ref<U>({ self.value[keyPath: kp] }, { var v = self.value; v[keyPath: kp] = $0; self.value = v }) } }
struct Model { var user = User(); struct User { var name = "x"; var tags = ["a"] } }
var model = Model(); let ref = Ref({ model }, { model = $0 }); let nameRef = ref.user.name; nameRef.value = "new"; ref.user.tags.value.append("b"); ref.user.tags[0].value = "z"
print(model, nameRef.value, ref.user.tags.value.count)
protocol Drawable { func draw() -> String }; struct Dot: Drawable { func draw() -> String { "." } }; struct Rep<D: Drawable>: Drawable { let d: D, n: Int; func draw() -> String { String(repeating: d.draw(), count: n) } }; struct Joined<A: Drawable, B: Drawable>: Drawable { let a: A, b: B; func draw() -> String { a.draw() + "|" + b.draw() } }
func make() -> some Drawable { Joined(a: Rep(d: Dot(), n: 3), b: Dot()) }
func pick(_ f: Bool) -> any Drawable { f ? Dot() : Rep(d: Dot(), n: 2) }
print(make().draw(), type(of: make()), pick(false).draw(), [pick(true), make()].map { $0.draw() })
print(MemoryLayout<Int>.size, ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), type(of: 1 as Any), String(describing: Player.self), String(reflecting: Model.User.self), "\(type(of: p.$score))")
