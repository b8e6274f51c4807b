func t<T>(_ x: T) -> (a: T, b: [T])? { (x, [x]) }
let u = t(1) ?? (2, [])
print(u, u.a)
let m = [1: t("x")!].mapValues { $0 }
print(m, t(2).map { $0 }!, [t(3)!], t(4).flatMap { $0 } as Any)
func pair<T: Comparable>(_ x: [T]) -> (lo: T, hi: T)? { x.isEmpty ? nil : (x.min()!, x.max()!) }
print(pair([1, 2]) ?? (0, 0), pair(["a"])!)
print([1: "a"].min { $0.key < $1.key } ?? (0, ""))
print(["a": 1].first ?? ("", 0), ["a": 1].max { $0.value < $1.value }?.key ?? "none")
