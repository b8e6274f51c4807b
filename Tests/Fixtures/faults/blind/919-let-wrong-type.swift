let x = 1
x = "a"
// ^1 error: cannot assign to value: 'x' is a 'let' constant
//  ^ error: cannot assign value of type 'String' to type 'Int'
x += "a"
// ^1 error: cannot convert value of type 'Int' to expected argument type 'String'
