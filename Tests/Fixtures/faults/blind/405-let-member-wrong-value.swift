struct P { let x: Int; var y: Int }
var p = P(x: 1, y: 2)
let q = p
p.x = 3
// ^3 error: cannot assign to property: 'x' is a 'let' constant
p.x = "a"
// ^3 error: cannot assign to property: 'x' is a 'let' constant
//    ^ error: cannot assign value of type 'String' to type 'Int'
q.y = "a"
// ^3 error: cannot assign to property: 'q' is a 'let' constant
//    ^ error: cannot assign value of type 'String' to type 'Int'
q.y = foo
// ^3 error: cannot assign to property: 'q' is a 'let' constant
//    ^ error: cannot find 'foo' in scope
p.x += "a"
// ^3 error: cannot convert value of type 'Int' to expected argument type 'String'
