let s: String? = "a"
print(s.count)
//    ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
