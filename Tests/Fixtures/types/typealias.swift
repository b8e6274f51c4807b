typealias Name = String
typealias Handler = (Name) -> Int
typealias Pair<T> = (T, T)
let h: Handler = { $0.count }
let p: Pair<Int> = (1, 2)
print(h("abc"), p.0 + p.1)
struct S { typealias Value = Double; var v: Value = 2 }
print(S().v, S.Value.pi > 3)
