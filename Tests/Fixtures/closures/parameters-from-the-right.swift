func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let f = compose(Int.init, { $0.map { $0 * 2 } })("21")
print(f as Any)
let g = compose(String.init, { $0.count })(21)
print(g)
let h: (String) -> Int? = compose(Int.init, { $0.map { $0 * 2 } })
print(h("4") as Any)
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { $0 + $1 }(1)(2), curry { $0 * ($1 ?? 1) }(3)(Int?.none))
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
print(flip { a in { b in a.count + b } }(2)("abc"))
func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout: (String) -> Int = pipe({ $0.uppercased() }, { $0.count })
print(shout("abc"))
