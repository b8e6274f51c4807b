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

score.value = 3
//    ^ error: cannot assign to property: 'value' is a get-only property
score.value += 1
//          ^ error: left side of mutating operator isn't mutable: 'value' is a get-only property
print(relay.value)
//          ^ error: value of type 'PublishRelay<Int>' has no member 'value'
print(numbers.value)
//            ^ error: value of type 'Observable<Int>' has no member 'value'
print(subject.value)
//            ^ error: value of type 'PublishSubject<Int>' has no member 'value'
print(driver.value)
//           ^ error: value of type 'Driver<Int>' has no member 'value'
let v: Int = state.value()
//           ^ error: call can throw but is not marked with 'try'
let v2 = state.value() + 1
//       ^ error: call can throw but is not marked with 'try'
state.value = 3
//    ^ error: cannot assign to value: 'value' is a method
