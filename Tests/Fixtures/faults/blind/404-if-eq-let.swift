let done = false
struct P { let x: Int; var y: Int }
let p = P(x: 1, y: 2)
if p.x = 3 { }
//   ^ error: cannot assign to property: 'x' is a 'let' constant
//     ^ error: use of '=' in a boolean context, did you mean '=='?
while p.y = 3 { }
//      ^ error: cannot assign to property: 'p' is a 'let' constant
//        ^ error: use of '=' in a boolean context, did you mean '=='?
let b = done = true
//      ^ error: cannot assign to value: 'done' is a 'let' constant
