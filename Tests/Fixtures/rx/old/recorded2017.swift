import RxSwift
import RxCocoa
import RxTest
import Foundation

let disposeBag = DisposeBag()
let scheduler = TestScheduler(initialClock: 0)
let xs: TestableObservable<Int> = scheduler.createHotObservable([
    .next(150, 1), .next(210, 2), .next(220, 3), .error(300, RxError.unknown)
])
let res = scheduler.start { xs.map { $0 * 2 } }
print(res.events.count)
let observer = scheduler.createObserver(Int.self)
let sequence = Observable.from([1, 2, 3])
sequence.subscribe(observer).disposed(by: disposeBag)
print(observer.events.count)
_ = Observable.of(1, 2, 3).reduce(0) { $0 + $1 }.subscribe(onNext: { print("sum \($0)") })
let variable = BehaviorRelay<String>(value: "x")
variable.asObservable().subscribe(onNext: { n in print("variable \(n)") }, onCompleted: { print("gone") }).disposed(by: disposeBag)
variable.accept("y")
variable.accept(variable.value + "z")
Observable.concat([Observable.just(1), Observable.just(2)]).subscribe(onNext: { print("concat \($0)") }).disposed(by: disposeBag)
Observable.zip([Observable.just(1), Observable.just(2)]) { $0.reduce(0, +) }.subscribe(onNext: { print("zip \($0)") }).disposed(by: disposeBag)
Observable.combineLatest([variable.asObservable(), Observable.just("k")]) { $0.joined(separator: "-") }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
Observable.just(1).asDriver(onErrorJustReturn: 0).drive(onNext: { print("driver \($0)") }).disposed(by: disposeBag)
let e: Observable<Int> = Observable.error(NSError(domain: "d", code: 3, userInfo: nil))
e.catch { err in Observable.just((err as NSError).code) }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
Observable.just(3).do(onNext: { print("doOnNext \($0)") }).do(onCompleted: { print("doOnCompleted") }).subscribe().disposed(by: disposeBag)
Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(1).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
let shared = Observable.of(1, 2).share(replay: 1)
shared.subscribe(onNext: { print("shared \($0)") }).disposed(by: disposeBag)
let scheduler2 = SerialDispatchQueueScheduler(qos: .background)
Observable.just(9).subscribe(on: scheduler2).observe(on: MainScheduler.instance).subscribe(onNext: { print("on \($0)") }).disposed(by: disposeBag)
Observable.just(1).subscribe(onNext: { _ in }, onDisposed: { print("disposed") }).dispose()
