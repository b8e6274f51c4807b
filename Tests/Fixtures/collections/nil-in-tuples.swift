// Tuples with `nil` beside tuples with values, in a literal.
let a = [(1, nil), (2, "b")]
print(a)
for (n, s) in [(1, "x"), (2, nil)] { print(n, s ?? "-") }
let d = [1: nil, 2: "b"]
print(d[1] as Any, d.count)
let t: [(String, Int?)] = [("a", nil), ("b", 1)]
print(t)
let nested = [(1, (nil, 2)), (2, ("b", 3))]
print(nested)
let b = [(nil, 1.5), ("q", 2)]
print(b)
