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

numbers.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
//               ^ error: missing argument for parameter 'onErrorJustReturn' in call
subject.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
//               ^ error: missing argument for parameter 'onErrorJustReturn' in call
relay.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
//             ^ error: missing argument for parameter 'onErrorJustReturn' in call
numbers.asSignal().emit(onNext: { print($0) }).disposed(by: bag)
//               ^ error: missing argument for parameter 'onErrorJustReturn' in call
score.asSignal().emit(onNext: { print($0) }).disposed(by: bag)
//             ^ error: missing argument for parameter 'onErrorJustReturn' in call
single.asDriver().drive().disposed(by: bag)
//              ^ error: missing argument for parameter 'onErrorJustReturn' in call
driver.asSignal().emit().disposed(by: bag)
//     ^ error: referencing instance method 'asSignal()' on 'SharedSequenceConvertibleType' requires the types 'DriverSharingStrategy' and 'SignalSharingStrategy' be equivalent
signal.asDriver().drive().disposed(by: bag)
//     ^ error: referencing instance method 'asDriver()' on 'SharedSequenceConvertibleType' requires the types 'SignalSharingStrategy' and 'DriverSharingStrategy' be equivalent
numbers.asDriver(onErrorJustReturn: "0").drive().disposed(by: bag)
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
numbers.asDriver(onError: 0).drive().disposed(by: bag)
//              ^ error: incorrect argument label in call (have 'onError:', expected 'onErrorJustReturn:')
numbers.asDriver(onErrorReturn: 0).drive().disposed(by: bag)
//              ^ error: incorrect argument label in call (have 'onErrorReturn:', expected 'onErrorJustReturn:')
words.asDriver(onErrorJustReturn: nil).drive().disposed(by: bag)
//                                ^ error: 'nil' is not compatible with expected argument type 'String'
