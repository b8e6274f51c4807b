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

numbers.observe(MainScheduler.instance).subscribe().disposed(by: bag)
//              ^ error: missing argument label 'on:' in call
numbers.observe(on: MainScheduler).subscribe().disposed(by: bag)
//                  ^ error: argument type 'MainScheduler.Type' does not conform to expected type 'ImmediateSchedulerType'
numbers.observe(on: MainScheduler.shared).subscribe().disposed(by: bag)
//                                ^ error: type 'MainScheduler' has no member 'shared'
numbers.observe(on: DispatchQueue.main).subscribe().disposed(by: bag)
//                                ^ error: argument type 'DispatchQueue' does not conform to expected type 'ImmediateSchedulerType'
numbers.subscribe(on: BackgroundScheduler()).subscribe().disposed(by: bag)
//                    ^ error: cannot find 'BackgroundScheduler' in scope
numbers.debounce(.seconds(0.3), scheduler: MainScheduler.instance).subscribe().disposed(by: bag)
//                        ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
numbers.delay(.seconds(1)).subscribe().disposed(by: bag)
//                       ^ error: missing argument for parameter 'scheduler' in call
Observable<Int>.timer(.seconds(1)).subscribe().disposed(by: bag)
//                               ^ error: missing argument for parameter 'scheduler' in call
