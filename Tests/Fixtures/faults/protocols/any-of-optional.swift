protocol Shape {}
let shape: any Shape? = nil
//         ^ error: optional 'any' type must be written '(any Shape)?'
let other: (any Shape)? = nil
