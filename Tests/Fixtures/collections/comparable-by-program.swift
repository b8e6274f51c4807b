// An array that the program makes comparable, by all operators and in generic code.
extension Array: Comparable where Element: Comparable {
  public static func < (left: [Element], right: [Element]) -> Bool { left.lexicographicallyPrecedes(right) }
}
print([[2, 1], [1, 3]].sorted())
print([[2, 1], [1, 3], [0, 9]].min()!, [[2, 1], [1, 3]].max()!)
print([1] < [2], [3] > [2], [1, 2] <= [1])
print([[2], [1, 3], [1]].sorted(by: >))
func least<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
print(least([3], [2, 5]), min([2], [1]), max([2], [1]))
print([[[3]], [[1], [2]]].sorted())
var rows = [[2], [1]]
rows.sort()
print(rows, rows.isEmpty)
