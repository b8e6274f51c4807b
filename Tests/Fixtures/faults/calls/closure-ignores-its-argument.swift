let f: (Int) -> Int = { 3 }
//                    ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
