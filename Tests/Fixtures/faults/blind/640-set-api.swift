var s: Set = [1, 2]
s.append(3)
// ^3 error: value of type 'Set<Int>' has no member 'append'
s.insert("x")
//       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let a = s[0]
//       ^ error: no exact matches in call to subscript 
let b: [Int] = s
//             ^ error: cannot convert value of type 'Set<Int>' to specified type '[Int]'
let c = s.union([1, "x"])
//                  ^ error: cannot convert value of type 'String' to expected element type 'Int'
let d = s.contains("x")
//        ^ error: instance method 'contains' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
