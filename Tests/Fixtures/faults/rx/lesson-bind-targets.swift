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

numbers.bind(to: label.rx.text).disposed(by: bag)
//      ^ error: no exact matches in call to instance method 'bind'
words.bind(to: label).disposed(by: bag)
//    ^ error: no exact matches in call to instance method 'bind'
words.bind(to: button.rx.isEnabled).disposed(by: bag)
//    ^ error: no exact matches in call to instance method 'bind'
words.bind(to: score).disposed(by: bag)
//    ^ error: no exact matches in call to instance method 'bind'
driver.drive(label.rx.text).disposed(by: bag)
//     ^ error: no exact matches in call to instance method 'drive'
field.rx.text.bind(to: name).disposed(by: bag)
//            ^ error: no exact matches in call to instance method 'bind'
button.rx.tap.map { field.text }.bind(to: name).disposed(by: bag)
//                               ^ error: no exact matches in call to instance method 'bind'
Driver.just(1).drive(name).disposed(by: bag)
//             ^ error: no exact matches in call to instance method 'drive'
numbers.bind(to: words).disposed(by: bag)
//      ^ error: no exact matches in call to instance method 'bind'
