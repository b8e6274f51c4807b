func same<T>(_ a: T, _ b: T) -> Bool { a == b }
//                                       ^ error: binary operator '==' cannot be applied to two 'T' operands
