// ends: timed
import RxSwift
import Foundation
// Operators with timers of their own, sent to from one queue and timed on another.
let scheduler = ConcurrentDispatchQueueScheduler(qos: .default), serial = SerialDispatchQueueScheduler(qos: .utility)
let source = PublishSubject<Int>()
let lock = NSLock()
var seen = 0
func note() { lock.lock(); seen += 1; lock.unlock() }
let group = DispatchGroup()
let timed: [Observable<Void>] = [
  source.debounce(.milliseconds(2), scheduler: scheduler).map { _ in }, source.throttle(.milliseconds(2), scheduler: scheduler).map { _ in },
  source.throttle(.milliseconds(2), latest: false, scheduler: serial).map { _ in }, source.delay(.milliseconds(3), scheduler: scheduler).map { _ in },
  source.buffer(timeSpan: .milliseconds(2), count: 7, scheduler: scheduler).map { _ in },
  source.window(timeSpan: .milliseconds(2), count: 7, scheduler: serial).flatMap { $0 }.map { _ in },
  source.timeout(.seconds(20), scheduler: scheduler).map { _ in }, source.take(for: .milliseconds(15), scheduler: scheduler).map { _ in },
  source.skip(.milliseconds(3), scheduler: serial).map { _ in },
  source.sample(Observable<Int>.interval(.milliseconds(2), scheduler: scheduler)).map { _ in },
  source.groupBy { $0 % 3 }.flatMap { $0.observe(on: scheduler) }.map { _ in },
  source.delaySubscription(.milliseconds(2), scheduler: serial).map { _ in },
  source.map { if $0 % 50 == 49 { throw RxError.unknown } }.retry(when: { $0.delay(.milliseconds(1), scheduler: scheduler) }),
]
for observable in timed {
  group.enter()
  _ = observable.subscribe(onNext: { note() }, onDisposed: { group.leave() })
}
let given = timed.map { $0.subscribe(onNext: { note() }) }
DispatchQueue(label: "sender").async {
  for i in 0..<200 { source.onNext(i); if i % 20 == 0 { Thread.sleep(forTimeInterval: 0.002) } }
  source.onCompleted()
}
for subscription in given { DispatchQueue.global().async { subscription.dispose() } }
group.notify(queue: .main) { lock.lock(); if seen > 0 { print("timed") }; lock.unlock() }
