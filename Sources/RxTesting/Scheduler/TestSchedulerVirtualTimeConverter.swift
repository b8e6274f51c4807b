import Foundation
import Rx

/// Virtual time in ticks.
public typealias TestTime = Int

/// Converts between ticks and seconds, with a tick of `resolution` seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  /// Absolute time, in ticks.
  public typealias VirtualTimeUnit = Int
  /// Interval, in ticks.
  public typealias VirtualTimeIntervalUnit = Int

  let resolution: Double

  init(resolution: Double) {
    self.resolution = resolution
  }

  /// Returns the date of a time; time 0 is the Unix epoch.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    Date(timeIntervalSince1970: Double(virtualTime) * resolution)
  }

  /// Returns the time of a date, rounded to a whole tick.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    ticks(time.timeIntervalSince1970)
  }

  /// Returns an interval in seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// Returns an interval in seconds as ticks, rounded to a whole tick.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    ticks(timeInterval)
  }

  /// Returns the time after an interval; sums beyond the last tick are the last tick.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    return overflow ? Int.max : sum
  }

  /// Returns the order of two times.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }

  /// Half a tick and more counts as one, as in RxSwift; times beyond all ticks are the last.
  private func ticks(_ seconds: TimeInterval) -> Int {
    Int(exactly: (seconds / resolution + 0.5).rounded(.down)) ?? (seconds < 0 ? Int.min : Int.max)
  }
}
