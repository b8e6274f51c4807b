class Base { init(n: Int) {} }
class Sub2: Base { init() { } }
class Sub3: Base { init() { print("x"); super.init() } }
//                                                 ^ error: missing argument for parameter 'n' in call
class Sub4: Base { let x: Int }
//    ^ error: class 'Sub4' has no initializers
