import Foundation
import Rx
import Testing

@Suite("Programs find schedulers")
struct SchedulerNames {
  @Test("that run work now, later, again and recursively")
  func work() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 0))
    var done: [String] = []
    let bag = DisposeBag()
    scheduler.schedule("now") { state in
      done.append(state)
      return Disposables.create()
    }.disposed(by: bag)
    scheduler.scheduleRelative("later", dueTime: .seconds(2)) { state in
      done.append(state)
      return Disposables.create()
    }.disposed(by: bag)
    scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { count in
      done.append("\(count)")
      return count + 1
    }.disposed(by: bag)
    CurrentThreadScheduler.instance.scheduleRecursive(2) { (left: Int, recurse: (Int) -> Void) in
      done.append("left \(left)")
      if left > 0 { recurse(left - 1) }
    }.disposed(by: bag)
    scheduler.advanceTo(Date(timeIntervalSince1970: 4))
    #expect(done == ["left 2", "left 1", "left 0", "now", "0", "later", "1"])
  }

  @Test("of virtual time, also with converters of their own")
  func virtualTime() {
    /// Ticks of a hundred milliseconds.
    struct Tenths: VirtualTimeConverterType {
      typealias VirtualTimeUnit = Int
      typealias VirtualTimeIntervalUnit = Int
      func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: Double(virtualTime) / 10)
      }
      func convertToVirtualTime(_ time: RxTime) -> Int { Int((time.timeIntervalSince1970 * 10).rounded()) }
      func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) / 10 }
      func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int((interval * 10).rounded()) }
      func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
      func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
      }
    }
    final class Clock: VirtualTimeScheduler<Tenths> {
      init() { super.init(initialClock: 0, converter: Tenths()) }
      override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { max(time, clock + 1) }
    }
    let clock = Clock()
    var done: [Int] = []
    let bag = DisposeBag()
    clock.schedule(1) {
      done.append($0); return Disposables.create()
    }.disposed(by: bag)
    clock.scheduleRelative(2, dueTime: .milliseconds(500)) {
      done.append($0); return Disposables.create()
    }.disposed(by: bag)
    clock.scheduleRelativeVirtual(3, dueTime: 3) {
      done.append($0); return Disposables.create()
    }.disposed(by: bag)
    clock.scheduleAbsoluteVirtual(4, time: 9) {
      done.append($0); clock.stop(); return Disposables.create()
    }.disposed(by: bag)
    let interval: Clock.VirtualTimeInterval = 1
    clock.sleep(interval)
    clock.start()
    #expect(done == [1, 3, 2, 4])
    #expect(clock.now == Date(timeIntervalSince1970: 0.9) && clock.clock == 9)
    #expect(!clock.debugDescription.isEmpty)

    let time: HistoricalSchedulerTimeConverter.VirtualTimeUnit = Date(timeIntervalSince1970: 1)
    let stretch: HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit = 1
    let ofHistory: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> = HistoricalScheduler(initialClock: time)
    ofHistory.sleep(stretch)
    #expect(ofHistory.clock == Date(timeIntervalSince1970: 2))
    /// Uses the requirements of every converter.
    func turn<Converter: VirtualTimeConverterType>(_ time: Converter.VirtualTimeUnit, with converter: Converter) -> Bool
    {
      let back = converter.convertToVirtualTime(converter.convertFromVirtualTime(time))
      let none = converter.convertToVirtualTimeInterval(
        converter.convertFromVirtualTimeInterval(converter.convertToVirtualTimeInterval(0)))
      return converter.compareVirtualTime(time, converter.offsetVirtualTime(back, offset: none)) == .equal
    }
    #expect(turn(7, with: Tenths()))
  }
}
