func allEqual<T: Equatable>(_ list: [T]) -> Bool { list.allSatisfy { $0 == list[0] } }
func sum<T: Numeric>(_ list: [T]) -> T { list.reduce(0, +) }
func average<T: BinaryFloatingPoint>(_ list: [T]) -> T { list.reduce(0, +) / T(list.count) }
print(allEqual([1, 1]), allEqual(["a", "b"]), sum([1, 2, 3]), sum([1.5, 2]), average([1.0, 2.0]))
