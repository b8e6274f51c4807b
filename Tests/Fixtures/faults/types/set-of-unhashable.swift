struct P {}
let s: Set<P> = []
//     ^ error: type 'P' does not conform to protocol 'Hashable'
