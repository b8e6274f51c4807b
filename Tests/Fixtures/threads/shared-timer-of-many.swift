// ends: 8 1
// Eight threads subscribe to and leave one shared source; its side effect is counted.
import Foundation
import RxSwift

let lock = NSLock()
var subscriptions = 0, heard = 0
let release = PublishSubject<Int>()
let source = Observable<Int>.create { observer in
  lock.withLock { subscriptions += 1 }
  return release.subscribe(observer)
}.share(replay: 1)
let keep = source.subscribe()
let group = DispatchGroup()
var bags: [DisposeBag] = (0..<8).map { _ in DisposeBag() }
for bag in bags {
  DispatchQueue.global().async(group: group) {
    source.take(1).subscribe(onNext: { _ in lock.withLock { heard += 1 } }).disposed(by: bag)
  }
}
group.wait()
release.onNext(1)
print(lock.withLock { heard }, lock.withLock { subscriptions })
keep.dispose()
bags.removeAll()
