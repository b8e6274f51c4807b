// What key paths can be: nonmutating setters, subscripts with several overloads, tuples, erased ones, dynamic members in them.
import Foundation
struct Cell { var value = 1, words = ["a", "b"], pair = (x: 1, y: "z") }
final class Store {
  var cell = Cell()
  let fixed = 3
  private(set) var hidden = 4
}
struct Handle {
  let store: Store
  var value: Int {
    get { store.cell.value }
    nonmutating set { store.cell.value = newValue }
  }
}
func kind<R, V>(_: KeyPath<R, V>) -> String { "read" }
func kind<R, V>(_: WritableKeyPath<R, V>) -> String { "write" }
func kind<R, V>(_: ReferenceWritableKeyPath<R, V>) -> String { "reference" }
print(kind(\Cell.value), kind(\Store.cell.value), kind(\Store.fixed), kind(\Handle.value), kind(\Handle.store))
print(kind(\Cell.words[0]), kind(\Cell.pair.x), kind(\Cell.words.first?.count), kind(\Cell.words.count))
let erased: [PartialKeyPath<Cell>] = [\.value, \.pair.y, \.words[1]]
print(erased.map { Cell()[keyPath: $0] })
let any: AnyKeyPath = \Cell.value
print(any == erased[0])
var cell = Cell()
cell[keyPath: \.words[1]] += "!"
cell[keyPath: \.pair.x] = 5
print(cell)
let handle = Handle(store: Store())
handle[keyPath: \.value] = 9
print(handle.store.cell.value)
print(["ab", "c"].map(\.count), ["ab", "c"].map(\.self), [[1], []].map(\.first), [(1, "a")].map(\.1))
@dynamicMemberLookup
struct Lens<Root, Value> {
  let path: WritableKeyPath<Root, Value>
  subscript<Next>(dynamicMember next: WritableKeyPath<Value, Next>) -> Lens<Root, Next> {
    Lens<Root, Next>(path: path.appending(path: next))
  }
}
let lens = Lens(path: \Cell.self)
print(cell[keyPath: lens.words[0].path], cell[keyPath: lens.pair.y.path])
@dynamicMemberLookup
struct Table {
  var cells: [String: Int] = [:]
  var functions: [String: (Int) -> Int] = ["double": { $0 * 2 }]
  subscript(dynamicMember name: String) -> (Int) -> Int { functions[name] ?? { $0 } }
}
print(Table().double(4), (Table().none)(5))
let sorted = [3, 1, 2].sorted(using: KeyPathComparator(\.self, order: .reverse))
print(sorted)
func total<C: Collection>(_ items: C, _ path: KeyPath<C.Element, Int>) -> Int { items.reduce(0) { $0 + $1[keyPath: path] } }
print(total([cell, Cell()], \.pair.x), total("abc", \.utf8.count))
