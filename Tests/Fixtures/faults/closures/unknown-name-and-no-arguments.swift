// A closure that takes no arguments where one is wanted, and names that nothing declares.
let doubled = [1].map { number * 2 }
//                    ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                      ^ error: cannot find 'number' in scope
let long = [1].filter { it > 1 }
//                    ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                      ^ error: cannot find 'it' in scope
func threes(_ numbers: [Int]) -> [Int] { numbers.map { 3 } }
//                                                   ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
