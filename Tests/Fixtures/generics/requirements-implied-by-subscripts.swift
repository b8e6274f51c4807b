// The types of a subscript imply requirements on its generic parameters, and its where clause adds others.
protocol C { static func parse(_ t: String) -> Self? }
extension Int: C { static func parse(_ t: String) -> Int? { Int(t) } }
struct Key<V: C> { let name: String }
struct S {
  var v: [String: String]
  func get<V>(_ k: Key<V>) -> V? { v[k.name].flatMap { V.parse($0) } }
  subscript<V>(_ k: Key<V>) -> V? { self.get(k) }
  subscript<V>(k: Key<V>, or d: V) -> V { self.get(k) ?? V.parse("0") ?? d }
}
let s = S(v: ["a": "3"])
print(s[Key<Int>(name: "a")] as Any, s[Key(name: "b"), or: 4])
struct W<V> {
  subscript(k: [V]) -> Set<V>? where V: Hashable { Set(k) }
  subscript<K>(m: [K: V]) -> [K] { Array(m.keys.map { AnyHashable($0).base as! K }) }
}
print(W<Int>()[[1, 1]]!.count, W<Int>()[["a": 1]])
func f<V>(_ x: Set<V>) -> Int { Set([x]).count }
print(f([1]))
struct G<T> { init<V>(_ s: Set<V>, _ t: T) { print(Set([s]).count, s.contains(s.first!)) }; typealias T2 = T }
_ = G([1, 2] as Set, "a")
