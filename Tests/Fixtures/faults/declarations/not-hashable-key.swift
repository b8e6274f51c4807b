struct Thing {}
let d: [Thing: Int] = [:]
//     ^ error: type 'Thing' does not conform to protocol 'Hashable'
