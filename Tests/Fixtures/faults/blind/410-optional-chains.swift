struct A { var b: B? }
struct B { var c: [String: Int]; func go() -> Int? { nil } }
let a: A? = nil
print(a.b?.c)
//    ^ error: value of optional type 'A?' must be unwrapped to refer to member 'b' of wrapped base type 'A'
let n: Int = a?.b?.c["x"]
//                  ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let m = a?.b.c
//         ^ error: value of optional type 'B?' must be unwrapped to refer to member 'c' of wrapped base type 'B'
let k = a?.b?.go() + 1
//            ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
if a?.b?.go() > 3 {}
//       ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
for x in a?.b?.c {}
//             ^ error: for-in loop requires '[String : Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
let z = a!.b.go()
//         ^ error: value of optional type 'B?' must be unwrapped to refer to member 'go' of wrapped base type 'B'
