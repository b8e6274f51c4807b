infix operator **: MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
print(2 ** 10, 3 + 2 ** 3)
precedencegroup Pipe { associativity: left higherThan: AssignmentPrecedence }
infix operator |>: Pipe
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
print([3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined() })
infix operator >>>: CompositionPrecedence
precedencegroup CompositionPrecedence { associativity: right }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let both = { (n: Int) in n + 1 } >>> { n in "\(n)!" }
print(both(4))
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16)
postfix operator %%
postfix func %% (x: Int) -> Double { Double(x) / 100 }
print(25%%)
struct V: Equatable { var x: Int, y: Int
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) } }
var v = V(x: 1, y: 2)
v += V(x: 1, y: 1)
print(v, -v, v * 3, v == V(x: 2, y: 3), [v, v].reduce(V(x: 0, y: 0), +))
infix operator <->
func <-> (l: inout Int, r: inout Int) { swap(&l, &r) }
var l = 1, r = 2
l <-> r
print(l, r)
infix operator ?=: AssignmentPrecedence
func ?= <T>(l: inout T, r: T?) { if let r { l = r } }
var name = "a"
name ?= nil
name ?= "b"
print(name)
