// withLatestFrom and sample, and who is subscribed first.
import RxSwift

let a = PublishSubject<Int>(), b = PublishSubject<String>()
_ = a.withLatestFrom(b).subscribe { print("latest", $0) }
_ = a.withLatestFrom(b) { ($0, $1) }.subscribe { print("pair", $0) }
_ = b.sample(a).subscribe { print("sample", $0) }
_ = b.sample(a, defaultValue: "none").subscribe { print("default", $0) }
a.onNext(1)
b.onNext("x")
a.onNext(2)
a.onNext(3)
b.onNext("y")
b.onCompleted()
a.onNext(4)
a.onCompleted()
let same = PublishSubject<Int>()
_ = same.withLatestFrom(same).subscribe { print("same", $0) }
same.onNext(1)
same.onNext(2)
_ = Observable.of(1, 2).withLatestFrom(Observable.of(10, 20)) { $0 + $1 }.subscribe { print("cold", $0) }
_ = Observable.just(1).withLatestFrom(Observable<Int>.error(RxError.unknown)).subscribe { print($0) }
