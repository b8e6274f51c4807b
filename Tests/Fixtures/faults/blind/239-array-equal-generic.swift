func same<T>(_ a: [T], _ b: [T]) -> Bool { a == b }
//                                           ^ error: operator function '==' requires that 'T' conform to 'Equatable'
func same2<T>(_ a: T, _ b: T) -> Bool { a == b }
//                                        ^ error: binary operator '==' cannot be applied to two 'T' operands
func same3<T>(_ a: T?, _ b: T?) -> Bool { a == b }
//                                          ^ error: binary operator '==' cannot be applied to two 'T?' operands
struct S {}
let x = [S()] == [S()]
//            ^ error: operator function '==' requires that 'S' conform to 'Equatable'
