func shout(_ text: String) { print(text) }
let text: String? = "a"
shout(text)
//    ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
