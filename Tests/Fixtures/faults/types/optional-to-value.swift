let text: String? = "a"
let certain: String = text
//                    ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
