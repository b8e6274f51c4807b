protocol P { }
extension Int: P {}
extension Double: P {}
extension Array: P where Element: P {}
struct C {
  subscript<T: P>(_ k: String) -> T? { k.count as? T }
  subscript<T: P>(_ k: String, default d: T) -> T { d }
}
let c = C()
let w: [Double] = c["a"] ?? []
let i: Int = c["a"] ?? 7
let x: [Double]? = c["a"]
func get<T: P>(_ k: String) -> T? { nil }
let v: [Int] = get("a") ?? []
let d: [Int] = c["a", default: []]
print(w, i, x as Any, v, d)
