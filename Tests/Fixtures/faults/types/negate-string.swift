let s = "a"
print(-s)
//    ^ error: unary operator '-' cannot be applied to an operand of type 'String'
