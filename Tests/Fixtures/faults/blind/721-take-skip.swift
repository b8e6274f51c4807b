import RxSwift
let o = Observable.of(1, 2)
let a = o.take("2")
//             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = o.take(until: 3)
//                    ^ error: cannot convert value of type 'Int' to expected argument type '(Int) throws -> Bool'
let c = o.take(while: { $0 })
//                      ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
let d = o.skip(.seconds(1))
//              ^ error: type 'Int' has no member 'seconds'
let e = o.take(until: { $0 > 1 }, behaviour: .inclusive)
//            ^ error: incorrect argument label in call (have 'until:behaviour:', expected 'until:behavior:')
let f = o.skip(while: { a, b in true })
//                      ^ error: contextual closure type '(Int) throws -> Bool' expects 1 argument, but 2 were used in closure body
let g = o.takeLast()
//                 ^ error: missing argument for parameter #1 in call
let h = o.elementAt("1")
//                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let i = o.take(for: .seconds(1))
//                             ^ error: missing argument for parameter 'scheduler' in call
let j = o.distinctUntilChanged({ $0 })
