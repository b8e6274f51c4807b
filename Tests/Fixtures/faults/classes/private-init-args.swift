class A { init(n: Int) {} }
let a = A()
//        ^ error: missing argument for parameter 'n' in call
