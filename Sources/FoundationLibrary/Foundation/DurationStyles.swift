import Execution
import Foundation
import StandardLibrary
import Types

/// Style of durations as the program names it.
private enum DurationStyle: Sendable {
  case time(Duration.TimeFormatStyle)
  case units(Duration.UnitsFormatStyle)

  func text(_ duration: Duration) -> String {
    switch self {
    case .time(let style): style.format(duration)
    case .units(let style): style.format(duration)
    }
  }
}

private typealias Unit = Duration.UnitsFormatStyle.Unit

/// Declares `formatted(_:)` of durations: `.time(pattern:)` and `.units(allowed:width:)`.
func declareDurationStyles(_ module: NativeModule) {
  module.type("struct _DurationStyle: Sendable", represents: DurationStyle.self)
  module.type("struct _DurationPattern: Sendable", represents: Duration.TimeFormatStyle.Pattern.self)
  module.type("struct _DurationUnit: Hashable, Sendable", represents: Unit.self)
  module.type("struct _DurationWidth: Hashable, Sendable", represents: Duration.UnitsFormatStyle.UnitWidth.self)
  var members: [NativeMember] = []
  members.constants(
    "_DurationPattern",
    [
      ("hourMinute", Duration.TimeFormatStyle.Pattern.hourMinute), ("hourMinuteSecond", .hourMinuteSecond),
      ("minuteSecond", .minuteSecond),
    ])
  module.extend("extension _DurationPattern", members)
  members = []
  members.constants("_DurationUnit", units)
  module.extend("extension _DurationUnit", members)
  members = []
  members.constants(
    "_DurationWidth",
    [
      ("wide", Duration.UnitsFormatStyle.UnitWidth.wide), ("abbreviated", .abbreviated),
      ("condensedAbbreviated", .condensedAbbreviated), ("narrow", .narrow),
    ])
  module.extend("extension _DurationWidth", members)
  members = []
  members.unary("static func time(pattern: _DurationPattern) -> _DurationStyle") { pattern in
    .boxed(DurationStyle.time(.init(pattern: pattern.payload(Duration.TimeFormatStyle.Pattern.self) ?? .hourMinute)))
  }
  members.unary("static func units(width: _DurationWidth = .abbreviated) -> _DurationStyle") { width in
    .boxed(style(of: [.hours, .minutes, .seconds], width))
  }
  members.general(
    """
    static func units(allowed units: Set<_DurationUnit>, width: _DurationWidth = .abbreviated) -> _DurationStyle
    """
  ) { call in
    .boxed(style(of: try elements(of: call[0], call.runtime).compactMap { $0.payload(Unit.self) }, call[1]))
  }
  module.extend("extension _DurationStyle", members)
  members = []
  members.unary("func formatted() -> String") { .string(($0.payload(Duration.self) ?? .zero).formatted()) }
  members.binary("func formatted(_ format: _DurationStyle) -> String") { duration, style in
    .string(style.payload(DurationStyle.self)?.text(duration.payload(Duration.self) ?? .zero) ?? "")
  }
  module.extend("extension Duration", members)
}

private func style(of units: [Unit], _ width: Value) -> DurationStyle {
  .units(.units(allowed: Set(units), width: width.payload(Duration.UnitsFormatStyle.UnitWidth.self) ?? .abbreviated))
}

private let units: [(String, Unit)] = [
  ("weeks", .weeks), ("days", .days), ("hours", .hours), ("minutes", .minutes), ("seconds", .seconds),
  ("milliseconds", .milliseconds), ("microseconds", .microseconds), ("nanoseconds", .nanoseconds),
]
