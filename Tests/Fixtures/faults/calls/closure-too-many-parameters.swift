let lengths = ["a"].map { a, b in a.count }
//                        ^ error: cannot infer type of closure parameter 'a' without a type annotation
//                        ^ error: contextual closure type '(String) -> T' expects 1 argument, but 2 were used in closure body
//                           ^ error: cannot infer type of closure parameter 'b' without a type annotation
