// Errors of a disposed subject, and printed descriptions of subjects and relays.
import RxRelay
import RxSwift

struct Track { let name: String }
let subject = PublishSubject<Int>(), behavior = BehaviorSubject(value: ["a"])
subject.dispose()
behavior.dispose()
_ = subject.subscribe { print($0) }
_ = behavior.subscribe(onError: { print($0) })
do { _ = try behavior.value() } catch RxError.disposed(let object) { print(object === behavior) }
print(RxError.disposed(object: ReplaySubject<Track>.create(bufferSize: 1)))
let any: Any = BehaviorRelay<[Track]>(value: [])
print(any, type(of: any), [PublishRelay<(Int, String?)>()], "\(AsyncSubject<[String: Double]>())")
func make<T>(_ value: T) -> BehaviorSubject<T> { BehaviorSubject(value: value) }
print(make(1.5), type(of: make(Track(name: "x"))))
