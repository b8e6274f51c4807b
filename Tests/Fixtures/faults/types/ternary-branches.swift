let flag = true
let value = flag ? 1 : "two"
//                 ^ error: result values in '? :' expression have mismatching types 'Int' and 'String'
