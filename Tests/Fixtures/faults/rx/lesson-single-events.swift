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

single.subscribe(onNext: { print($0) }).disposed(by: bag)
//              ^ error: extraneous argument label 'onNext:' in call
single.subscribe(onSuccess: { print($0) }, onCompleted: {}).disposed(by: bag)
//     ^ error: referencing instance method 'subscribe(onSuccess:onError:onCompleted:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'SingleTrait' and 'MaybeTrait' be equivalent
maybe.subscribe(onNext: { print($0) }).disposed(by: bag)
//             ^ error: extraneous argument label 'onNext:' in call
done.subscribe(onNext: { print($0) }).disposed(by: bag)
//            ^ error: extraneous argument label 'onNext:' in call
numbers.subscribe(onSuccess: { print($0) }).disposed(by: bag)
//               ^ error: extraneous argument label 'onSuccess:' in call
numbers.subscribe(onFailure: { print($0) }).disposed(by: bag)
//               ^ error: extraneous argument label 'onFailure:' in call
single.combineLatest(numbers)
//     ^ error: value of type 'Single<Int>' has no member 'combineLatest'
numbers.toArray().subscribe(onNext: { print($0) }).disposed(by: bag)
//                         ^ error: extraneous argument label 'onNext:' in call
numbers.first().subscribe(onNext: { print($0) }).disposed(by: bag)
//                       ^ error: extraneous argument label 'onNext:' in call
single.filter { $0 > 1 }.subscribe(onSuccess: { print($0) }, onFailure: { _ in }).disposed(by: bag)
//                       ^ error: referencing instance method 'subscribe(onSuccess:onFailure:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'MaybeTrait' and 'SingleTrait' be equivalent
single.share().subscribe().disposed(by: bag)
//     ^ error: value of type 'Single<Int>' has no member 'share'
single.bind(to: score).disposed(by: bag)
//     ^ error: value of type 'Single<Int>' has no member 'bind'
single.asObservable().subscribe(onSuccess: { print($0) }).disposed(by: bag)
//                             ^ error: extraneous argument label 'onSuccess:' in call
