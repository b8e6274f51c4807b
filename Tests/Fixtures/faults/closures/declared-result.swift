let f1 = { (x: Int) -> Int in "a" }
//                     ^ error: declared closure result 'Int' is incompatible with return type 'String'
let f2 = { () -> String in 5 }
//               ^ error: declared closure result 'String' is incompatible with return type 'Int'
let f3 = { (x: Int) -> Int in print(x) }
//                     ^ error: declared closure result 'Int' is incompatible with return type '()'
let f4: (Int) -> Int = { (x: Int) -> String in "a" }
//                                   ^ error: declared closure result 'String' is incompatible with contextual type 'Int'
_ = [1].map { (x: Int) -> String in x }
//                        ^ error: declared closure result 'String' is incompatible with return type 'Int'
let f5 = { (x: Int) -> Int? in x }
let f6: (Int) -> Any = { (x: Int) -> String in "a" }
let f7: (Int) -> Int = { (x: Int) -> Never in fatalError() }
//                                   ^ error: declared closure result 'Never' is incompatible with contextual type 'Int'
