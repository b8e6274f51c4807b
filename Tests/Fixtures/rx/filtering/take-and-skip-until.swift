// take(until:), skip(until:) and their corners.
import RxSwift

let a = PublishSubject<Int>()
let stop = PublishSubject<Void>()
_ = a.take(until: stop).subscribe { print("until", $0) }
_ = a.skip(until: stop).subscribe { print("skip", $0) }
_ = a.take(until: { $0 >= 2 }, behavior: .exclusive).subscribe { print("exclusive", $0) }
_ = a.take(until: { $0 >= 2 }, behavior: .inclusive).subscribe { print("inclusive", $0) }
_ = a.take(while: { $0 < 2 }, behavior: .inclusive).subscribe { print("while", $0) }
a.onNext(1)
a.onNext(2)
stop.onNext(())
a.onNext(3)
a.onCompleted()
_ = Observable.of(1, 2).take(until: Observable<Int>.empty()).subscribe { print("empty", $0) }
_ = Observable.of(1, 2).take(until: Observable<Int>.just(0)).subscribe { print("just", $0) }
_ = Observable.of(1, 2).take(until: Observable<Int>.error(RxError.noElements)).subscribe { print("error", $0) }
_ = Observable.of(1, 2).take(until: Observable<Int>.never()).subscribe { print("never", $0) }
_ = Observable.of(1, 2).skip(until: Observable<Int>.just(0)).subscribe { print("skip just", $0) }
_ = Observable.of(1, 2).skip(until: Observable<Int>.empty()).subscribe { print("skip empty", $0) }
_ = Observable.of(1, 2, 3).take(0).subscribe { print("zero", $0) }
_ = Observable.of(1, 2, 3).takeLast(2).subscribe { print("last", $0) }
_ = Observable.of(1, 2, 3).skip(5).subscribe { print("skip5", $0) }
