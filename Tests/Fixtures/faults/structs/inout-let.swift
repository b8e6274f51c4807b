func up(_ n: inout Int) { n += 1 }
let n = 1
up(&n)
// ^ error: cannot pass immutable value as inout argument: 'n' is a 'let' constant
