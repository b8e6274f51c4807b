let s = "hello"
let c: Character = s[0]
//                 ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
let t = s[1...3]
//      ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
let u: String = s.first
//                ^ error: cannot convert value of type 'String.Element?' (aka 'Optional<Character>') to specified type 'String'
let v: String = s.prefix(3)
//                ^ error: no 'prefix' candidates produce the expected contextual result type 'String'
let w = s.index(of: "a")
let n: Int = s.count.toString()
//                   ^ error: value of type 'Int' has no member 'toString'
for i in 0..<s { print(i) }
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let d = s + "a" + 3.0
//              ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Double'
let e = s * 3
//        ^ error: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
