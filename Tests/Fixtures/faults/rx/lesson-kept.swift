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

numbers.subscribe(onNext: { print($0) }).disposed(by: DisposeBag)
//                                                    ^ error: cannot convert value of type 'DisposeBag.Type' to expected argument type 'DisposeBag'
numbers.subscribe(onNext: { print($0) }).disposed(by: numbers)
//                                                    ^ error: cannot convert value of type 'Observable<Int>' to expected argument type 'DisposeBag'
numbers.subscribe(onNext: { print($0) }).disposed(bag)
//                                                ^ error: missing argument label 'by:' in call
numbers.subscribe(onNext: { print($0) }).dispose(by: bag)
//                                                   ^ error: argument passed to call that takes no arguments
numbers.subscribe(onNext: { print($0) }).disposedBy(bag)
//                                       ^ error: value of type 'any Disposable' has no member 'disposedBy'
numbers.map { $0 + 1 }.disposed(by: bag)
//                     ^ error: value of type 'Observable<Int>' has no member 'disposed'
bag.dispose()
//  ^ error: value of type 'DisposeBag' has no member 'dispose'
