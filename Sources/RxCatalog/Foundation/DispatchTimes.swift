import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

/// A point in time of the environment's clock, which may be virtual, in nanoseconds.
struct ClockTime: Hashable, Comparable, Sendable {
  let nanoseconds: Int
  static let distantFuture = ClockTime(nanoseconds: .max)
  static var now: ClockTime { ClockTime(nanoseconds: Environments.current.uptime.nanoseconds) }
  static func < (lhs: ClockTime, rhs: ClockTime) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  /// Interval until this time; nil for never.
  var fromNow: Duration? {
    if self == .distantFuture { return nil }
    return .nanoseconds(Int64(max(nanoseconds - ClockTime.now.nanoseconds, 0)))
  }

  func advanced(by interval: DispatchTimeInterval) -> ClockTime {
    interval.duration.map { advanced(by: $0.nanoseconds) } ?? .distantFuture
  }

  func advanced(bySeconds seconds: Double) -> ClockTime { advanced(by: seconds.nanosecondsFromSeconds) }

  /// The distant future stays what it is; a time before the clock's start is its start.
  private func advanced(by distance: Int) -> ClockTime {
    if self == .distantFuture { return self }
    let (sum, overflow) = nanoseconds.addingReportingOverflow(distance)
    return overflow ? .distantFuture : ClockTime(nanoseconds: max(sum, 0))
  }
}

/// A wall-clock time; a separate type because Swift has two.
struct WallTime: Hashable, Comparable, Sendable {
  let time: ClockTime
  static func < (lhs: WallTime, rhs: WallTime) -> Bool { lhs.time < rhs.time }
}

extension Value {
  var asClockTime: ClockTime { native(as: ClockTime.self) ?? native(as: WallTime.self)?.time ?? .now }
}

extension DispatchCatalog {
  static func addTimes(to module: NativeModule) {
    module.type("struct DispatchTime: Comparable, Hashable", represents: ClockTime.self)
    module.extend(
      "extension DispatchTime",
      [
        NativeMember("static func now() -> DispatchTime", .nullary { .boxed(ClockTime.now) }),
        NativeMember("static var distantFuture: DispatchTime { get }", .nullary { .boxed(ClockTime.distantFuture) }),
        NativeMember(
          "var uptimeNanoseconds: UInt64 { get }",
          .general { .boxed(UInt64(clamping: $0[0].asClockTime.nanoseconds)) }),
        NativeMember(
          "static func + (time: DispatchTime, seconds: Double) -> DispatchTime",
          .binary { .boxed($0.asClockTime.advanced(bySeconds: $1.asDouble)) }),
        NativeMember(
          "static func - (time: DispatchTime, seconds: Double) -> DispatchTime",
          .binary { .boxed($0.asClockTime.advanced(bySeconds: -$1.asDouble)) }),
        NativeMember(
          "static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime",
          .binary { .boxed($0.asClockTime.advanced(by: $1.asInterval)) }),
      ])
    module.type("struct DispatchWallTime: Comparable, Hashable", represents: WallTime.self)
    module.extend(
      "extension DispatchWallTime",
      [
        NativeMember("static func now() -> DispatchWallTime", .nullary { .boxed(WallTime(time: .now)) }),
        NativeMember(
          "static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime",
          .binary { .boxed(WallTime(time: $0.asClockTime.advanced(bySeconds: $1.asDouble))) }),
        NativeMember(
          "static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime",
          .binary { .boxed(WallTime(time: $0.asClockTime.advanced(by: $1.asInterval))) }),
      ])
    module.type(
      "enum DispatchTimeoutResult: Equatable { case success; case timedOut }", represents: DispatchTimeoutResult.self)
  }
}
