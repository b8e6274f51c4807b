struct P { var name: String? }
let p = P(name: "a")
let n: Int = p.name?.count
//                   ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
