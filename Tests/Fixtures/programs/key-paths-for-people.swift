// Key paths all over the place

struct Person {
    var name: String
    var age: Int
    var address: Address
    var nicknames: [String] = []
    struct Address {
        var city: String
        var country: Country?
    }
}
struct Country { var code: String; var population: Int }

extension Sequence {
    func sorted<T: Comparable>(on path: KeyPath<Element, T>, by order: (T, T) -> Bool = { $0 < $1 }) -> [Element] {
        sorted { order($0[keyPath: path], $1[keyPath: path]) }
    }

    func sum<N: AdditiveArithmetic>(of path: KeyPath<Element, N>) -> N {
        reduce(N.zero) { $0 + $1[keyPath: path] }
    }

    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
        Dictionary(grouping: self, by: { $0[keyPath: path] })
    }

    func first<V: Equatable>(where path: KeyPath<Element, V>, is value: V) -> Element? {
        first { $0[keyPath: path] == value }
    }
}

func setter<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
    return { root in
        var copy = root
        copy[keyPath: path] = value
        return copy
    }
}

func modify<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ f: @escaping (Value) -> Value) -> (inout Root) -> Void {
    { $0[keyPath: path] = f($0[keyPath: path]) }
}

prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value {
    { $0[keyPath: path] }
}

infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }

let fr = Country(code: "FR", population: 68), de = Country(code: "DE", population: 84)
let people = [
    Person(name: "Zed", age: 41, address: .init(city: "Paris", country: fr)),
    Person(name: "Amy", age: 29, address: .init(city: "Berlin", country: de), nicknames: ["A", "Amy-Lou"]),
    Person(name: "Kim", age: 35, address: .init(city: "Atlantis", country: nil), nicknames: ["K"]),
    Person(name: "Lea", age: 29, address: .init(city: "Lyon", country: fr)),
]

print(people.map(\.name), people.map(\.address.city.count))
print(people.sorted(on: \.age).map(\.name))
print(people.sorted(on: \.name, by: >).map(\.name))
print(people.sum(of: \.age))
print(people.compactMap(\.address.country?.code))
print(people.first(where: \.address.city, is: "Lyon")?.name ?? "nobody")
print(people.first(where: \.nicknames.first, is: "K")?.name ?? "nobody")
for (age, group) in people.grouped(by: \.age).sorted(by: { $0.key < $1.key }) {
    print(age, group.map(^\.name))
}

let moved = people[2] |> setter(\.address.city, "Rome") |> setter(\.age, 36)
print(moved.name, moved.age, moved.address.city, people[2].address.city)

var amy = people[1]
let birthday = modify(\Person.age) { $0 + 1 }
birthday(&amy)
birthday(&amy)
modify(\Person.nicknames[0]) { $0.lowercased() }(&amy)
print(amy.age, amy.nicknames)

let paths: [PartialKeyPath<Person>] = [\.name, \.age, \.nicknames]
for path in paths { print(amy[keyPath: path]) }

let fields: [(String, KeyPath<Person, String>)] = [("name", \.name), ("city", \.address.city)]
for (label, path) in fields {
    print("\(label): \(people.map { $0[keyPath: path] }.joined(separator: "/"))")
}

let cityLength = (\Person.address).appending(path: \.city.count)
print(people.map { $0[keyPath: cityLength] })
print(type(of: \Person.name) == WritableKeyPath<Person, String>.self)

struct Lens<Whole, Part> {
    let get: (Whole) -> Part
    let set: (Part, Whole) -> Whole
    init(_ path: WritableKeyPath<Whole, Part>) {
        get = { $0[keyPath: path] }
        set = { part, whole in var w = whole; w[keyPath: path] = part; return w }
    }
}
let nameLens = Lens(\Person.name)
print(nameLens.get(nameLens.set("Bo", amy)))

@dynamicMemberLookup
struct Box<T> {
    var value: T
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
var box = Box(value: amy)
box.age = 99
box.address.city = "Köln"
print(box.age, box.value.age, box.address.city.count, [3, 1, 2].map(\.self))
