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

numbers.flatMap { $0 + 1 }.subscribe().disposed(by: bag)
//      ^ error: instance method 'flatMap' requires that 'Int' conform to 'ObservableConvertibleType'
numbers.flatMap { [$0] }.subscribe().disposed(by: bag)
//      ^ error: instance method 'flatMap' requires that '[Int]' conform to 'ObservableConvertibleType'
numbers.flatMapLatest { $0 * 2 }.subscribe().disposed(by: bag)
//      ^ error: no exact matches in call to instance method 'flatMapLatest'
numbers.switchLatest().subscribe().disposed(by: bag)
//      ^ error: referencing instance method 'switchLatest()' on 'ObservableType' requires that 'Int' conform to 'ObservableConvertibleType'
