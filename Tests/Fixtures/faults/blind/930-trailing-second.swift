func go(a: () -> Void, b: (Int) -> Void) {}
go { } c: { _ in }
// ^ error: incorrect argument label in call (have '_:c:', expected 'a:b:')
go { } 
//    ^ error: missing argument for parameter 'b' in call
go(a: {}) { } 
//        ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
go { } b: { print("x") }
//        ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
