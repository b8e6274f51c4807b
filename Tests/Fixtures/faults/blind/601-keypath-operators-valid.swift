struct T { var a: Int; var b: Int }
let k: PartialKeyPath<T> = \T.a
print(k == \T.a && true)
print(\T.a == \T.b)
print([\T.a, \T.b].map { $0 == \T.a ? "a" : "b" })
let flag = true
let c = flag ? \T.a : \T.b
let o: KeyPath<T, Int>? = nil
let d = o ?? \T.a
print(\T.a != c, d == c)
