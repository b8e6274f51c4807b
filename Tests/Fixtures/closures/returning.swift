func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let lengthSquared = compose({ (s: String) in s.count }, { $0 * $0 })
print(lengthSquared("abcd"))
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curry(1)(2)(3))
