// zip with uneven ends.
import RxSwift

let a = PublishSubject<Int>(), b = PublishSubject<String>()
_ = Observable.zip(a, b) { "\($0)\($1)" }.subscribe { print("zip", $0) }
a.onNext(1); a.onNext(2); a.onNext(3)
b.onNext("x")
a.onCompleted()
b.onNext("y")
print("b has", b.hasObservers)
b.onNext("z")
print("b has", b.hasObservers)
_ = Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b"), Observable.of(true, false, true, false)).subscribe { print($0) }
_ = Observable.zip([Observable.of(1, 2), Observable.of(3, 4)]).subscribe { print($0) }
_ = Observable.zip([Observable.of(1, 2), Observable.of(3, 4)]) { $0.reduce(0, +) }.subscribe { print($0) }
_ = Observable<Int>.zip([Observable<Int>]()) { $0.count }.subscribe { print("none", $0) }
_ = Observable.zip(Observable.just(1), Observable<Int>.error(RxError.unknown)).subscribe { print($0) }
_ = Observable.zip(Observable.just(1), Observable<Int>.empty()).subscribe { print($0) }
_ = Single.zip(Single.just(1), .just("s")) { ($0, $1) }.subscribe { print($0) }
_ = Single.zip([Single.just(1), .just(2)]).subscribe { print($0) }
