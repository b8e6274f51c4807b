let done = false
if done = true { print(1) }
// ^ error: cannot assign to value: 'done' is a 'let' constant
//      ^ error: use of '=' in a boolean context, did you mean '=='?
