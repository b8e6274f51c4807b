import RxSwift
let o = Observable.of(1, 2)
let a = o.filter { $0 }
//                 ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
let b = o.filter { $0 > "1" }
//                      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let c = o.filter { n in }
//               ^ error: cannot convert value of type '()' to closure result type 'Bool'
let d = o.filter { a, b in a > b }
//                 ^ error: contextual closure type '(Int) throws -> Bool' expects 1 argument, but 2 were used in closure body
let e = o.filter { $0.isEven }
//                    ^ error: value of type 'Int' has no member 'isEven'
let f = o.map { $0.uppercased() }
//                 ^ error: value of type 'Int' has no member 'uppercased'
let g = o.map { a, b in a }
//              ^ error: contextual closure type '(Int) throws -> Int' expects 1 argument, but 2 were used in closure body
let h = o.map { print($0) }.map { $0 + 1 }
//                                ^ error: cannot convert value of type '()' to expected argument type 'Int'
let i = o.map { $0 > 1 }.filter { $0 > 1 }
//                                   ^ error: binary operator '>' cannot be applied to operands of type '()' and 'Int'
let j = o.compactMap { Int($0) }.map { $0.count }
//                                   ^ error: cannot infer type of closure parameter '$0' without a type annotation
