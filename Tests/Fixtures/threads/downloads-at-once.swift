// ends: 40 true
// No more than three at once, on a concurrent scheduler; a lock counts.
import Foundation
import RxSwift

let lock = NSRecursiveLock()
var running = 0, most = 0, finished: Set<Int> = []
func download(_ n: Int) -> Single<Int> {
  Single.create { single in
    lock.lock(); running += 1; most = max(most, running); lock.unlock()
    DispatchQueue.global().async {
      _ = (0..<50).reduce(0, +)
      lock.lock(); running -= 1; lock.unlock()
      single(.success(n))
    }
    return Disposables.create()
  }
}
let group = DispatchGroup()
group.enter()
let subscription = Observable.from(0..<40)
  .map { download($0).asObservable() }
  .merge(maxConcurrent: 3)
  .subscribe(onNext: { n in lock.lock(); finished.insert(n); lock.unlock() }, onDisposed: { group.leave() })
group.wait()
print(finished.count, most <= 3)
_ = subscription
