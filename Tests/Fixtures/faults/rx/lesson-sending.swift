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

relay.onNext(1)
//    ^ error: value of type 'PublishRelay<Int>' has no member 'onNext'
score.onNext(1)
//    ^ error: value of type 'BehaviorRelay<Int>' has no member 'onNext'
score.onError(NSError(domain: "", code: 0))
//    ^ error: value of type 'BehaviorRelay<Int>' has no member 'onError'
relay.onCompleted()
//    ^ error: value of type 'PublishRelay<Int>' has no member 'onCompleted'
subject.accept(1)
//      ^ error: value of type 'PublishSubject<Int>' has no member 'accept'
state.accept(1)
//    ^ error: value of type 'BehaviorSubject<Int>' has no member 'accept'
numbers.onNext(1)
//      ^ error: value of type 'Observable<Int>' has no member 'onNext'
numbers.accept(1)
//      ^ error: value of type 'Observable<Int>' has no member 'accept'
driver.accept(1)
//     ^ error: value of type 'Driver<Int>' has no member 'accept'
single.onNext(1)
//     ^ error: value of type 'Single<Int>' has no member 'onNext'
subject.onNext("a")
//             ^ error: cannot convert value of type 'String' to expected argument type 'Int'
subject.onNext()
//             ^ error: missing argument for parameter #1 in call
subject.onNext(1, 2)
//                ^ error: extra argument in call
subject.onError("boom")
//              ^ error: argument type 'String' does not conform to expected type 'Error'
subject.onError()
//              ^ error: missing argument for parameter #1 in call
relay.accept("x")
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
relay.accept(value: 1)
//          ^ error: extraneous argument label 'value:' in call
