let lengths = ["a"].map { a, b in a.count }
//                        ^ error: contextual closure type '(String) -> Int' expects 1 argument, but 2 were used in closure body
