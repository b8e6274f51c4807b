struct D { subscript(_ k: Int, label l: String) -> Int { 1 }
 subscript(only o: Int) -> Int { 2 } }
struct E1 { subscript(_ k: Int) -> Int { 1 } }
struct F1 { subscript(_ a: Int, _ b: Int) -> Int { 1 } }
let d = D(); let e = E1(); let f = F1()
_ = f[1]
_ = f[1, 2, 3]
_ = f[1, 2, 3, 4]
_ = e[1, 2]
_ = e[]
_ = e[x: 1]
_ = f[]
_ = e[1, y: 2]
