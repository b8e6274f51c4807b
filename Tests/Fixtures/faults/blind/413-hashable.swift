struct P { let x: Int }
var s: Set<P> = []
//     ^ error: type 'P' does not conform to protocol 'Hashable'
let d: [P: Int] = [:]
//     ^ error: type 'P' does not conform to protocol 'Hashable'
let u = Set([P(x: 1)])
//      ^ error: generic struct 'Set' requires that 'P' conform to 'Hashable'
let e = [P(x: 1): 2]
//      ^ error: generic struct 'Dictionary' requires that 'P' conform to 'Hashable'
let dict = Dictionary(grouping: [P(x: 1)], by: { $0 })
//         ^ error: generic struct 'Dictionary' requires that 'P' conform to 'Hashable'
