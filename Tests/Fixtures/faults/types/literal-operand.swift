let flag = true
let a = flag + 1
//      ^ error: cannot convert value of type 'Bool' to expected argument type 'Int'
var n = 1
n += "a"
//   ^ error: cannot convert value of type 'String' to expected argument type 'Int'
n -= 1.5
//   ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
var text = "a"
text += 1
//      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let maybe: Int? = 1
print(maybe > 2)
//    ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let on: Bool = 0
//             ^ error: integer literal value '0' cannot be used as a boolean; did you mean 'false'?
var list = [1]
list[0] = "x"
//        ^ error: cannot assign value of type 'String' to subscript of type 'Int'
