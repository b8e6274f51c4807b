import Types
import Execution
import Foundation

/// Stretches of time between two dates.
func declareDateIntervals(_ module: NativeModule) {
  module.type(
    "struct DateInterval: Hashable, Comparable, CustomStringConvertible, Codable, Sendable",
    represents: DateInterval.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(DateInterval()) }
  members.binary("init(start: Date, end: Date)") { start, end in
    guard Date.from(start) <= Date.from(end) else { throw fault("Reverse intervals are not allowed") }
    return .boxed(DateInterval(start: .from(start), end: .from(end)))
  }
  members.binary("init(start: Date, duration: TimeInterval)") { start, duration in
    guard duration.toDouble >= 0 else { throw fault("Negative durations are not allowed") }
    return .boxed(DateInterval(start: .from(start), duration: duration.toDouble))
  }
  members.attribute("start: Date", \DateInterval.start)
  members.property(
    "var end: Date { get set }", get: .unary { .boxed(DateInterval.from($0).end) },
    set: .mutating { value, call in
      var interval = DateInterval.from(value)
      guard interval.start <= Date.from(call[0]) else { throw fault("Reverse intervals are not allowed") }
      interval.end = .from(call[0])
      value = .boxed(interval)
      return .void
    })
  members.property(
    "var duration: TimeInterval { get set }", get: .unary { .double(DateInterval.from($0).duration) },
    set: .mutating { value, call in
      guard call[0].toDouble >= 0 else { throw fault("Negative durations are not allowed") }
      var interval = DateInterval.from(value)
      interval.duration = call[0].toDouble
      value = .boxed(interval)
      return .void
    })
  members.reading("description: String") { (interval: DateInterval) in interval.description }
  members.binary("func contains(_ date: Date) -> Bool") { .bool(DateInterval.from($0).contains(.from($1))) }
  members.binary("func intersects(_ dateInterval: DateInterval) -> Bool") {
    .bool(DateInterval.from($0).intersects(.from($1)))
  }
  members.binary("func intersection(with dateInterval: DateInterval) -> DateInterval?") {
    DateInterval.from($0).intersection(with: .from($1)).asValue
  }
  members.binary("func compare(_ dateInterval: DateInterval) -> ComparisonResult") {
    .boxed(DateInterval.from($0).compare(.from($1)))
  }
  members.binary("static func == (lhs: DateInterval, rhs: DateInterval) -> Bool") { .bool($0 == $1) }
  members.binary("static func < (lhs: DateInterval, rhs: DateInterval) -> Bool") { .bool($0.isLess(than: $1)) }
  module.extend("extension DateInterval", members)
}
