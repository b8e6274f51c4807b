import RxSwift
import RxCocoa
let a = Observable.of(1)
_ = a.drive(onNext: { print($0) })
//    ^ error: value of type 'Observable<Int>' has no member 'drive'
_ = a.emit(onNext: { print($0) })
//    ^ error: value of type 'Observable<Int>' has no member 'emit'
let d = Driver.just(1)
_ = d.subscribe(onNext: { print($0) })
//    ^ error: value of type 'SharedSequence<DriverSharingStrategy, Int>' has no member 'subscribe'
_ = d.bind(onNext: { print($0) })
//    ^ error: value of type 'SharedSequence<DriverSharingStrategy, Int>' has no member 'bind'
_ = d.emit(onNext: { print($0) })
//    ^ error: referencing instance method 'emit(onNext:onCompleted:onDisposed:)' on 'SharedSequenceConvertibleType' requires the types 'DriverSharingStrategy' and 'SignalSharingStrategy' be equivalent
_ = d.drive(onNext: { print($0) }, onError: { print($0) })
//                                          ^ error: extra argument 'onError' in call
_ = d.drive(PublishSubject<String>())
//    ^ error: no exact matches in call to instance method 'drive'
