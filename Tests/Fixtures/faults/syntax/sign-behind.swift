let b = 3
let c = b+
//       ^ error: '+' is not a postfix unary operator
print(b+)
//     ^ error: '+' is not a postfix unary operator
print(c)
