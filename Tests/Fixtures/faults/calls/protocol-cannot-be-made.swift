protocol Shape {}
let s = Shape()
//      ^ error: 'any Shape' cannot be constructed because it has no accessible initializers
