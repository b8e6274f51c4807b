struct P { let x: Int }
var p = P(x: 1)
p.x = "a"
// ^3 error: cannot assign to property: 'x' is a 'let' constant
//    ^ error: cannot assign value of type 'String' to type 'Int'
