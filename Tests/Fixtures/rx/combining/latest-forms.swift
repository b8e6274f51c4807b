// combineLatest in its forms.
import RxSwift

let a = BehaviorSubject(value: 1), b = BehaviorSubject(value: "b"), c = PublishSubject<Bool>()
_ = Observable.combineLatest(a, b, c).subscribe { print($0) }
c.onNext(true)
a.onNext(2)
b.onCompleted()
a.onCompleted()
c.onNext(false)
c.onCompleted()
_ = Observable.combineLatest([a, a, a].map { $0.asObservable() }).subscribe { print($0) }
_ = Observable.combineLatest([Observable.just(1), .just(2)]) { $0.map(String.init).joined(separator: "+") }.subscribe { print($0) }
_ = Observable.combineLatest([Observable<Int>]()).subscribe { print("none", $0) }
_ = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of("x", "y")).map { "\($0.0)\($0.1)" }.subscribe { print($0) }
_ = Observable.combineLatest(Observable<Int>.empty(), Observable.just(1)).subscribe { print("empty", $0) }
_ = Observable.combineLatest(Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4), Observable.just(5)) { [$0, $1, $2, $3, $4].reduce(0, +) }
  .subscribe(onNext: { print($0) })
