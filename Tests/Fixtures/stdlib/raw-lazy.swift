print([1,2].lazy.map { $0 }, [1].lazy.filter { $0 > 0 }, [1].lazy)
print(1.0...2.0, "a"..."c")
print(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }, [[1], [2]].joined())
