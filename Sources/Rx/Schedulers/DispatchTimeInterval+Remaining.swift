import Foundation

extension DispatchTimeInterval {
  /// Returns the remaining time of an interval that began at one date when another one is reached, rounded to whole numbers of the
  /// interval's unit.
  ///
  /// The rounding is RxSwift's: two thirds of a second that are left of `.seconds(1)` are one second, a third is none.
  func remaining(since start: Date, at now: Date) -> DispatchTimeInterval {
    func left(_ count: Int, perSecond: Double) -> Int {
      let left = Double(count) - now.timeIntervalSince(start) * perSecond
      return left > 0 ? Int(left.rounded(.toNearestOrAwayFromZero)) : 0
    }
    switch self {
    case .seconds(let count): return .seconds(left(count, perSecond: 1))
    case .milliseconds(let count): return .milliseconds(left(count, perSecond: 1e3))
    case .microseconds(let count): return .microseconds(left(count, perSecond: 1e6))
    case .nanoseconds(let count): return .nanoseconds(left(count, perSecond: 1e9))
    case .never: return .never
    @unknown default: return self
    }
  }

  /// True if the interval is over as soon as it begins.
  var isZero: Bool { duration == .zero }
}
