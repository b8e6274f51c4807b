class A { var n: Int; var s: String }
//    ^ error: class 'A' has no initializers
