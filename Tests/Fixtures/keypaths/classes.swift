class Counter { var n = 0 }
let c = Counter()
let path: ReferenceWritableKeyPath<Counter, Int> = \.n
c[keyPath: path] = 5
c[keyPath: \.n] += 1
print(c.n, c[keyPath: path])
