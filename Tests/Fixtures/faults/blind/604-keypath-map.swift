struct P { var n: Int; let s: String }
let ps: [P] = []
print(ps.map(\.n.foo))
//           ^ error: value of type 'Int' has no member 'foo'
let a: [String] = ps.map(\.n)
//                       ^ error: key path value type 'Int' cannot be converted to contextual type 'String'
let b = ps.map(\.foo)
//             ^ error: value of type 'P' has no member 'foo'
let c = ps.sorted(by: \.n)
//                    ^ error: cannot convert key path into a multi-argument function type '(P, P) throws -> Bool'
//                    ^ error: cannot infer key path type from context; consider explicitly specifying a root type
let d = ps.filter(\.n)
//                ^ error: key path value type 'Int' cannot be converted to contextual type 'Bool'
let e = ps.map(\P.n.foo).count
//             ^ error: value of type 'Int' has no member 'foo'
