class A { init(n: Int) {} }
class B: A {}
let b = B()
//        ^ error: missing argument for parameter 'n' in call
