protocol Container {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ item: Item)
}
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  var count: Int { items.count }
}
struct Ints: Container { var items: [Int] = [] }
var i = Ints()
i.add(3); i.add(4)
print(i.count, i.items)
func all<C: Container>(_ c: C) -> [C.Item] { c.items }
print(all(i))
