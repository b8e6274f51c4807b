struct P {}
extension P { var x = 3; let y: Int; init(a: Int) {} ; deinit {} }
//                ^ error: extensions must not contain stored properties
//                           ^ error: extensions must not contain stored properties
//                                                     ^ error: deinitializer cannot be declared in struct 'P' that conforms to 'Copyable'
//                                                     ^ error: deinitializers may only be declared within a class, actor, or noncopyable type
extension Foo { func a() {} }
//        ^ error: cannot find type 'Foo' in scope
extension P: Equatable, Printable {}
//                      ^ error: cannot find type 'Printable' in scope
extension Int { init(x: String) { self = x } }
//                                       ^ error: cannot assign value of type 'String' to type 'Int'
