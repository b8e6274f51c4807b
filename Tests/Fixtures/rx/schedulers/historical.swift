// HistoricalScheduler and VirtualTimeScheduler driven by hand.
import Foundation
import RxSwift

let s = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))
let bag = DisposeBag()
Observable<Int>.interval(.seconds(60), scheduler: s).take(3)
  .subscribe(onNext: { print("tick", $0, s.clock.timeIntervalSince1970) }, onCompleted: { print("done") }).disposed(by: bag)
print("before")
s.advanceTo(Date(timeIntervalSince1970: 125))
print("at", s.clock.timeIntervalSince1970)
s.sleep(10)
print("slept", s.clock.timeIntervalSince1970)
s.start()
print("end", s.now.timeIntervalSince1970)
_ = s.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: 500)) { _ in print("absolute"); return Disposables.create() }
_ = s.scheduleRelative("x", dueTime: .seconds(5)) { print("relative", $0); return Disposables.create() }
_ = s.schedule(1) { print("now", $0); return Disposables.create() }
s.start()
print(s.clock.timeIntervalSince1970)
