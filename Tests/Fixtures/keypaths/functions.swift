struct Item { let name: String; let price: Int; let tag: String? }
let items = [Item(name: "pen", price: 2, tag: nil), Item(name: "book", price: 10, tag: "new")]
print(items.map(\.name), items.map(\.price).reduce(0, +), items.compactMap(\.tag), ["a", "bcd"].map(\.count))
print(items.filter { $0.price > 5 }.map(\.name), items.sorted { $0.price > $1.price }.first!.name)
func total<T>(_ list: [T], _ path: KeyPath<T, Int>) -> Int { list.reduce(0) { $0 + $1[keyPath: path] } }
print(total(items, \.price), [[1, 2], [3]].map(\.first!), [1, 2].map(\.self))
