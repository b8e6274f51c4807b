let add = (+)
//         ^ error: operator '+' cannot be used as a value here
