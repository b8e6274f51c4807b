var a: Int { 1 }, b = 2
// ^1 error: 'var' declarations with multiple variables cannot have explicit getters/setters
func f() { var c = 3, d: Int { 2 }; print(c, d) }
//         ^ error: 'var' declarations with multiple variables cannot have explicit getters/setters
class K { var e = 1, g: Int { 2 } }
//        ^ error: 'var' declarations with multiple variables cannot have explicit getters/setters
