// Elements of literals without a common type are values of any type, also where they meet with those of other arguments.
func t<T>(_ x: T) { print(T.self) }
t([[1, 2], ["a"]])
t([["a", 1], ["b"]])
t([1, nil, "a"])
t(["k": 1, "l": nil, "m": "x"])
t([1: 1, "l": nil])
t([1, []])
t([[1], [2.5]])
t([1 as Int?, "a"])
t([[:], 1])
t([(1, "a"), ("b", 2)])
t([[1], nil, ["a"]])
t(true ? ["a", 1] : [])
func both<T>(_ a: [T], _ b: [T]) { print(T.self) }
let ns = [1]
both(ns, ["a"])
both(["a"], ns)
func pair<T>(_ a: T, _ b: T) { print(T.self) }
pair(ns, ["a"])
pair([1], ["a"])
