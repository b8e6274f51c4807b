struct P { static func empty() -> P { P() }; static func just(_ x: Int) -> P { P() }; static let one = P() }
func find(_ id: Int) -> P { id == 1 ? .just(1) : .empty }
//                                                ^ error: member 'empty()' is a function that produces expected type 'P'; did you mean to call it?
let p: P = .empty
//          ^ error: member 'empty()' is a function that produces expected type 'P'; did you mean to call it?
func q() -> P { .empty }
//               ^ error: member 'empty()' is a function that produces expected type 'P'; did you mean to call it?
let r: P = true ? .one : .empty
//                        ^ error: member 'empty()' is a function that produces expected type 'P'; did you mean to call it?
