let lengths = ["a"].map { a, b in a.count }
//                        ^ error: contextual closure type '(String) -> T' expects 1 argument, but 2 were used in closure body
