func retry<T>(_ op: (Int) throws -> T) -> T? { try? op(1) }
print(retry { n in let m = n; return "ok \(m)" } ?? "none")
print(retry { n in "ok \(n)" } ?? "none")
let s = retry { n in let m = n; return "ok \(m)" } ?? "none"
print(s)
print(retry { n in let m = n; return m } ?? 0)
print(retry { n in let m = n; return [m] } ?? [])
