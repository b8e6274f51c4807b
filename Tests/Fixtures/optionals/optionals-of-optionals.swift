final class N { let v: Int; var next: N?; init(_ v: Int, _ n: N? = nil) { self.v = v; next = n } }
let n = N(1, N(2))
let o: N? = n
let nodes = sequence(first: o) { $0?.next }
print(nodes.prefix(4).map { $0?.v ?? -1 })
print(nodes.contains { $0 === nil })
func next(_ x: N?) -> N?? { x?.next }
print(next(n) != nil, next(nil) as Any)
let f: (N?) -> N?? = { $0?.next }
print(f(nil) == nil, f(nil).map { _ in "some" } ?? "none")
let q: Int?? = o?.next?.v
print(q as Any)
let e: N? = nil
let w: Int?? = e?.v
print(w as Any, w == nil)
var slots: [String: Int?] = ["a": 1]
let none: Int? = nil
slots["b"] = none
slots["a"] = nil
print(slots.count, slots["b"] as Any, slots["c"] as Any)
