// The common type of a tuple with labels and one without has none, but an optional with labels keeps them before `??`.
struct Machine { func run() -> (output: String, steps: Int) { ("x", 1) } }
let m: Machine? = Machine()
let run = m?.run() ?? ("bad", 0)
print(run)
let l: (output: String, steps: Int) = ("x", 1)
let u: (String, Int) = ("y", 2)
let ol: (output: String, steps: Int)? = l
let ou: (String, Int)? = u
func two<T>(_ a: T, _ b: T) -> T { a }
func clo<T>(_ a: T, _ b: () -> T) -> T { a }
func opt<T>(_ a: T?, _ b: @autoclosure () throws -> T) rethrows -> T { a! }
func auto<T>(_ a: T, _ b: @autoclosure () -> T) -> T { a }
print(type(of: ol ?? u))
print(type(of: ol ?? ("bad", 0)))
print(type(of: ou ?? l))
print(type(of: ou ?? (output: "bad", steps: 0)))
print(type(of: true ? l : u))
print(type(of: true ? u : l))
print(type(of: true ? l : ("bad", 0)))
print(type(of: [l, u]))
print(type(of: [u, l]))
print(type(of: [l, ("bad", 0)]))
print(type(of: two(l, u)))
print(type(of: two(u, l)))
print(type(of: two(l, ("bad", 0))))
print(type(of: clo(l, { u })))
print(type(of: clo(l, { ("bad", 0) })))
print(type(of: opt(ol, u)))
print(type(of: opt(ol, ("bad", 0))))
print(type(of: opt(l, ("bad", 0))))
print(type(of: auto(l, ("bad", 0))))
let x = ol ?? ("bad", 0)
print(x)
let y = true ? l : ("bad", 0)
print(y)
let z = two(l, ("bad", 0))
print(z)
let w = opt(ol, ("bad", 0))
print(w)
let o2: (output: String, steps: Int)? = nil
print(o2 ?? ("bad", 0))
// What a closure takes keeps its labels, whatever the closure returns.
print([1, 2].reduce((count: 0, sum: 0)) { ($0.count + 1, $0.sum + $1) })
print([1, 2].reduce((last: Int?.none, delta: Int?.none)) { s, n in (n, s.last.map { n - $0 }) })
print([1, 2].reduce((a: 0, b: 1)) { s, n in (n, 1) })
