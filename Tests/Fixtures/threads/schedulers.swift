// ends: 20 50 true
import RxSwift
import Foundation
// Actions, timers and recursion on schedulers of every kind, given up from elsewhere.
let serial = SerialDispatchQueueScheduler(qos: .default), concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
let operations = OperationQueueScheduler(operationQueue: OperationQueue())
let lock = NSLock()
var ticks = 0, turns = 0, after = 0
let group = DispatchGroup(), bag = DisposeBag()
for scheduler in [serial, concurrent] as [SchedulerType] {
  group.enter()
  Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(10)
    .subscribe(onNext: { _ in lock.lock(); ticks += 1; lock.unlock() }, onDisposed: { group.leave() }).disposed(by: bag)
}
for scheduler in [serial, concurrent, operations, MainScheduler.instance, CurrentThreadScheduler.instance] as [ImmediateSchedulerType] {
  group.enter()
  _ = scheduler.scheduleRecursive(0) { (n: Int, again: (Int) -> Void) in
    lock.lock(); turns += 1; lock.unlock()
    if n < 9 { again(n + 1) } else { group.leave() }
  }
}
let timers = (0..<20).map { n in
  concurrent.scheduleRelative(n, dueTime: .milliseconds(n)) { _ in
    lock.lock(); after += 1; lock.unlock()
    return Disposables.create()
  }
}
for timer in timers { DispatchQueue.global().async { timer.dispose() } }
let periodic = serial.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(1)) { $0 + 1 }
group.notify(queue: .main) {
  periodic.dispose()
  lock.lock(); print(ticks, turns, after <= 20); lock.unlock()
}
