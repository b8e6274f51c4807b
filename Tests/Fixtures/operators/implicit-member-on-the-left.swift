indirect enum Item: Comparable {
  case number(Int)
  case list([Item])
  static func < (left: Item, right: Item) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): return a < b
    case (.number, .list): return .list([left]) < right
    case (.list, .number): return left < .list([right])
    case let (.list(a), .list(b)):
      for (x, y) in zip(a, b) where x != y { return x < y }
      return a.count < b.count
    }
  }
}
let items: [Item] = [.list([.number(2)]), .number(1), .list([])]
print(items.sorted(), .number(1) == items[1], .list([]) < items[0])
enum Light: String { case red, green }
let light = Light.green
if .green == light, .red != light { print("go") }
