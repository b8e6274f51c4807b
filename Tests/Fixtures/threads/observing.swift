// ends: 1000 true [200, 200, 200, 200, 200]
import RxSwift
import Foundation
// Elements hop from queue to queue and keep their order; a concurrent scheduler sends one at a time too.
let concurrent = ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "many", attributes: .concurrent))
let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "one")
let operations = OperationQueueScheduler(operationQueue: OperationQueue())
let bag = DisposeBag()
let group = DispatchGroup()
let lock = NSLock()
var total = 0, isOrdered = true
var counts: [Int] = []
for _ in 0..<5 {
  group.enter()
  var seen: [Int] = []
  Observable.range(start: 0, count: 200)
    .subscribe(on: concurrent).observe(on: serial).map { $0 * 2 }.observe(on: concurrent).map { $0 / 2 }
    .observe(on: operations).observe(on: concurrent)
    .subscribe(
      onNext: { seen.append($0) },
      onCompleted: {
        lock.lock()
        total += seen.count
        if seen != Array(0..<200) { isOrdered = false }
        counts.append(seen.count)
        lock.unlock()
        group.leave()
      }
    ).disposed(by: bag)
}
group.wait()
lock.lock(); print(total, isOrdered, counts); lock.unlock()
