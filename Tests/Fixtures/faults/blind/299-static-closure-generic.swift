func combine<A, B, R>(_ a: A, _ b: B, _ f: (A, B) -> R) -> R { f(a, b) }
let x = combine(1, "a") { a in a }
//                        ^ error: contextual closure type '(Int, String) -> Int' expects 2 arguments, but 1 was used in closure body
let y = combine(1, "a") { $0 }
//                      ^ error: contextual closure type '(Int, String) -> Int' expects 2 arguments, but 1 was used in closure body
let z = combine(1, "a") { a, b, c in a }
//                        ^ error: contextual closure type '(Int, String) -> Int' expects 2 arguments, but 3 were used in closure body
let w: String = combine(1, "a") { a, b in a }
//                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
