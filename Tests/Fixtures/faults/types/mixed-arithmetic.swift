let n = 3
let d = 2.5
print(n * d)
//      ^ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
