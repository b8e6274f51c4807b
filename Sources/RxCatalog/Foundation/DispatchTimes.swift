import RxBindings
import Types
import Dispatch
import Execution
import Foundation
import Rx

/// A point in time of the environment's clock, which may be virtual: seconds since 1970.
struct ClockTime: Hashable, Comparable, Sendable {
  let seconds: Double
  static let distantFuture = ClockTime(seconds: .infinity)
  static var now: ClockTime { ClockTime(seconds: Environments.current.now.timeIntervalSince1970) }
  static func < (lhs: ClockTime, rhs: ClockTime) -> Bool { lhs.seconds < rhs.seconds }

  /// Interval until this time; nil for never.
  var fromNow: Duration? {
    let distance = seconds - ClockTime.now.seconds
    // More than ten thousand years.
    if distance > 3e11 { return nil }
    // A Double represents the seconds since 1970 with a resolution of a quarter of a microsecond; equal due times stay
    // equal.
    return distance > 0 ? .microseconds(Int64((distance * 1e6).rounded())) : .zero
  }

  func advanced(by interval: DispatchTimeInterval) -> ClockTime {
    guard let duration = interval.duration else { return .distantFuture }
    return ClockTime(seconds: seconds + duration.seconds)
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
          .general { .boxed(UInt64(clamping: $0[0].asClockTime.seconds.nanosecondsFromSeconds)) }),
        NativeMember(
          "static func + (time: DispatchTime, seconds: Double) -> DispatchTime",
          .binary { .boxed(ClockTime(seconds: $0.asClockTime.seconds + $1.asDouble)) }),
        NativeMember(
          "static func - (time: DispatchTime, seconds: Double) -> DispatchTime",
          .binary { .boxed(ClockTime(seconds: $0.asClockTime.seconds - $1.asDouble)) }),
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
          .binary { .boxed(WallTime(time: ClockTime(seconds: $0.asClockTime.seconds + $1.asDouble))) }),
        NativeMember(
          "static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime",
          .binary { .boxed(WallTime(time: $0.asClockTime.advanced(by: $1.asInterval))) }),
      ])
    module.type(
      "enum DispatchTimeoutResult: Equatable { case success; case timedOut }", represents: DispatchTimeoutResult.self)
  }
}
