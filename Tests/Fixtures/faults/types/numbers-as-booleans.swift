let n = 3; let o: Int? = 1; let s = "a"; let os: String? = nil
let b1: Bool = n
//             ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
func f(_ b: Bool) {}
f(n); f(o); f(s); f(os)
// ^3 error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
//      ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
//            ^ error: cannot convert value of type 'String' to expected argument type 'Bool'
//                  ^ error: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
func g() -> Bool { n }
//                 ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
func h() -> Bool { return o }
//                        ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
let c = { () -> Bool in n }
//              ^ error: declared closure result 'Bool' is incompatible with return type 'Int'
let b2 = !n
//        ^ error: type 'Int' cannot be used as a boolean; test for '== 0' instead
let b3 = !o
//        ^ error: optional type 'Int?' cannot be used as a boolean; test for '== nil' instead
let b4 = true && o
//               ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
let b5 = n || true
//       ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
let b6 = s && true
//       ^ error: cannot convert value of type 'String' to expected argument type 'Bool'
let b7 = n ? 1 : 2
//       ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
let b8 = o ? 1 : 2
//       ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
let b9: [Bool] = [n]
//                ^ error: cannot convert value of type 'Int' to expected element type 'Bool'
struct S { var on: Bool }
_ = S(on: n)
//        ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
var v = true; v = n; v = o
//                ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
//                       ^ error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
let d = 1.5
if d {}
// ^ error: cannot convert value of type 'Double' to expected condition type 'Bool'
f(d)
// ^3 error: cannot convert value of type 'Double' to expected argument type 'Bool'
let w: Bool? = n
//             ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
let u: Bool = 1
//            ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
f(1)
// ^3 error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
let l = [1, 2].contains(where: { $0 % 2 })
//                                  ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
let bs: Set<Bool> = [n]
//                   ^ error: cannot convert value of type 'Int' to expected element type 'Bool'
