struct P { var n: Int }
let c = [P(n: 1)].sorted(by: \.n)
//                           ^ error: cannot convert key path into a multi-argument function type '(P, P) throws -> Bool'
//                           ^ error: cannot infer key path type from context; consider explicitly specifying a root type
