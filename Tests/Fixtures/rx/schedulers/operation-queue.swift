import Foundation
import RxSwift

// An operation queue that does one thing at a time keeps the order.
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.name = "work"
let scheduler = OperationQueueScheduler(operationQueue: queue)
print(scheduler.operationQueue === queue, scheduler.queuePriority == .normal)
print(OperationQueueScheduler(operationQueue: queue, queuePriority: .veryHigh).queuePriority.rawValue)

let bag = DisposeBag()
Observable.of(1, 2, 3).observe(on: scheduler).map { $0 * 2 }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { print($0) }, onCompleted: { print("completed") }).disposed(by: bag)
scheduler.schedule("scheduled") { state in
  print(state)
  return Disposables.create()
}.disposed(by: bag)
