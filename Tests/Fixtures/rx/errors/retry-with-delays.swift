// retry and retry(when:) with growing delays.
import RxSwift

struct Flaky: Error, CustomStringConvertible { let n: Int; var description: String { "flaky#\(n)" } }
var attempt = 0
let request = Observable<String>.deferred {
  attempt += 1
  print("attempt", attempt)
  return attempt < 4 ? .error(Flaky(n: attempt)) : .just("ok")
}
_ = request.retry(2).subscribe { print($0) }
attempt = 0
_ = request.retry().subscribe { print($0) }
attempt = 0
let start = MainScheduler.instance.now
_ = request.retry(when: { errors in
  errors.enumerated().flatMap { index, error -> Observable<Int> in
    guard index < 5 else { return .error(error) }
    let wait = 1 << index
    print("waiting \(wait)s after \(error)")
    return .timer(.seconds(wait), scheduler: MainScheduler.instance)
  }
}).subscribe(onNext: { print($0, Int(MainScheduler.instance.now.timeIntervalSince(start).rounded())) })
var second = 0
_ = Observable<Int>.create { o in
  second += 1
  o.onNext(second)
  o.onError(Flaky(n: second))
  return Disposables.create { print("clean") }
}.retry(when: { (e: Observable<Flaky>) in e.take(2) }).subscribe { print("typed", $0) }
