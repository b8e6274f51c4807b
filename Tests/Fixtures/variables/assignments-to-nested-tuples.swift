// Tuples within tuples as the targets of an assignment: all values are read before the first place changes.
struct Grid {
  var cells = [0, 0, 0, 0]
  var size = (width: 2, height: 2)
}

var first = 1, second = 2, name = "one"
((first, second), name) = ((second, first), "two")
print(first, second, name)

var grid = Grid()
((grid.cells[first], grid.size), _) = ((9, (width: first, height: first + 2)), name)
print(grid.cells, grid.size)

func limits() -> ((low: Int, high: Int), unit: String) {
  print("limits are read")
  return ((3, 30), "cm")
}
((first, _), name) = limits()
print(first, second, name)
(first, (second, _)) = (second, (first, limits()))
print(first, second)
