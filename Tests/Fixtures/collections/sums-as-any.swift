let a: [Any] = [Int]() + ["x"]
print(a)
let b: [Any] = [1, 2] + ["x"]
print(b)
let ints = [1, 2]
let c: [Any] = ints + ["x"]
print(c)
let d: [Any] = ["x"] + ints
print(d)
func show(_ x: [Any]) { print(x.count) }
show(ints + ["x"] + [2.5])
let e = ints as [Any] + ["x"]
print(e)
