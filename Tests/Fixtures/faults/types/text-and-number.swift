let id = 3
let line = "Order #" + id
//                   ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
let text: String = "a" + id
//                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
func f() -> String { return "a" + id }
//                                ^ error: cannot convert value of type 'Int' to expected argument type 'String'
func g() -> String { "a" + id + "b" }
//                         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
