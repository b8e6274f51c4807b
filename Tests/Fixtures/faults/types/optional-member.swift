let text: String? = "a"
print(text.count)
//    ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
