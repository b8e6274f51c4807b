func f(_ a: Int, _ a: String) {}
//                 ^ error: invalid redeclaration of 'a'
class C { var x = 1; func x() -> Int { 1 }; init() {}; init() {} }
//                        ^ error: invalid redeclaration of 'x()'
//                                                     ^ error: invalid redeclaration of 'init()'
struct S {}
enum S {}
//   ^ error: invalid redeclaration of 'S'
let n = 1
var n = 2
//  ^ error: invalid redeclaration of 'n'
protocol P { func a(); func a() }
//                          ^ error: invalid redeclaration of 'a()'
extension C { var x: Int { 2 } }
//                ^ error: invalid redeclaration of 'x'
