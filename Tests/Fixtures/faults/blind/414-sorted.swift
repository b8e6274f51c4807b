struct P { let x: Int }
let ps = [P(x: 1)]
let a = ps.sorted()
//         ^ error: referencing instance method 'sorted()' on 'Sequence' requires that 'P' conform to 'Comparable'
let b = ps.max()
//         ^ error: referencing instance method 'max()' on 'Sequence' requires that 'P' conform to 'Comparable'
let c = ps.sorted(by: \.x)
//                    ^ error: cannot convert key path into a multi-argument function type '(P, P) throws -> Bool'
//                    ^ error: cannot infer key path type from context; consider explicitly specifying a root type
let d = ps.sorted { $0.x < $1 }
//                       ^ error: operator function '<' requires that 'P' conform to 'BinaryInteger'
let e = ps.sorted { $0 < $1 }
//                     ^ error: referencing operator function '<' on 'Comparable' requires that 'P' conform to 'Comparable'
let f = ps.firstIndex(of: P(x: 1))
//         ^ error: referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'P' conform to 'Equatable'
let g = ps.min(by: <)
//                 ^ error: no exact matches in reference to operator function '<'
