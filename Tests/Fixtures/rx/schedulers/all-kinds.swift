import Foundation
import RxCocoa
import RxSwift

// Every scheduler runs work now, later, again and recursively.
let bag = DisposeBag()
let serial = SerialDispatchQueueScheduler(queue: DispatchQueue(label: "serial"), internalSerialQueueName: "inner")
let quality = SerialDispatchQueueScheduler(qos: .background, internalSerialQueueName: "quality")
let concurrent = ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "concurrent"), leeway: .nanoseconds(0))
let kinds: [(String, SchedulerType)] = [
  ("main", MainScheduler.instance), ("concurrent main", ConcurrentMainScheduler.instance), ("serial", serial),
  ("quality", quality), ("concurrent", concurrent),
]
for (index, (name, scheduler)) in kinds.enumerated() {
  let offset = index * 1000
  scheduler.scheduleRelative(name, dueTime: .milliseconds(offset + 10)) { state in
    print(state, "later")
    return Disposables.create()
  }.disposed(by: bag)
  let again = SerialDisposable()
  again.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(offset + 20), period: .milliseconds(10)) { count in
    print(name, "again", count)
    if count == 3 { again.dispose() }
    return count + 1
  }
  again.disposed(by: bag)
}
print(CurrentThreadScheduler.isScheduleRequired)
CurrentThreadScheduler.instance.schedule(1) { state in
  print("current", state, CurrentThreadScheduler.isScheduleRequired)
  return Disposables.create()
}.disposed(by: bag)
CurrentThreadScheduler.instance.scheduleRecursive(3) { (left: Int, recurse: (Int) -> Void) in
  print("left", left)
  if left > 0 { recurse(left - 1) }
}.disposed(by: bag)
MainScheduler.ensureRunningOnMainThread()
MainScheduler.ensureExecutingOnScheduler()

let history = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))
SharingScheduler.mock(scheduler: history) {
  Driver<Int>.interval(.seconds(1)).drive(onNext: { print("driven", $0) }).disposed(by: bag)
}
SharingScheduler.mock(makeScheduler: { history }) {
  Signal<Int>.timer(.seconds(1), period: .seconds(1)).emit(onNext: { print("emitted", $0) }).disposed(by: bag)
}
history.advanceTo(Date(timeIntervalSince1970: 2))
history.scheduleRelative("history", dueTime: .seconds(1)) { state in
  print(state)
  return Disposables.create()
}.disposed(by: bag)
history.advanceTo(Date(timeIntervalSince1970: 2.5))
print(history.adjustScheduledTime(history.clock) == history.clock)
