let n = 3; let o: Int? = 1; let s = "a"; let os: String? = nil
let b1: Bool = n
func f(_ b: Bool) {}
f(n); f(o); f(s); f(os)
func g() -> Bool { n }
func h() -> Bool { return o }
let c = { () -> Bool in n }
let b2 = !n
let b3 = !o
let b4 = true && o
let b5 = n || true
let b6 = s && true
let b7 = n ? 1 : 2
let b8 = o ? 1 : 2
let b9: [Bool] = [n]
struct S { var on: Bool }
_ = S(on: n)
var v = true; v = n; v = o
let d = 1.5
if d { }
f(d)
let w: Bool? = n
let u: Bool = 1
f(1)
let l = [1,2].contains(where: { $0 % 2 })
let bs: Set<Bool> = [n]
