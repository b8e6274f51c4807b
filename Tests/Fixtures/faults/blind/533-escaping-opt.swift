class V {
    var done: (() -> Void)?
    var name = "x"
    func go(_ f: () -> Void) { done = f }
//                                  ^ error: assigning non-escaping parameter 'f' to an '@escaping' closure
    func run(_ f: (() -> Void)?) { f() }
//                                 ^ error: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
    func ok() { done = { print(name) } }
//                             ^ error: reference to property 'name' in closure requires explicit use of 'self' to make capture semantics explicit
    func ok2() { done = { self.nam = "x" } }
//                             ^ error: value of type 'V' has no member 'nam'
}
