protocol C: AnyObject {}
func f(_ a: [C], _ c: C) -> Bool { a.contains { $0 == c } }
//                                                 ^ error: type 'any C' cannot conform to 'Equatable'
func g(_ a: C, _ b: C) -> Bool { a == b }
//                                 ^ error: binary operator '==' cannot be applied to two 'any C' operands
func h(_ a: C, _ b: C?) -> Bool { a == b }
//                                  ^ error: type 'any C' cannot conform to 'Equatable'
