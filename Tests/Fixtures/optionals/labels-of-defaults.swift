func minMax(_ a: [Int]) -> (min: Int, max: Int)? { a.isEmpty ? nil : (a.min()!, a.max()!) }
print(minMax([3, 1]) ?? (0, 0))
let t = minMax([3, 1]) ?? (0, 0)
print(t, type(of: t))
let d: (Int, Int) = (7, 8)
print(minMax([3]) ?? d)
let u = minMax([3]) ?? d
print(u, type(of: u))
let v: Any = minMax([3]) ?? (0, 0)
print(v)
let w = [minMax([3]) ?? (0, 0)]
print(w)
print("\(minMax([3]) ?? (0, 0))")
let x = minMax([3]) ?? (min: 0, max: 0)
print(x)
func show(_ x: Any...) { print(x) }
show(minMax([3]) ?? (0, 0), 1)
func gen<T>(_ x: T) { print(T.self, x) }
gen(minMax([3]) ?? (0, 0))
var o: (a: Int, b: Int)? = (1, 2)
print(o ?? (3, 4), o ?? (a: 3, b: 4))
let y: (Int, Int) = minMax([3]) ?? (0, 0)
print(y)
print(o.map { ($0.a, $0.b) } ?? (0, 0))
