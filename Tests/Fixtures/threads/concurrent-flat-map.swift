// ends: 60 true
// Inner sequences that work on a pool and come back to one queue; an array behind a serial queue takes them.
import Foundation
import RxSwift

let pool = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
let home = SerialDispatchQueueScheduler(internalSerialQueueName: "home")
var taken: [Int] = []
struct Job { let id: Int; var steps: [String] = []; mutating func step(_ s: String) { steps.append(s) } }
let done = DispatchSemaphore(value: 0)
let all = Observable.range(start: 0, count: 60).map { Job(id: $0) }
  .flatMap { job in
    Observable.just(job).observe(on: pool).map { job -> Job in
      var job = job
      for n in 0..<20 { job.step("\(job.id).\(n)") }
      return job
    }
  }
  .observe(on: home)
  .subscribe(onNext: { taken.append($0.id + $0.steps.count) }, onCompleted: { done.signal() })
DispatchQueue.global().async {
  done.wait()
  DispatchQueue.main.async { print(taken.count, taken.sorted() == (20..<80).map { $0 }) }
}
