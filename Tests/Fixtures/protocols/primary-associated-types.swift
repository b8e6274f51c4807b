protocol Store<Item> {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
struct ArrayStore<Item>: Store {
  var items: [Item] = []
  mutating func add(_ item: Item) { items.append(item) }
}
struct Doubling: Store {
  var items: [Int] = []
  mutating func add(_ item: Int) { items += [item, item] }
}
func fill(_ store: inout some Store<Int>) { for n in 1...3 { store.add(n) } }
var a = ArrayStore<Int>()
fill(&a)
var d = Doubling()
fill(&d)
print(a.items, d.items)
func total(_ store: any Store<Int>) -> Int { store.items.reduce(0, +) }
print(total(a), total(d))
let stores: [any Store<Int>] = [a, d]
print(stores.map { $0.items.count })
func make() -> some Store<String> { ArrayStore(items: ["x"]) }
print(make().items)
func describe(_ values: some Collection<Int>) -> String { values.map { "\($0)" }.joined(separator: ",") }
print(describe([1, 2]), describe(Set([3])), describe(1...2))
func first<S: Store<String>>(_ s: S) -> String { s.items.first ?? "" }
print(first(ArrayStore(items: ["q"])))
struct AnyStore<Item>: Store {
  private var base: any Store<Item>
  init(_ base: some Store<Item>) { self.base = base }
  var items: [Item] { base.items }
  mutating func add(_ item: Item) { base.add(item) }
}
var any = AnyStore(d)
any.add(7)
print(any.items.count)
