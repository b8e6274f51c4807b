import RxSwift
import RxCocoa
_ = Observable.of(1).subscribe(onNext: { print($0) }, onErr: { print($0) })
//                            ^ error: incorrect argument label in call (have 'onNext:onErr:', expected 'onNext:onError:')
_ = Observable.of(1).subscribe(onNext: { print($0) }, onDispose: { print("done") })
//                            ^ error: incorrect argument label in call (have 'onNext:onDispose:', expected 'onNext:onDisposed:')
_ = Observable.of(1).subscribe(onError: { print($0) }, onNext: { print($0) })
//                                                     ^ error: argument 'onNext' must precede argument 'onError'
_ = Observable.of(1).asDriver(onErrorJustReturn: 0).drive(onNext: { print($0) }, onComplete: {})
//                                                       ^ error: incorrect argument label in call (have 'onNext:onComplete:', expected 'onNext:onCompleted:')
_ = Observable.of(1).do(onNext: { print($0) }, onComplete: { print("done") })
//                     ^ error: incorrect argument label in call (have 'onNext:onComplete:', expected 'onNext:onCompleted:')
