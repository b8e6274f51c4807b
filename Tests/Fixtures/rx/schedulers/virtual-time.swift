import Foundation
import RxSwift
import RxTest

// Schedulers whose time passes when told: dates, ticks, and whatever a converter says.
let bag = DisposeBag()
let history = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))
Observable<Int>.interval(.seconds(60), scheduler: history).take(3)
  .subscribe(onNext: { print("minute", $0, history.clock.timeIntervalSince1970) }).disposed(by: bag)
history.advanceTo(Date(timeIntervalSince1970: 130))
print(history.now.timeIntervalSince1970)
history.scheduleRelativeVirtual("later", dueTime: 10) { state in
  print(state, history.clock.timeIntervalSince1970)
  return Disposables.create()
}.disposed(by: bag)
history.start()

let ticks = TestScheduler(initialClock: 0)
ticks.scheduleAbsoluteVirtual(7, time: 5) { state in
  print("at", ticks.clock, state)
  return Disposables.create()
}.disposed(by: bag)
ticks.scheduleAt(3) { print("at", ticks.clock) }
ticks.scheduleAt(9) { print("never"); ticks.stop() }
ticks.advanceTo(8)
ticks.sleep(4)
print(ticks.clock, TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, TestScheduler.Defaults.disposed)

// A converter of the program's own: days.
struct Days: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime) * 86400) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 86400) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) * 86400 }
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 86400) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
let calendar = VirtualTimeScheduler(initialClock: 1, converter: Days())
Observable<Int>.timer(.seconds(86400), period: .seconds(2 * 86400), scheduler: calendar).take(2)
  .subscribe(onNext: { print("day", calendar.clock, "tick", $0) }, onCompleted: { print("done") }).disposed(by: bag)
calendar.start()
print(calendar.clock, calendar.now.timeIntervalSince1970)
