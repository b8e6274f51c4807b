func f() -> Int { return value + 1 }
//                       ^ error: cannot find 'value' in scope
