// ends: switched
import RxSwift
import Foundation
// Inner sequences on queues of their own, given up while they send.
let concurrent = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
let bag = DisposeBag()
let outer = PublishSubject<Int>()
func inner(_ n: Int) -> Observable<Int> { Observable.range(start: n, count: 20).subscribe(on: concurrent) }
let lock = NSLock()
var received = 0
func note() { lock.lock(); received += 1; lock.unlock() }
let done = DispatchGroup()
for make in [
  outer.flatMapLatest(inner), outer.map(inner).switchLatest(), outer.flatMapFirst(inner), outer.concatMap(inner),
  outer.flatMap(inner), outer.map(inner).merge(maxConcurrent: 2),
] {
  done.enter()
  make.subscribe(onNext: { _ in note() }, onCompleted: { done.leave() }).disposed(by: bag)
}
DispatchQueue(label: "outer").async { for i in 0..<20 { outer.onNext(i) }; outer.onCompleted() }
let gone = (0..<6).map { i in outer.flatMapLatest(inner).subscribe(onNext: { _ in note() }) }
for subscription in gone { DispatchQueue.global().async { subscription.dispose() } }
done.wait()
lock.lock(); if received > 0 { print("switched") }; lock.unlock()
