func make<T>(_ f: (inout [T]) -> Int) -> [T] { var a: [T] = []; print(f(&a)); return a }
func run<T>(_ t: [T]) { print(t) }
run(make { a in a.append("x"); return a.count })
func make2<T>(_ build: (inout [T]) -> Void) -> [T] { var a: [T] = []; build(&a); return a }
print(make2 { $0.append(1); $0.append(2) })
let stream = AsyncStream { c in c.yield(5); c.finish() }
for await x in stream { print(x) }
