import RxSwift
let taps = PublishSubject<Void>()
taps.onNext()
//          ^ error: missing argument for parameter #1 in call
let n = PublishSubject<Int>()
n.onNext()
//       ^ error: missing argument for parameter #1 in call
n.onError()
//        ^ error: missing argument for parameter #1 in call
n.onCompleted(1)
//            ^ error: argument passed to call that takes no arguments
