protocol ListItem: Hashable { var title: String { get } }
struct Fruit: ListItem { let title: String }

final class ListModel<Item: ListItem> {
  enum State { case content([Item]), empty }
  struct Page<Key: Hashable> { var entries: [Key: Item] = [:] }
  var state = State.empty
}

// What `ListModel` requires of its items holds where one of its nested types is named.
func describe<Item>(_ state: ListModel<Item>.State) -> String {
  switch state {
  case .content(let items): return items.map(\.title).sorted().joined(separator: ", ")
  case .empty: return "nothing"
  }
}

func titles<Item, Key>(on page: ListModel<Item>.Page<Key>) -> [String] {
  Set(page.entries.keys).count == page.entries.count ? page.entries.values.map(\.title).sorted() : []
}

func count<Item>(_ states: [ListModel<Item>.State?]) -> Int { states.compactMap { $0 }.map(describe).count }

let model = ListModel<Fruit>()
print(describe(model.state))
model.state = .content([Fruit(title: "plum"), Fruit(title: "apple")])
print(describe(model.state), count([model.state, nil]))
print(titles(on: ListModel<Fruit>.Page<Int>(entries: [1: Fruit(title: "pear"), 2: Fruit(title: "fig")])))
