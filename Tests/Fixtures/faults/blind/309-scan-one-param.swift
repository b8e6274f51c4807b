import RxSwift
let taps = PublishSubject<Void>()
let words = Observable.of("a")
let a = taps.scan(0) { count in count + 1 }
//                     ^ error: contextual closure type '(Int, Void) throws -> Int' expects 2 arguments, but 1 was used in closure body
let b = words.reduce(0) { $0 + $1 }
//                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let c = words.scan(0) { $0 + $1 }
//                           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let d = words.scan(0) { sum, w in sum + w.length }
let e = words.reduce("") { $0 + $1.count }
//                                 ^ error: cannot convert value of type 'Int' to expected argument type 'String'
