final class Person {
  var name: String
  var friend: Person?
  var tags: [String]
  var address: Address?
  init(_ name: String, tags: [String] = []) { self.name = name; self.tags = tags }
}
struct Address { var street: String; var lines: [String: Int] = [:] }
let a = Person("Ann", tags: ["x", "y"])
let b = Person("Bob")
a.friend = b
b.friend = a
let path = \Person.name
a[keyPath: path] = "Anna"
print(a.name)
let friendName = \Person.friend?.name
print(a[keyPath: friendName] ?? "none", Person("c")[keyPath: friendName] ?? "none")
print(a[keyPath: \.friend!.name], a[keyPath: \.tags[1]], a[keyPath: \.tags.count])
let first: KeyPath<Person, String?> = \.tags.first
print(a[keyPath: first] ?? "-", b[keyPath: first] ?? "-")
let me = \Person.self
print(a[keyPath: me].name)
let ints = [3, 1, 2]
print(ints.map(\.self).sorted(), ints.map(\.description), ints[keyPath: \.[1]], ints[keyPath: \[Int].count])
let writable: ReferenceWritableKeyPath<Person, String> = \.name
func set<Root, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, to value: Value) { root[keyPath: path] = value }
set(b, writable, to: "Bert")
set(b, \.address, to: Address(street: "s"))
print(b.name, b.address?.street ?? "")
let street = \Person.address?.street
print(b[keyPath: street] ?? "no", a[keyPath: street] ?? "no")
let composed = (\Person.friend).appending(path: \.?.tags)
print(a[keyPath: composed] ?? [])
struct Size { var w = 1, h = 2 }
var size = Size()
let w: WritableKeyPath<Size, Int> = \.w
size[keyPath: w] += 4
print(size)
let paths: [WritableKeyPath<Size, Int>] = [\.w, \.h]
for p in paths { size[keyPath: p] *= 2 }
print(size, \Size.w == paths[0], \Size.h == paths[0])
let anyPath: PartialKeyPath<Size> = \.h
print(size[keyPath: anyPath])
let any: AnyKeyPath = \Size.w
print(size[keyPath: any] as? Int ?? 0)
let dictPath = \[String: Int]["k"]
var dict = ["k": 1]
dict[keyPath: dictPath] = 7
print(dict)


let tuple = (one: 1, two: "b")
print(tuple[keyPath: \.two])
func keep<T>(_ items: [T], where test: (T) -> Bool) -> [T] { items.filter(test) }
print(keep([[], [1]], where: \.isEmpty).count)
let f: (Person) -> String = \.name
print(f(a), [a, b].map(f))
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
}
print([b, a].sorted(by: \.name).map(\.name), ["a", "bcd"].sum(\.count))
