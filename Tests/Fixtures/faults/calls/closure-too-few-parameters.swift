let f: (Int, Int) -> Int = { $0 }
//                         ^ error: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
