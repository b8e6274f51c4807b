struct Grid {
  private var cells: [Int]
  let width: Int
  init(width: Int, height: Int) { (self.width, cells) = (width, Array(repeating: 0, count: width * height)) }
  subscript(x: Int, y: Int) -> Int {
    _read { yield cells[y * width + x] }
    _modify {
      let index = y * width + x
      yield &cells[index]
    }
  }
  var first: Int {
    get { cells[0] }
    _modify { yield &cells[0] }
  }
}
var grid = Grid(width: 2, height: 2)
grid[1, 0] += 5
grid[0, 1] = 3
grid.first -= 1
print(grid[1, 0], grid[0, 1], grid.first)
