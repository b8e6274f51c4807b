func run<T>(_ x: T, _ f: ((T) -> Void)? = nil) { f?(x) }
func run2<T>(_ x: T, _ f: (T) -> Void) { f(x) }
let a: () -> Void = { print("a") }
func go() { print("go") }
run((), a)
run2((), a)
run((), go)
[(), ()].forEach(go)
Optional(()).map(a)
struct S { func m() { print("m") }; static func s() { print("s") } }
run((), S().m)
run2((), S.s)
func twice<T>(_ x: T) -> (@escaping (T) -> Void) -> Void { { f in f(x); f(x) } }
twice(())(a)
[()].forEach(a)
[()].forEach { print("once") }
print([()].count, [()].map { 1 })
