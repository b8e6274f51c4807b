// ends: 10 30
// Ten requests that fail twice each, retried after a delay on a background scheduler.
import Foundation
import RxSwift

struct Busy: Error {}
let lock = NSLock()
var attempts = 0, successes = 0
let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
func request(_ n: Int) -> Observable<Int> {
  var tries = 0
  return Observable.deferred {
    tries += 1
    lock.withLock { attempts += 1 }
    return tries < 3 ? .error(Busy()) : .just(n)
  }
  .subscribe(on: background)
  .retry { errors in
    errors.enumerated().flatMap { index, _ in Observable<Int>.timer(.milliseconds(index + 1), scheduler: background) }
  }
}
let done = DispatchSemaphore(value: 0)
let all = Observable.merge((0..<10).map(request)).subscribe(
  onNext: { _ in lock.withLock { successes += 1 } }, onDisposed: { done.signal() })
done.wait()
print(successes, attempts)
_ = all
