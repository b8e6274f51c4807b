struct P { var n: Int; let s: String }
var p = P(n: 1, s: "x")
p[keyPath: \.n] = "x"
//                ^ error: cannot assign value of type 'String' to subscript of type 'Int'
p[keyPath: \.s] = "y"
// ^2 error: cannot assign through subscript: key path is read-only
let k = \P.foo
//      ^ error: value of type 'P' has no member 'foo'
let q: KeyPath<P, String> = \.n
//                          ^ error: cannot assign value of type 'KeyPath<P, Int>' to type 'KeyPath<P, String>'
print([p].map(\.n.foo))
//            ^ error: value of type 'Int' has no member 'foo'
let w: WritableKeyPath<P, String> = \P.s
//                                  ^ error: cannot convert key path type 'KeyPath<P, String>' to contextual type 'WritableKeyPath<P, String>'
print([p].map(\.s.count()))
//            ^ error: cannot call value of non-function type '(P) -> T'
