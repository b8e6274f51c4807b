// ends: 5050 true
// One pipeline over four queues; each element passes all of them in order.
import Foundation
import RxSwift

let stages = (1...3).map { SerialDispatchQueueScheduler(internalSerialQueueName: "stage \($0)") }
let done = DispatchSemaphore(value: 0)
var sum = 0
var order: [Int] = []
let disposable = Observable.range(start: 1, count: 100, scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
  .observe(on: stages[0]).map { $0 * 2 }
  .observe(on: stages[1]).map { $0 / 2 }
  .observe(on: stages[2]).do(onNext: { order.append($0) })
  .reduce(0, accumulator: +)
  .subscribe(onNext: { sum = $0 }, onDisposed: { done.signal() })
done.wait()
disposable.dispose()
print(sum, order == Array(1...100))
