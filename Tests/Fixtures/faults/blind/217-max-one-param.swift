struct P: Hashable { let price: Double }
let ps: [P] = []
let p = ps.max { $0.price }
//             ^ error: contextual closure type '(P, P) throws -> Bool' expects 2 arguments, but 1 was used in closure body
//                  ^ error: cannot convert value of type 'Double' to closure result type 'Bool'
let q = ps.max(by: { $0.price })
//                 ^ error: contextual closure type '(P, P) throws -> Bool' expects 2 arguments, but 1 was used in closure body
//                      ^ error: cannot convert value of type 'Double' to closure result type 'Bool'
let r = ps.sorted { $0.price }
//                ^ error: contextual closure type '(P, P) throws -> Bool' expects 2 arguments, but 1 was used in closure body
//                     ^ error: cannot convert value of type 'Double' to closure result type 'Bool'
