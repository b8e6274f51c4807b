import Foundation
import RxCocoa
import RxSwift

// Selectors with operators in them, as forms and totals have them.
let bag = DisposeBag()
let name = BehaviorRelay(value: "Ada")
let password = BehaviorRelay(value: "secret")
let again = BehaviorRelay(value: "secre")
let age = BehaviorRelay(value: 36)
let accepted = BehaviorRelay(value: true)

Observable.combineLatest(name, password, again, age, accepted) {
  $0.count > 2 && $1.count >= 6 && $1 == $2 && $3 >= 18 && $4
}
.subscribe(onNext: { print("valid:", $0) }).disposed(by: bag)
Driver.combineLatest(age.asDriver(), age.asDriver(), age.asDriver()) { Double($0 + $1 + $2) / 3 * 1.5 }
  .drive(onNext: { print("mean:", $0) }).disposed(by: bag)
Observable.combineLatest(name.asObservable(), age.asObservable()).map { "\($0) is \($1)" + ($1 > 40 ? "!" : "") }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
again.accept("secret")
age.accept(42)

Observable.zip(Observable.of(1, 2), Observable.of(3, 4), Observable.of(5, 6), Observable.of(7, 8)) { $0 * $1 + $2 * $3 }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
Single.zip(Single.just(1), Single.just(2), Single.just(3)) { Double($0) / 2 + Double($1 * $2) }
  .subscribe(onSuccess: { print($0) }).disposed(by: bag)
Infallible.combineLatest(Infallible.just(2), Infallible.just(3), Infallible.just(4)) { $0 * $1 + $2 }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
let one = Observable.just(1)
Observable.combineLatest(one, one, one, one, one, one, one, one) { a, b, c, d, e, f, g, h in
  a + b + c + d + e + f + g + h
}
.subscribe(onNext: { print($0) }).disposed(by: bag)
