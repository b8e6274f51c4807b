// Closures and function values that take any number of values.

let f: (Int...) -> Int = { (xs: Int...) in xs.reduce(0, +) }
print(f(1, 2, 3))
func sum(_ xs: Int...) -> Int { xs.count }
let h: (Int...) -> Int = sum
print(h(1, 2))
print(type(of: sum))
let all: [(Int...) -> Int] = [f, h, { $0.max() ?? 0 }]
for one in all { print(one(4, 5, 6), one()) }
