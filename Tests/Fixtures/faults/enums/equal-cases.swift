enum Event { case tap(Int), tap(String) }
//                          ^ error: invalid redeclaration of 'tap'
enum Key { case down(x: Int), down(y: Int), down }
//                                          ^ error: invalid redeclaration of 'down'
