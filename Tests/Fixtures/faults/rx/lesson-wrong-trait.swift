import RxCocoa
import RxSwift
import UIKit

let bag = DisposeBag()
let subject = PublishSubject<Int>()
let state = BehaviorSubject(value: 0)
let relay = PublishRelay<Int>()
let score = BehaviorRelay(value: 0)
let name = BehaviorRelay(value: "Ada")
let numbers = Observable.of(1, 2, 3)
let words = Observable.of("a", "b")
let driver = Driver.just(1)
let signal = Signal.just(1)
let single = Single.just(1)
let maybe = Maybe.just(1)
let done = Completable.empty()
let label = UILabel(), field = UITextField(), button = UIButton()

numbers.drive(onNext: { print($0) }).disposed(by: bag)
//      ^ error: value of type 'Observable<Int>' has no member 'drive'
numbers.emit(onNext: { print($0) }).disposed(by: bag)
//      ^ error: value of type 'Observable<Int>' has no member 'emit'
subject.drive(onNext: { print($0) }).disposed(by: bag)
//      ^ error: value of type 'PublishSubject<Int>' has no member 'drive'
relay.drive(onNext: { print($0) }).disposed(by: bag)
//    ^ error: value of type 'PublishRelay<Int>' has no member 'drive'
score.drive(onNext: { print($0) }).disposed(by: bag)
//    ^ error: value of type 'BehaviorRelay<Int>' has no member 'drive'
score.emit(onNext: { print($0) }).disposed(by: bag)
//    ^ error: value of type 'BehaviorRelay<Int>' has no member 'emit'
single.drive(onNext: { print($0) }).disposed(by: bag)
//     ^ error: value of type 'Single<Int>' has no member 'drive'
driver.bind(to: score).disposed(by: bag)
//     ^ error: value of type 'Driver<Int>' has no member 'bind'
signal.bind(to: relay).disposed(by: bag)
//     ^ error: value of type 'Signal<Int>' has no member 'bind'
driver.bind(onNext: { print($0) }).disposed(by: bag)
//     ^ error: value of type 'Driver<Int>' has no member 'bind'
driver.subscribe(onNext: { print($0) }).disposed(by: bag)
//     ^ error: value of type 'Driver<Int>' has no member 'subscribe'
signal.subscribe(onNext: { print($0) }).disposed(by: bag)
//     ^ error: value of type 'Signal<Int>' has no member 'subscribe'
driver.subscribe { print($0) }.disposed(by: bag)
//     ^ error: value of type 'Driver<Int>' has no member 'subscribe'
signal.drive(onNext: { print($0) }).disposed(by: bag)
//     ^ error: referencing instance method 'drive(onNext:onCompleted:onDisposed:)' on 'SharedSequenceConvertibleType' requires the types 'SignalSharingStrategy' and 'DriverSharingStrategy' be equivalent
driver.emit(onNext: { print($0) }).disposed(by: bag)
//     ^ error: referencing instance method 'emit(onNext:onCompleted:onDisposed:)' on 'SharedSequenceConvertibleType' requires the types 'DriverSharingStrategy' and 'SignalSharingStrategy' be equivalent
driver.emit(to: score).disposed(by: bag)
//     ^ error: referencing instance method 'emit(to:)' on 'SharedSequenceConvertibleType' requires the types 'DriverSharingStrategy' and 'SignalSharingStrategy' be equivalent
signal.drive(score).disposed(by: bag)
//     ^ error: referencing instance method 'drive' on 'SharedSequenceConvertibleType' requires the types 'SignalSharingStrategy' and 'DriverSharingStrategy' be equivalent
