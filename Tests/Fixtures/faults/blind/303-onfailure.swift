import RxSwift
let o = Observable.of(1)
_ = o.subscribe(onNext: { print($0) }, onFailure: { print($0) })
//                                                ^ error: extra argument 'onFailure' in call
_ = o.subscribe(onSuccess: { print($0) })
//             ^ error: extraneous argument label 'onSuccess:' in call
_ = o.subscribe(onNext: { print($0) }, onFinished: { print(1) })
//                                                 ^ error: extra argument 'onFinished' in call
