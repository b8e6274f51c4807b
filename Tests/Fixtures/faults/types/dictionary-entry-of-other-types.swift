let text = "name=Ada;age=36"
var fields: [String: Int] = [:]
let name = text.dropFirst(), number = 5
fields[name] = "x"
//     ^ error: cannot convert value of type 'Substring' to expected argument type 'String'
//             ^ error: cannot assign value of type 'String' to subscript of type 'Int'
fields[number] = text
//     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//               ^ error: cannot assign value of type 'String' to subscript of type 'Int'
fields[name] = number
//     ^ error: cannot convert value of type 'Substring' to expected argument type 'String'
fields[number] = number
//     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
fields["a"] = text
//            ^ error: cannot assign value of type 'String' to subscript of type 'Int'
