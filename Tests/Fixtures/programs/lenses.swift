// dynamicMemberLookup, callAsFunction, key paths everywhere, subscripts with key paths, builders by key path.
@dynamicMemberLookup
struct Lens<Whole, Part> {
    let get: (Whole) -> Part
    let set: (Whole, Part) -> Whole
    subscript<Inner>(dynamicMember path: WritableKeyPath<Part, Inner>) -> Lens<Whole, Inner> {
        Lens<Whole, Inner>(get: { get($0)[keyPath: path] }, set: { whole, inner in
            var part = get(whole)
            part[keyPath: path] = inner
            return set(whole, part)
        })
    }
    func callAsFunction(_ whole: Whole, _ f: (Part) -> Part) -> Whole { set(whole, f(get(whole))) }
}
extension Lens where Whole == Part { static var identity: Lens { Lens(get: { $0 }, set: { $1 }) } }
struct Street { var name: String; var number: Int }
struct Address { var street: Street; var city: String }
struct Person { var name: String; var address: Address; var tags: [String] = [] }
let me = Person(name: "Kim", address: Address(street: Street(name: "Elm", number: 5), city: "Bern"))
let number = Lens<Person, Person>.identity.address.street.number
print(number.get(me), number(me) { $0 + 1 }.address.street.number, number.set(me, 99).address.street)

@dynamicMemberLookup
final class Settings {
    private var values: [String: Any] = [:]
    subscript<T>(dynamicMember key: String) -> T? {
        get { values[key] as? T }
        set { values[key] = newValue }
    }
    subscript(dynamicMember key: String) -> String { get { "\(values[key] ?? "unset")" } }
}
let settings = Settings()
settings.volume = 11
settings.title = "Loud"
let v: Int? = settings.volume
let t: String = settings.title
let missing: String = settings.missing
print(v ?? 0, t, missing)
@dynamicMemberLookup struct Box<T> { var value: T
    subscript<U>(dynamicMember p: KeyPath<T, U>) -> U { value[keyPath: p] }
    subscript<U>(dynamicMember p: WritableKeyPath<T, U>) -> U { get { value[keyPath: p] } set { value[keyPath: p] = newValue } } }
var box = Box(value: me)
box.address.city = "Basel"
box.tags.append("x")
print(box.address.city, box.name.count, box.tags, me.address.city)
protocol Buildable {}
extension Buildable {
    func with<T>(_ path: WritableKeyPath<Self, T>, _ value: T) -> Self { var c = self; c[keyPath: path] = value; return c }
    func updating<T>(_ path: WritableKeyPath<Self, T>, _ f: (inout T) -> Void) -> Self { var c = self; f(&c[keyPath: path]); return c }
}
extension Person: Buildable {}
let other = me.with(\.name, "Lee").with(\.address.street.number, 7).updating(\.tags) { $0 += ["a", "b"] }
print(other.name, other.address.street.number, other.tags)
let paths: [KeyPath<Person, String>] = [\.name, \.address.city, \.address.street.name]
print(paths.map { me[keyPath: $0] }, me[keyPath: \.tags.isEmpty], \Person.name == paths[0], paths.firstIndex(of: \.address.city)!)
let partial: [PartialKeyPath<Person>] = [\.name, \.address.street.number]
print(partial.map { "\(other[keyPath: $0])" })
let composed = (\Person.address).appending(path: \.street).appending(path: \.number)
extension Array { func sorted<V: Comparable>(using p: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: p] < $1[keyPath: p] } } }
print(me[keyPath: composed], [me, other].map(\.address.street.number), [me, other].sorted(using: \.name).map(\.name))
extension Sequence {
    func max<V: Comparable>(by p: KeyPath<Element, V>) -> Element? { self.max { $0[keyPath: p] < $1[keyPath: p] } }
    func pluck<A, B>(_ a: KeyPath<Element, A>, _ b: KeyPath<Element, B>) -> [(A, B)] { map { ($0[keyPath: a], $0[keyPath: b]) } }
}
print([other, me].max(by: \.address.street.number)!.name, ["a", "bbb"].pluck(\.count, \.isEmpty).map { "\($0)/\($1)" })
class Node { var value = 0; var child: Node? }
let root = Node()
let ref: ReferenceWritableKeyPath<Node, Int> = \.value
root[keyPath: ref] += 5
root.child = Node()
print(root.value, root[keyPath: \.child?.value] as Any, root[keyPath: \.child!.value], [1, 2, 3][keyPath: \.[1]], ["a": 1][keyPath: \.["a"]] ?? 0)
struct Adder { var n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; func callAsFunction(twice x: Int) -> Int { self(self(x)) }
    mutating func callAsFunction() { n += 1 } }
var adder = Adder(n: 2)
adder()
print(adder(5), adder(twice: 1), [1, 2].map { adder($0) }, [1, 2].map(adder.callAsFunction(_:)))
struct Observer<Root: AnyObject> { weak var root: Root?
    var bindings: [(Root) -> Void] = []
    mutating func bind<V>(_ p: ReferenceWritableKeyPath<Root, V>, to f: @escaping () -> V) { bindings.append { $0[keyPath: p] = f() } }
    func fire() { guard let root else { return }; bindings.forEach { $0(root) } } }
var obs = Observer(root: root)
var source = 1
obs.bind(\.value) { source * 100 }
source = 4; obs.fire(); print(root.value)
@dynamicCallable struct Phone { func dynamicallyCall(withArguments n: [Int]) -> String { n.map(String.init).joined(separator: "-") }
    func dynamicallyCall(withKeywordArguments p: KeyValuePairs<String, Int>) -> String { p.map { "\($0.key):\($0.value)" }.joined(separator: ",") } }
print(Phone()(1, 2, 3), Phone()(a: 1, b: 2))
