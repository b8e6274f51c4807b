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

numbers.sink { print($0) }.disposed(by: bag)
//      ^ error: value of type 'Observable<Int>' has no member 'sink'
numbers.removeDuplicates().subscribe().disposed(by: bag)
//      ^ error: value of type 'Observable<Int>' has no member 'removeDuplicates'
numbers.receive(on: MainScheduler.instance).subscribe().disposed(by: bag)
//      ^ error: value of type 'Observable<Int>' has no member 'receive'
numbers.tap { print($0) }.subscribe().disposed(by: bag)
//      ^ error: value of type 'Observable<Int>' has no member 'tap'
