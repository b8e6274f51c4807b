class C {}
extension C {
  deinit {}
// ^3 error: deinitializers may only be declared within a class, actor, or noncopyable type
}
struct S {}
extension S { case a }
//            ^ error: enum 'case' is not allowed outside of an enum
extension C {
  convenience init(x: Int) { self.init() }
  init(y: Int) { self.init() }
// ^3 error: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
}
