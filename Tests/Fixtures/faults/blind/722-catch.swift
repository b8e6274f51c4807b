import RxSwift
let o = Observable.of(1)
let a = o.catch { Observable.just(2) }
//              ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
let b = o.catch { _ in 2 }
//                     ^ error: cannot convert value of type 'Int' to closure result type 'Observable<Int>'
let c = o.catch { _ in Observable.just("x") }
//                                     ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let d = o.catchAndReturn("x")
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let e = o.retry(times: 3)
//             ^ error: extraneous argument label 'times:' in call
let f = o.catch { error in error.code }
//                               ^ error: value of type 'any Error' has no member 'code'
let g = o.catchErrorJustReturn("x")
//                             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let h = o.retry(when: { $0.delay(.seconds(1)) })
//                                          ^ error: missing argument for parameter 'scheduler' in call
let i = o.catchAndReturn()
//                       ^ error: missing argument for parameter #1 in call
