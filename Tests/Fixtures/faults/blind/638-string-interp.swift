let a: Int? = 3
let s = "\(foo)"
//         ^ error: cannot find 'foo' in scope
let t = "\(a.count)"
//           ^ error: value of type 'Int?' has no member 'count'
let u: Int = "\(a)"
//           ^ error: cannot convert value of type 'String' to specified type 'Int'
let w = "a" + "\(1)" + 3
//                   ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
let x = "a" - "b"
//          ^ error: binary operator '-' cannot be applied to two 'String' operands
let y = "a" * 3
//          ^ error: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
let z = "n: " + String(a)
//              ^ error: no exact matches in call to initializer 
