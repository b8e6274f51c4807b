var numbers = [1, 2]
func replaceNumbers() -> Int {
  numbers = [5, 6]
  return 0
}
print(numbers[replaceNumbers()])

var rows = [[1], [2]]
func replaceRows(_ index: Int) -> Int {
  rows = [[9 + index], [10 + index]]
  return index
}
print(rows[replaceRows(1)][replaceRows(0)])

var entries = ["a": 1]
func replaceEntries() -> String {
  entries = ["a": 4]
  return "a"
}
print(entries[replaceEntries()] ?? 0)
entries["a"] = 1
print(entries[replaceEntries(), default: 3])

func locals() {
  var list = [1, 2, 3, 4, 5]
  func shrink() -> Int {
    list.removeLast()
    return list.count - 1
  }
  print(list[shrink()])
  list[shrink()] = 7
  list[0] += shrink() + 1
  print(list)
}
locals()
