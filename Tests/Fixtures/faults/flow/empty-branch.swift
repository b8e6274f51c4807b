let flag = true
let number = if flag { } else { 2 }
//                   ^ error: expected expression in branch of 'if' expression
