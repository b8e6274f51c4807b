let d: [String: [Int]] = [:]
d["a"].append(3)
//   ^ error: value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'
//     ^ error: cannot use mutating member on immutable value: 'd' is a 'let' constant
var e: [String: [Int]] = [:]
e["a"].append(3)
//   ^ error: value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'
//     ^ error: cannot use mutating member on immutable value: 'e' is immutable
e["a"]?.append("x")
//             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
e["a", default: []].append("x")
//                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let f = e["a"].count
//           ^ error: value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'
let g = e["a"]![0] + "x"
//                 ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
for x in e["a"] { print(x) }
//        ^ error: for-in loop requires '[Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
