struct Box<T> { }
let b = Box<Int>
//      ^ error: generic parameter 'T' could not be inferred
//         ^ error: binary operator '<' cannot be applied to operands of type 'Box<T>.Type' and 'Other'
//             ^ error: '>' is not a postfix unary operator
print(b)
