class A { var x = 1; func f() -> Int { this.x } }
//                                     ^ error: cannot find 'this' in scope
