func add(a: Int, a: Int) {}
//               ^ error: invalid redeclaration of 'a'
