protocol P { func a() }
extension P { func b() {} }
func use(_ p: P) { p.c() }
//                   ^ error: value of type 'any P' has no member 'c'
