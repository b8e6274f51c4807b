import RxSwift
let s = Single.just(1)
_ = s.subscribe(onNext: { print($0) }, onError: { print($0) })
//                                              ^ error: extra argument 'onError' in call
_ = s.subscribe(onNext: { print($0) })
//             ^ error: extraneous argument label 'onNext:' in call
_ = s.subscribe(onSuccess: { print($0) }, onError: { print($0) })
_ = s.subscribe(onSuccess: { print($0) }, onCompleted: { print(1) })
//    ^ error: referencing instance method 'subscribe(onSuccess:onError:onCompleted:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'SingleTrait' and 'MaybeTrait' be equivalent
