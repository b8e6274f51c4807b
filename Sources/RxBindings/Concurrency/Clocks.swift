import Types
import Execution
import Foundation
import Rx

/// A time of the environment's clock, shared by Swift's clocks; under a virtual clock it is virtual.
package struct ClockInstant: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let sinceStart: Duration

  package static var now: ClockInstant {
    ClockInstant(sinceStart: Environments.current.uptime)
  }
  package static func < (lhs: ClockInstant, rhs: ClockInstant) -> Bool { lhs.sinceStart < rhs.sinceStart }
  package var description: String { "Instant(_value: \(sinceStart))" }
}

/// `ContinuousClock` and `SuspendingClock`, which differ only on machines that sleep.
struct ClockValue: Hashable, Sendable {}

extension AsyncSequenceCatalog {
  package static func addClocks(to module: NativeModule) {
    module.type(
      "protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable { associatedtype Duration = Swift.Duration\n func advanced(by duration: Duration) -> Self\n func duration(to other: Self) -> Duration }"
    )
    module.type(
      "protocol Clock<Duration>: Sendable { associatedtype Duration = Swift.Duration\n associatedtype Instant: InstantProtocol\n var now: Instant { get } }"
    )
    for name in ["ContinuousClock", "SuspendingClock"] {
      let instant = "_\(name)Instant"
      module.type(
        "struct \(instant): InstantProtocol, CustomStringConvertible",
        represents: name == "ContinuousClock" ? ClockInstant.self : nil)
      module.type(
        "struct \(name): Clock { typealias Instant = \(instant)\n typealias Duration = Duration }",
        represents: name == "ContinuousClock" ? ClockValue.self : nil)
      module.extend("extension Clock where Self == \(name)", shorthand(name))
      addMembers(of: name, instant, to: module)
      addInstant(instant, to: module)
    }
    addDurationParts(to: module)
  }

  private static func shorthand(_ name: String) -> [NativeMember] {
    let short = name == "ContinuousClock" ? "continuous" : "suspending"
    return [NativeMember("static var \(short): \(name) { get }", .nullary { .boxed(ClockValue()) })]
  }

  private static func addMembers(of name: String, _ instant: String, to module: NativeModule) {
    var members: [NativeMember] = []
    members.nullary("init()") { .boxed(ClockValue()) }
    members.unary("var now: \(instant) { get }") { _ in .boxed(ClockInstant.now) }
    members.nullary("static var now: \(instant) { get }") { .boxed(ClockInstant.now) }
    members.general("func measure(_ work: () throws -> Void) rethrows -> Duration") { call in
      let start = ClockInstant.now.sinceStart
      _ = try call.function(1).call()
      return .boxed(ClockInstant.now.sinceStart - start)
    }
    members.general("func measure(_ work: () async throws -> Void) async rethrows -> Duration") { call in
      let start = ClockInstant.now.sinceStart
      _ = try call.function(1).call()
      return .boxed(ClockInstant.now.sinceStart - start)
    }
    members.general("func sleep(until deadline: \(instant), tolerance: Duration? = nil) async throws") { call in
      let left = try call.native(1, as: ClockInstant.self).sinceStart - ClockInstant.now.sinceStart
      return try TaskCatalog.sleep(call, max(.zero, left))
    }
    members.general("func sleep(for duration: Duration, tolerance: Duration? = nil) async throws") { call in
      try TaskCatalog.sleep(call, call.native(1))
    }
    module.extend("extension \(name)", members)
  }

  private static func addInstant(_ instant: String, to module: NativeModule) {
    var members: [NativeMember] = []
    members.nullary("static var now: \(instant) { get }") { .boxed(ClockInstant.now) }
    members.unary("var description: String { get }") { .string(try $0.unboxed(as: ClockInstant.self).description) }
    members.binary("func duration(to other: \(instant)) -> Duration") {
      .boxed(try $1.unboxed(as: ClockInstant.self).sinceStart - $0.unboxed(as: ClockInstant.self).sinceStart)
    }
    members.binary("func advanced(by duration: Duration) -> \(instant)") {
      .boxed(ClockInstant(sinceStart: try $0.unboxed(as: ClockInstant.self).sinceStart + $1.unboxed(as: Duration.self)))
    }
    members.binary("static func + (lhs: \(instant), rhs: Duration) -> \(instant)") {
      .boxed(ClockInstant(sinceStart: try $0.unboxed(as: ClockInstant.self).sinceStart + $1.unboxed(as: Duration.self)))
    }
    members.binary("static func - (lhs: \(instant), rhs: Duration) -> \(instant)") {
      .boxed(ClockInstant(sinceStart: try $0.unboxed(as: ClockInstant.self).sinceStart - $1.unboxed(as: Duration.self)))
    }
    members.binary("static func - (lhs: \(instant), rhs: \(instant)) -> Duration") {
      .boxed(try $0.unboxed(as: ClockInstant.self).sinceStart - $1.unboxed(as: ClockInstant.self).sinceStart)
    }
    members.binary("static func < (lhs: \(instant), rhs: \(instant)) -> Bool") {
      .bool(try $0.unboxed(as: ClockInstant.self) < $1.unboxed(as: ClockInstant.self))
    }
    members.binary("static func == (lhs: \(instant), rhs: \(instant)) -> Bool") { .bool($0 == $1) }
    module.extend("extension \(instant)", members)
  }

  private static func addDurationParts(to module: NativeModule) {
    var members: [NativeMember] = []
    members.unary("var components: (seconds: Int64, attoseconds: Int64) { get }") { duration in
      let parts = try duration.unboxed(as: Duration.self).components
      return .labeled(["seconds": .boxed(parts.seconds), "attoseconds": .boxed(parts.attoseconds)])
    }
    members.unary("var description: String { get }") { .string(try $0.unboxed(as: Duration.self).description) }
    members.binary("init(secondsComponent: Int64, attosecondsComponent: Int64)") {
      .boxed(Duration(secondsComponent: try $0.unboxed(), attosecondsComponent: try $1.unboxed()))
    }
    members.binary("static func / (lhs: Duration, rhs: Int) -> Duration") { duration, divisor in
      guard divisor.asInt != 0 else { throw Trap.fault("Division by zero") }
      return .boxed(try duration.unboxed(as: Duration.self) / divisor.asInt)
    }
    members.binary("static func / (lhs: Duration, rhs: Double) -> Duration") { duration, divisor in
      guard abs(divisor.asDouble) > 1e-6 else { throw Trap.fault("a Duration cannot hold that many seconds") }
      return .boxed(try duration.unboxed(as: Duration.self) / divisor.asDouble)
    }
    members.binary("static func / (lhs: Duration, rhs: Duration) -> Double") {
      .double(try $0.unboxed(as: Duration.self) / $1.unboxed(as: Duration.self))
    }
    for (symbol, isSum) in [("+=", true), ("-=", false)] {
      members.mutating("static func \(symbol) (lhs: inout Duration, rhs: Duration)") { value, call in
        let (a, b): (Duration, Duration) = (try value.unboxed(), try call.native(0))
        guard abs(a.seconds) + abs(b.seconds) < 1e18 else {
          throw Trap.fault("a Duration cannot hold that many seconds")
        }
        value = .boxed(isSum ? a + b : a - b)
        return .void
      }
    }
    members.binary("static func == (lhs: Duration, rhs: Duration) -> Bool") { .bool($0 == $1) }
    members.binary("static func < (lhs: Duration, rhs: Duration) -> Bool") {
      .bool(try $0.unboxed(as: Duration.self) < $1.unboxed(as: Duration.self))
    }
    module.extend("extension Duration", members)
  }
}
