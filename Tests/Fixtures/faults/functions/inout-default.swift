func add(_ number: inout Int = 1) {}
//                             ^ error: cannot provide default value to inout parameter 'number'
func sum(_ numbers: inout Int...) {}
//                  ^ error: 'inout' must not be used on variadic parameters
