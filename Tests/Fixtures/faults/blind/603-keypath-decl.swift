struct P { var n: Int; let s: String }
let k = \P.foo
//      ^ error: value of type 'P' has no member 'foo'
let q: KeyPath<P, String> = \.n
//                          ^ error: cannot assign value of type 'KeyPath<P, Int>' to type 'KeyPath<P, String>'
let w: WritableKeyPath<P, String> = \P.s
//                                  ^ error: cannot convert key path type 'KeyPath<P, String>' to contextual type 'WritableKeyPath<P, String>'
let r = \P.n.foo
//      ^ error: value of type 'Int' has no member 'foo'
