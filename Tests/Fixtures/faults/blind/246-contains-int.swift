print("abc".contains(3))
//                   ^ error: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
let b = "abc".contains(3)
//                     ^ error: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
