func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func increment(_ x: Int) -> Int { x + 1 }
print(twice(increment, 1), twice({ $0 * 3 }, 2))
let functions: [(String, (Double) -> Double)] = [("double", { $0 * 2 }), ("square", { $0 * $0 })]
for (name, f) in functions { print(name, f(3)) }
