// switchLatest: completions of outer and inner, errors of either.
import RxSwift

let outer = PublishSubject<Observable<Int>>()
let one = PublishSubject<Int>(), two = PublishSubject<Int>()
_ = outer.switchLatest().subscribe { print($0) }
outer.onNext(one)
one.onNext(1)
outer.onNext(two.asObservable())
one.onNext(2)
two.onNext(3)
one.onError(RxError.unknown)
outer.onCompleted()
two.onNext(4)
two.onCompleted()
print("--")
let relays = BehaviorSubject(value: Observable.of(1, 2))
let d = relays.switchLatest().subscribe { print("b", $0) }
relays.onNext(.empty())
relays.onNext(.of(3))
relays.onNext(.error(RxError.noElements))
relays.onNext(.of(4))
d.dispose()
