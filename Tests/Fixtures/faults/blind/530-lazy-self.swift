struct P { lazy var x = 3; let n = 1; lazy var y = n + 1 }
let p = P()
print(p.x)
//      ^ error: cannot use mutating getter on immutable value: 'p' is a 'let' constant
class C { let a = 1; let b = a + 1; var c = self.a }
//                           ^ error: cannot use instance member 'a' within property initializer; property initializers run before 'self' is available
//                                          ^ error: cannot find 'self' in scope; did you mean to use it in a type or extension context?
