var s: string = "a"
//     ^ error: cannot find type 'string' in scope
func f(_ n: int) -> bool { true }
//          ^ error: cannot find type 'int' in scope
//                  ^ error: cannot find type 'bool' in scope
