enum E: Error { case bad(String) }
let e: Error = E.bad("x")
if case E.bad(let a, let b) = e { print(a) }
//        ^ error: tuple pattern has the wrong length for tuple type 'String'
do { throw e } catch E.bad(let a, let b) { print(a) } catch {}
//                        ^ error: tuple pattern cannot match values of the non-tuple type 'String'
