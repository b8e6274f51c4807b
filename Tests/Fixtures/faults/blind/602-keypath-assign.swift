struct P { var n: Int; let s: String }
var p = P(n: 1, s: "x")
p[keyPath: \.n] = "x"
//                ^ error: cannot assign value of type 'String' to subscript of type 'Int'
p[keyPath: \.s] = "y"
// ^2 error: cannot assign through subscript: key path is read-only
p[keyPath: \.foo] = 3
//         ^ error: value of type 'P' has no member 'foo'
