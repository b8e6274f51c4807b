// Functions over parameter packs, expanded for each number of elements.
func show<each T>(_ value: repeat each T) { repeat print(each value) }
show(1, "two", 3.5)
show()
func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
let p = pairs(1, "x", with: true, 2.5)
print(p)
func count<each T>(_ xs: repeat each T) -> Int {
  var n = 0
  for _ in repeat each xs { n += 1 }
  return n
}
print(count(), count(1), count(1, 2, "c"))
func firstString<each T>(_ xs: repeat each T) -> String? {
  for x in repeat each xs {
    guard let s = x as? String else { continue }
    if s.isEmpty { break }
    return s
  }
  return nil
}
print(firstString(1, 2, "x", "y") ?? "none", firstString(1, "", "z") ?? "none")
func describe<each T: CustomStringConvertible>(_ x: repeat each T) -> [String] { 
  var out: [String] = []
  repeat out.append((each x).description)
  return out
}
print(describe(1, true, "s"))
func tuple<each T>(_ x: repeat each T) -> (repeat each T) { return (repeat each x) }
let (a, b, c) = tuple(1, "b", [2])
print(a, b, c, tuple(7))
func boxed<each T>(_ x: repeat each T) -> (repeat Optional<each T>) { (repeat Optional(each x)) }
print(boxed(1, "a"))
func eq<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
  for (x, y) in repeat (each l, each r) { if x != y { return false } }
  return true
}
print(eq((1, "a"), (1, "a")), eq((1, "a", true), (1, "b", true)))
struct Printer { let prefix: String
  func callAsFunction<each T>(_ x: repeat each T) { repeat print(prefix, each x) }
  init<each T>(parts: repeat each T) { var s = ""; for p in repeat each parts { s += "\(p)" }; prefix = s }
}
Printer(parts: 1, "-", 2)("a", 4)
func apply<each T, R>(_ x: repeat each T, transform: (repeat each T) -> R) -> R { transform(repeat each x) }
print(apply(1, 2) { $0 + $1 }, apply("a", 3, transform: { String(repeating: $0, count: $1) }))
func forward<each T>(_ x: repeat each T) -> (repeat each T) { tuple(repeat each x) }
print(forward(1, "q"))
enum E: Error { case bad }
func check<T>(_ x: T) throws -> T { if x is Bool { throw E.bad }; return x }
func all<each T>(_ x: repeat each T) throws -> (repeat each T) { try (repeat check(each x)) }
do { print(try all(1, 2)); print(try all(1, true)) } catch { print(error) }
func sizes<each T>(_ types: repeat (each T).Type) -> [Int] { var r: [Int] = []; repeat r.append(MemoryLayout<each T>.size); return r }
print(sizes(Int.self, Bool.self))
