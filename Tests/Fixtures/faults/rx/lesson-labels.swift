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

numbers.reduce { $0 + $1 }.subscribe().disposed(by: bag)
//            ^ error: missing argument for parameter #1 in call
numbers.startWith("0").subscribe().disposed(by: bag)
//                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
numbers.retry(times: 3).subscribe().disposed(by: bag)
//           ^ error: extraneous argument label 'times:' in call
Observable.range(1, 3).subscribe().disposed(by: bag)
//              ^ error: missing argument labels 'start:count:' in call
numbers.subscribe(onCompleted: { print("c") }, onNext: { print($0) }).disposed(by: bag)
//                                             ^ error: argument 'onNext' must precede argument 'onCompleted'
