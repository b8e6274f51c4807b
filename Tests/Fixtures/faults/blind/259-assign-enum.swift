enum Direction: Int { case north, east }
var heading: Direction = .north
heading = 2
//      ^ error: cannot assign value of type 'Int' to type 'Direction'
var b = true
b = 1
//  ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
var s = "x"
s = 3
//  ^ error: cannot assign value of type 'Int' to type 'String'
var d: Direction? = .north
d = 2
//  ^ error: cannot assign value of type 'Int' to type 'Direction'
