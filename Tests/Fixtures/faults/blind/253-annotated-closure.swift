func observe(_ o: (String) -> Void) {}
observe { (text: Int) in print(text) }
//      ^ error: cannot convert value of type '(Int) -> ()' to expected argument type '(String) -> Void'
observe({ (text: Int) in print(text) })
//      ^ error: cannot convert value of type '(Int) -> ()' to expected argument type '(String) -> Void'
let f: (String) -> Void = { (n: Int) in print(n) }
//                        ^ error: cannot convert value of type '(Int) -> Void' to specified type '(String) -> Void'
