enum E: Error { case bad(Int), other }
func f() throws {}
func run() {
    do { try f() } catch E.bad(let n) { print(n) }
//       ^ error: errors thrown from here are not handled because the enclosing catch is not exhaustive
}
func run2() {
    do { try f() } catch let e as E { print(e) }
//       ^ error: errors thrown from here are not handled because the enclosing catch is not exhaustive
}
func run3() {
    do { try f() } catch E.bad { print(err) } catch { print(error.message) }
//                                     ^ error: cannot find 'err' in scope
//                                                                ^ error: value of type 'any Error' has no member 'message'
}
