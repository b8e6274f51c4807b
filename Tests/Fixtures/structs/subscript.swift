struct Grid {
  var cells = Array(repeating: 0, count: 4)
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
  subscript(name: String) -> String { "cell \(name)" }
}
var g = Grid()
g[1, 0] = 5
g[1, 0] += 2
print(g[1, 0], g.cells, g["a"])
