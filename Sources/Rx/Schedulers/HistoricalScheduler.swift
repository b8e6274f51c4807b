import Foundation

/// A virtual time scheduler that counts in dates and seconds.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// Starts at a date.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Dates and seconds as they are.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// A point in time.
  public typealias VirtualTimeUnit = RxTime

  /// A stretch of time in seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// The time itself.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime { virtualTime }

  /// The time itself.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { time }

  /// The seconds themselves.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    virtualTimeInterval
  }

  /// The seconds themselves.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit { timeInterval }

  /// A time moved by seconds.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time.addingTimeInterval(offset)
  }

  /// Compares two times.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}
