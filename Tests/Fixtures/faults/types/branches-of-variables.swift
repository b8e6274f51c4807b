let b = true, i = 1, s = "a"
let r = b ? i : s
//          ^ error: result values in '? :' expression have mismatching types 'Int' and 'String'
