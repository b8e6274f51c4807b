print([3, 1].min()!, ["b", "a"].max()!, [(1, "x"), (0, "y")].min { $0.0 < $1.0 }!)
print(min(3, 1, 2), max(1.5, 0), max("a", "b"), min(2, 1), max(1, 9, 3, 4))
print([-3, 2].min { abs($0) < abs($1) }!, abs(-4), abs(-2.5))
