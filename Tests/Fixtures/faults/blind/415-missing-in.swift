let a = [1, 2].map { n n * 2 }
//                 ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//                   ^ error: cannot find 'n' in scope
//                    ^ error: consecutive statements on a line must be separated by ';'
//                     ^ error: cannot find 'n' in scope
