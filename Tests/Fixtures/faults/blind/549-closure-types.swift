let f: (Int) -> String = { $0 }
//                         ^ error: cannot convert value of type 'Int' to closure result type 'String'
let g: () -> Int = { print("x") }
//                   ^ error: cannot convert value of type '()' to closure result type 'Int'
let h: (Int, Int) -> Int = { $0 }
//                         ^ error: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
let i: (Int) -> Int = { a, b in a }
//                      ^ error: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
let j = { a in a + 1 }
let k: () -> Void = { $0 }
//                  ^ error: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
let l: (Int) -> Int = { x in x + "a" }
//                               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let m: (String) -> Int = Int.init
//                           ^ error: cannot convert value of type '() -> Int' to specified type '(String) -> Int'
let n: (Int) -> Void = { (x: Int) -> Int in x }
//                                   ^ error: declared closure result 'Int' is incompatible with contextual type 'Void'
f("x")
// ^3 error: cannot convert value of type 'String' to expected argument type 'Int'
g(1)
// ^3 error: argument passed to call that takes no arguments
