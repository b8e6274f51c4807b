// ends: 20 20 20
// Subscribing, observing and disposing each on another queue.
import Foundation
import RxSwift

let lock = NSLock()
var subscribed = 0, heard = 0, disposed = 0
let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "subscribing")
let other = ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "observing", attributes: .concurrent))
let group = DispatchGroup()
for n in 0..<20 {
  group.enter()
  _ = Observable<Int>.create { observer in
    lock.withLock { subscribed += 1 }
    observer.onNext(n)
    observer.onCompleted()
    return Disposables.create { lock.withLock { disposed += 1 }; group.leave() }
  }
  .subscribe(on: queue)
  .observe(on: other)
  .subscribe(onNext: { _ in lock.withLock { heard += 1 } }, onCompleted: {})
}
group.wait()
while lock.withLock({ heard < 20 }) { Thread.sleep(forTimeInterval: 0.001) }
print(lock.withLock { subscribed }, lock.withLock { heard }, lock.withLock { disposed })
