// Errors in the middle of shared streams: who hears what, and what comes after.
import RxSwift

enum E: Error { case one, two }
let subject = PublishSubject<Int>()
let shared = subject.map { n -> Int in if n == 2 { throw E.one }; return n }.share(replay: 1)
_ = shared.subscribe { print("a", $0) }
_ = shared.catchAndReturn(-1).subscribe { print("b", $0) }
_ = shared.retry(2).subscribe { print("c", $0) }
_ = shared.materialize().map { $0.error != nil }.subscribe { print("d", $0) }
subject.onNext(1)
subject.onNext(2)
subject.onNext(3)
_ = shared.subscribe { print("late", $0) }
subject.onNext(4)
subject.onError(E.two)
_ = shared.subscribe { print("later", $0) }
let resumed = PublishSubject<Int>()
let safe = resumed.flatMap { n in Observable.just(n).map { n -> Int in if n % 2 == 0 { throw E.one }; return n }.catch { _ in .empty() } }
_ = safe.subscribe { print("safe", $0) }
(1...4).forEach(resumed.onNext)
let forever = resumed.map { n -> Int in if n == 7 { throw E.two }; return n }.do(onSubscribe: { print("again") }).retry()
_ = forever.subscribe { print("forever", $0) }
[6, 7, 8].forEach(resumed.onNext)
