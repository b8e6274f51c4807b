var done = false
if done = true { print(1) }
//      ^ error: use of '=' in a boolean context, did you mean '=='?
let fixed = false
if fixed = true { print(1) }
// ^ error: cannot assign to value: 'fixed' is a 'let' constant
//       ^ error: use of '=' in a boolean context, did you mean '=='?
