var n = 1
n += "a"
//   ^ error: cannot convert value of type 'String' to expected argument type 'Int'
var s = "a"
s += 1
//   ^ error: cannot convert value of type 'Int' to expected argument type 'String'
var d = 1.0
d += n
//   ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
var a = [1]
a += 2
//   ^ error: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
a += "x"
// ^3 error: operator function '+=' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
