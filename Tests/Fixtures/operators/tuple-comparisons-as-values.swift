let pairs = [(2, "b"), (1, "c"), (1, "a")]
print(pairs.sorted(by: <).map { "\($0.0)\($0.1)" }, pairs.sorted(by: >).first!.1)
print(pairs.elementsEqual([(2, "b"), (1, "c"), (1, "a")], by: ==))
func compare<T>(_ a: T, _ b: T, _ test: (T, T) -> Bool) -> Bool { test(a, b) }
print(compare((1, 2), (1, 3), <), compare((1, "a"), (1, "a"), ==), compare((1, "a"), (2, "a"), !=))
print(pairs.max(by: <)!.1)
