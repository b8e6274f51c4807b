// Whoever leaves from a timer leaves at once: what is due at the same moment does not run any more.
import Foundation
import RxSwift

let scheduler = MainScheduler.instance
_ = scheduler.scheduleRelative((), dueTime: .milliseconds(60)) {
  print("leaving")
  exit(0)
}
_ = Observable<Int>.interval(.milliseconds(20), scheduler: scheduler).subscribe(onNext: { print("tick", $0) })
_ = scheduler.scheduleRelative((), dueTime: .milliseconds(60)) {
  print("never")
  return Disposables.create()
}
