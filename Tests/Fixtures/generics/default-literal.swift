func wrap<T>(_ x: T) -> [T] { [x] }
let d: [Double] = wrap(1)
print(d, wrap(1), wrap("a"), wrap(nil as Int?))
func pair<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }
print(pair(1, "x"))
