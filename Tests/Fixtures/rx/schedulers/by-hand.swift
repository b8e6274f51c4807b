// Schedulers by hand: schedule, scheduleRelative, periodic, recursive.
import Foundation
import RxSwift

let main = MainScheduler.instance
let d = main.scheduleRelative("state", dueTime: .milliseconds(20)) { state in
  print("relative", state)
  return Disposables.create { print("never disposed") }
}
_ = main.schedule(1) { n -> Disposable in
  print("now", n)
  return Disposables.create()
}
var ticks = 0
let periodic = SerialDisposable()
periodic.disposable = main.schedulePeriodic(0, startAfter: .milliseconds(10), period: .milliseconds(10)) { (n: Int) -> Int in
  print("tick", n)
  if n == 3 { periodic.dispose() }
  return n + 1
}
_ = main.scheduleRecursive(3) { (n: Int, again) in
  print("recursive", n)
  if n > 0 { again(n - 1) }
}
let cancelled = main.scheduleRelative((), dueTime: .seconds(1)) { print("never"); return Disposables.create() }
cancelled.dispose()
_ = CurrentThreadScheduler.instance.schedule("a") { a in
  print("outer", a)
  _ = CurrentThreadScheduler.instance.schedule("b") { print("inner", $0); return Disposables.create() }
  print("outer end")
  return Disposables.create()
}
print(CurrentThreadScheduler.isScheduleRequired)
_ = Observable.range(start: 1, count: 3, scheduler: main).subscribe { print($0) }
_ = Observable.repeatElement("r", scheduler: main).take(2).subscribe { print($0) }
print("end of file")
