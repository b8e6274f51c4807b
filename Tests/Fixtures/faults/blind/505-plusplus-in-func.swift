func f() { var m = 2; m++; print(m) }
//                     ^ error: cannot find operator '++' in scope; did you mean '+= 1'?
func g() { var m = 2; ++m }
//                    ^ error: cannot find operator '++' in scope; did you mean '+= 1'?
