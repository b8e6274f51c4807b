// ends: 20 done
// Sources that fail on a pool and are tried again after a delay, with a counter each; errors are matched on main.
import Foundation
import RxSwift

enum Failure: Error { case soon(Int), never }
let pool = ConcurrentDispatchQueueScheduler(qos: .utility)
let bag = DisposeBag()
func attempt(_ id: Int) -> Observable<Int> {
  var tries = 0
  let lock = NSLock()
  return Observable<Int>.deferred {
    lock.lock(); defer { lock.unlock() }
    tries += 1
    if tries < 3 { return .error(Failure.soon(tries)) }
    return .just(id)
  }
  .subscribe(on: pool)
  .retry(when: { (errors: Observable<Error>) -> Observable<Int> in
    errors.flatMap { error -> Observable<Int> in
      guard case Failure.soon(let n) = error else { return .error(error) }
      return Observable<Int>.timer(.milliseconds(n), scheduler: pool)
    }
  })
}
Observable.merge((0..<20).map(attempt)).toArray().observe(on: MainScheduler.instance)
  .subscribe(onSuccess: { print($0.count, "done") }, onFailure: { print("failed", $0) }).disposed(by: bag)
