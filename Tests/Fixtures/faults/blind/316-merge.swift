import RxSwift
let names = PublishSubject<String>()
let numbers = PublishSubject<Int>()
let taps = PublishSubject<Void>()
let a = Observable.merge(names, numbers)
//                              ^ error: cannot convert value of type 'Observable<Int>' to expected argument type 'Observable<String>'
let b = Observable.merge(names.asObservable(), numbers.asObservable())
//                             ^ error: cannot convert value of type 'Observable<String>' to expected argument type 'Observable<Int>'
let c = Observable.merge(taps.map { "tap" }, names.map { $0.count }, numbers.map { "\($0)" })
let d = Observable.merge([names, numbers])
//                 ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
