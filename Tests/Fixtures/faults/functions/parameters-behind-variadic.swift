func sum(_ numbers: Int..., _ others: Int...) {}
//                            ^ error: a parameter following a variadic parameter requires a label
func add(_ numbers: Int..., to other: Int) {}
func keep(_ action: @escaping Int) {}
//                  ^ error: '@escaping' only applies to function types
func ask(_ question: @autoclosure Bool) {}
//                    ^ error: '@autoclosure' only applies to function types
func call(_ action: @autoclosure (Int) -> Int) {}
//                   ^ error: argument type of '@autoclosure' parameter must be '()'
