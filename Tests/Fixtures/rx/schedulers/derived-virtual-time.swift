// A virtual-time scheduler of the program's own: its units, its way of adjusting times, and more members.
import Foundation
import RxSwift

struct Days: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { RxTime(timeIntervalSince1970: Double(virtualTime) * 86_400) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 86_400) }
  func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) * 86_400 }
  func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval / 86_400) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

final class Workdays: VirtualTimeScheduler<Days> {
  private var moved = 0
  init(day: Int) { super.init(initialClock: day, converter: Days()) }
  deinit { print("no more days,", moved, "moved") }
  var today: String { "day \(clock)" }
  override func adjustScheduledTime(_ time: Int) -> Int {
    if time % 7 < 5 { return super.adjustScheduledTime(time) }
    moved += 1
    return time + 7 - time % 7
  }
}

do {
  let days = Workdays(day: 3)
  let ticks = Observable<Int>.interval(.seconds(86_400), scheduler: days).map { "\(days.today): \($0)" }.take(3)
  _ = ticks.subscribe { print($0) }
  _ = days.scheduleAbsoluteVirtual((), time: 20) {
    print("special", days.today)
    return Disposables.create()
  }
  days.advanceTo(8)
  print("at", days.clock, days is VirtualTimeScheduler<Days>)
  days.start()
  print("end", days.clock)
}
