struct Item: Identifiable { let id: Int; let title: String }
let items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
print(items.map(\.id), items.first { $0.id == 2 }!.title)
func ids<T: Identifiable>(_ list: [T]) -> [T.ID] { list.map(\.id) }
print(ids(items))
