// The parts of a tuple are no parameters of an optional function.
func watch(_ change: (((Int, String)) -> Void)? = nil, name: String = "") {}
func plain(_ change: ((Int, String)) -> Void) {}
watch { print($0, $1, $2) }
//    ^ error: cannot convert value of type '(Any, Any, Any) -> ()' to expected argument type '((Int, String)) -> Void'
plain { a, b, c in print(a) }
//      ^ error: contextual closure type '((Int, String)) -> Void' expects 1 argument, but 3 were used in closure body
