print("abc".hasPrefix("a" as Character))
//                        ^ error: cannot convert value of type 'Character' to expected argument type 'String'
let c: Character = "a"
let b = "abc".hasPrefix(c)
//                      ^ error: cannot convert value of type 'Character' to expected argument type 'String'
