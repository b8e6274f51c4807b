// ends: 30 30
// An operation queue of three feeds a subject that hops to main; operations depend on one another.
import Foundation
import RxSwift

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 3
let subject = PublishSubject<Int>(), lock = NSLock(), bag = DisposeBag()
var sum = 0, arrived = 0
subject.observe(on: MainScheduler.instance).subscribe(onNext: { _ in
  arrived += 1
  if arrived == 30 { print(arrived, sum) }
}).disposed(by: bag)
var last: Operation?
for n in 0..<30 {
  let operation = BlockOperation { lock.lock(); sum += 1; subject.onNext(n); lock.unlock() }
  if let last, n % 3 == 0 { operation.addDependency(last) }
  queue.addOperation(operation)
  last = operation
}
