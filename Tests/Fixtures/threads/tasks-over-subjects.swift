// ends: 55 10
// Tasks send to a subject under a lock, one task listens to its values.
import Foundation
import RxSwift

let subject = ReplaySubject<Int>.createUnbounded()
let lock = NSLock()
let finished = DispatchSemaphore(value: 0)
Task.detached {
  await withTaskGroup(of: Void.self) { group in
    for n in 1...10 { group.addTask { lock.withLock { subject.onNext(n) } } }
  }
  lock.withLock { subject.onCompleted() }
}
Task.detached {
  var (sum, count) = (0, 0)
  for try await n in subject.values { sum += n; count += 1 }
  print(sum, count)
  finished.signal()
}
finished.wait()
