func show(_ number: Int?) -> String { "number \(number ?? 0)" }
func show(_ text: String) -> String { "text \(text)" }
func show(_ flags: [Bool]) -> String { "flags \(flags.count)" }
print(show(nil), show(1), show("a"), show([true]))

struct Box<Item> {
  var items: [Item]
  func index(of item: Item?, from start: Int = 0) -> String { "item \(item.map { "\($0)" } ?? "none") from \(start)" }
  func index(of items: [Item]) -> String { "items \(items)" }
  func twice(_ item: Item) -> String { index(of: item) + ", " + index(of: [item, item]) + ", " + index(of: nil) }
}
let box = Box(items: [1, 2])
print(box.index(of: nil), box.index(of: 2), box.index(of: [1]))
print(box.twice(3))
