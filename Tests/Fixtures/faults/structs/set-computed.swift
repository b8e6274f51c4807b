struct P { var x: Int { 1 } }
var p = P()
p.x = 3
// ^3 error: cannot assign to property: 'x' is a get-only property
