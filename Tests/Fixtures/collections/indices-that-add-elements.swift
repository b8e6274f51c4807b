// What an index evaluates before a collection is read: an element that it adds is found.
struct UF<T: Hashable> {
  var parent: [T: T] = [:]
  mutating func add(_ x: T) -> T { if parent[x] == nil { parent[x] = x }; return x }
  mutating func find(_ x: T) -> T { let p = parent[add(x)]!; return p }
}
var u = UF<String>(); print(u.find("a"))
var d: [Int: String] = [:]
func put(_ k: Int) -> Int { d[k] = "v\(k)"; return k }
print(d[put(3)]!)
var a: [Int] = []
func push(_ k: Int) -> Int { a.append(k); return a.count - 1 }
print(a[push(9)])
struct G<T> { var xs: [T] = []; mutating func push(_ x: T) -> Int { xs.append(x); return xs.count - 1 }; mutating func go(_ x: T) -> T { xs[push(x)] } }
var g = G<String>(); print(g.go("q"))
final class C { var m: [AnyHashable: Int] = [:]; func k(_ s: String) -> String { m[s] = 5; return s }; func go() -> Int { m[k("z")]! } }
print(C().go())
struct S { var n = 0; subscript(i: Int) -> Int { n + i } }
var s = S(); func bump() -> Int { s.n = 10; return 1 }
print(s[bump()])
func local() { var dd: [Character: Int] = [:]; func put(_ c: Character) -> Character { dd[c] = 1; return c }; print(dd[put("x")]!, dd[put("y"), default: 7]) }
local()
let b = \UF<String>.parent
print(u[keyPath: b].count)
struct Label: Hashable {
  let text: String
  static func == (a: Label, b: Label) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
var counts: [Label: Int] = [:]
func label(_ text: String) -> Label { counts[Label(text: text)] = text.count; return Label(text: text.uppercased()) }
print(counts[label("apple")] ?? 0, counts[label("fig"), default: -1], counts.count)
var places: [Dictionary<Label, Int>.Index: String] = [:]
func place(_ text: String) -> Dictionary<Label, Int>.Index {
  let found = counts.index(forKey: Label(text: text))!
  places[found] = text
  return found
}
print(counts[place("fig")].value, places[place("apple")]!)
