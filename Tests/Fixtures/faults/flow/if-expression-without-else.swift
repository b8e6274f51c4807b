let n = 3
let text = if n > 2 { "big" }
//         ^ error: 'if' must have an unconditional 'else' to be used as expression
