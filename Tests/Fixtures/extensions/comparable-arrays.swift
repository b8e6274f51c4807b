extension Array: Comparable where Element: Comparable {
  public static func < (a: [Element], b: [Element]) -> Bool { a.lexicographicallyPrecedes(b) }
}
let rows = [[3, 1], [1, 2], [1]]
print(rows.sorted())
print([1, 2] < [1, 3], rows.max()!, rows.min()!)
print([[["b"], ["a"]], [["a"]]].sorted())
print(max([1], [2]))
print(rows.sorted(by: >))
