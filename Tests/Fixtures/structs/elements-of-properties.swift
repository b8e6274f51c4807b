struct Grid {
  private var cells: [[Int]]
  var counts: [Int: Int] = [:]
  var names: [String] { didSet { print("names", oldValue, names) } }
  let fixed = [4, 5, 6]
  init(size: Int) {
    cells = Array(repeating: Array(repeating: 0, count: size), count: size)
    names = ["a", "b"]
    cells[0][0] = 1
    names[0] = "first"
    counts[7] = 1
  }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
  mutating func fill() {
    for row in cells.indices {
      for column in cells[row].indices where row != column { cells[row][column] += row * 10 + column }
    }
    names[1] += "!"
    counts[fixed[1], default: 3] += fixed[2]
    counts[7] = nil
  }
  func sum() -> Int { cells.reduce(0) { $0 + $1.reduce(0, +) } }
}

class Shelf {
  var items = [1, 2, 3]
  var labels = ["x": 1]
  final var notes = ["n"]
  lazy var later = [items.count]
  func change() {
    items[1] = 20
    items[2] += 5
    labels["x", default: 0] += 1
    labels["y"] = items[0]
    notes[0] = "m"
    later[0] += 1
  }
  func show() { print(items, labels["x"] ?? 0, labels["y"] ?? 0, notes, later) }
}

final class LoudShelf: Shelf {
  override var items: [Int] {
    get { super.items.map { $0 * 2 } }
    set {
      print("set", newValue)
      super.items = newValue
    }
  }
  override var labels: [String: Int] { didSet { print("labels", labels.count) } }
}

final class Element {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}

final class Owner {
  var elements = [Element("a"), Element("b")]
  var byName = ["c": Element("c")]
  func replace() {
    elements[0] = Element("d")
    byName["c"] = Element("e")
    byName["c"] = nil
    print("replaced")
  }
}

var grid = Grid(size: 3)
let copy = grid
grid.fill()
grid[2, 2] = 9
print(grid.sum(), copy.sum(), grid.counts[5]!, grid.counts[7] ?? -1, copy.counts[7] ?? -1)
let shelf = Shelf()
shelf.change()
shelf.show()
shelf.items[0] = 11
shelf.show()
let loud: Shelf = LoudShelf()
loud.change()
loud.show()
func own() {
  let owner = Owner()
  owner.replace()
}
own()
