func f(_ x: Any) {}
func g(_ x: Any?) {}
func h<T>(_ x: T) {}
f(["a", 1])
g(["a": 1, "b": "c"])
h(["a", 1])
print(["a", 1].count)
["a", 1].forEach { print($0) }
let y: Any = ["a", 1]
let z = (["a", 1], 2)
let w = ["a", 1] as Any
let v = [["a", 1], ["b", 2]]
let u: [Any] = [["a", 1], ["b"]]
var t: Any? = nil
t = ["k": 1, "l": true]
struct S { var a: Any? }
_ = S(a: ["k": 1, "l": true])
func r() -> Any { ["a", 1] }
func r2() -> Any { return ["a", 1] }
for e in ["a", 1] { print(e) }
let c = true ? ["a", 1] : []
print("\(["a", 1])")
switch ["a", 1].count { default: break }
_ = ["a": ["x"], "b": 1]
let inner = [["a", 1], ["b", 2]]
print(inner.count, inner[0], (true ? ["a", 1] : []).count)
print([1, nil, "a"].count, ["k": 1, "l": nil, "m": "x"]["k"] as Any)
struct Holder<T> {
  let values: [T]
}
print(Holder(values: [1, "a"]))
