import Foundation

/// Spans of time, what a calendar says about them, and dates as ISO 8601 writes them.
func declareDateSpans(_ module: NativeModule) {
  module.type(
    "struct DateInterval: Hashable, Comparable, CustomStringConvertible, Codable, Sendable",
    represents: DateInterval.self)
  var members: [NativeMember] = []
  members.binary("init(start: Date, duration: TimeInterval)") { start, duration in
    guard duration.toDouble >= 0 else { throw fault("Reverse intervals are not allowed") }
    return .boxed(DateInterval(start: .from(start), duration: duration.toDouble))
  }
  members.binary("init(start: Date, end: Date)") { start, end in
    guard Date.from(end) >= Date.from(start) else { throw fault("Reverse intervals are not allowed") }
    return .boxed(DateInterval(start: .from(start), end: .from(end)))
  }
  members.unary("var start: Date { get }") { .boxed(interval($0).start) }
  members.unary("var end: Date { get }") { .boxed(interval($0).end) }
  members.unary("var duration: TimeInterval { get }") { .double(interval($0).duration) }
  members.binary("func contains(_ date: Date) -> Bool") { .bool(interval($0).contains(.from($1))) }
  members.binary("func intersects(_ dateInterval: DateInterval) -> Bool") {
    .bool(interval($0).intersects(interval($1)))
  }
  members.binary("func intersection(with dateInterval: DateInterval) -> DateInterval?") {
    .optional(interval($0).intersection(with: interval($1)).map { .boxed($0) })
  }
  members.unary("var description: String { get }") { .string(interval($0).description) }
  members.binary("static func == (lhs: DateInterval, rhs: DateInterval) -> Bool") {
    .bool(interval($0) == interval($1))
  }
  members.binary("static func < (lhs: DateInterval, rhs: DateInterval) -> Bool") { .bool(interval($0) < interval($1)) }
  module.extend("extension DateInterval", members)
  declareCalendarSpans(module)
  declareISODates(module)
}

private func interval(_ value: Value) -> DateInterval { value.payload(DateInterval.self) ?? DateInterval() }

private func component(_ value: Value) -> Calendar.Component { value.payload(Calendar.Component.self) ?? .day }

private func declareCalendarSpans(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.property(
    "var locale: Locale? { get set }", get: .unary { .optional(calendar($0).locale.map { .boxed($0) }) },
    set: .mutating { value, call in
      var changed = calendar(value)
      changed.locale = call[0].asOptional?.payload(Locale.self)
      value = .boxed(changed)
      return .void
    })
  members.property(
    "var firstWeekday: Int { get set }", get: .unary { .int(calendar($0).firstWeekday) },
    set: .mutating { value, call in
      var changed = calendar(value)
      changed.firstWeekday = call[0].toInt
      value = .boxed(changed)
      return .void
    })
  members.general(
    "func range(of smaller: _CalendarComponent, in larger: _CalendarComponent, for date: Date) -> Range<Int>?"
  ) { call in
    let range = calendar(call[0]).range(of: component(call[1]), in: component(call[2]), for: .from(call[3]))
    return .optional(range.map { .boxed(HalfOpenRange(.int($0.lowerBound), .int($0.upperBound))) })
  }
  members.ternary("func dateInterval(of component: _CalendarComponent, for date: Date) -> DateInterval?") {
    .optional(calendar($0).dateInterval(of: component($1), for: .from($2)).map { .boxed($0) })
  }
  members.ternary("func date(byAdding components: DateComponents, to date: Date) -> Date?") {
    .optional(
      calendar($0).date(byAdding: $1.payload(DateComponents.self) ?? DateComponents(), to: .from($2)).map { .boxed($0) }
    )
  }
  members.general(
    "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?"
  ) { call in
    .optional(
      calendar(call[0]).date(
        bySettingHour: call[1].toInt, minute: call[2].toInt, second: call[3].toInt, of: .from(call[4])
      ).map { .boxed($0) })
  }
  members.general(
    "func compare(_ date1: Date, to date2: Date, toGranularity component: _CalendarComponent) -> ComparisonResult"
  ) { .boxed(calendar($0[0]).compare(.from($0[1]), to: .from($0[2]), toGranularity: component($0[3]))) }
  members.general(
    "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: _CalendarComponent) -> Bool"
  ) { .bool(calendar($0[0]).isDate(.from($0[1]), equalTo: .from($0[2]), toGranularity: component($0[3]))) }
  members.binary("func isDateInWeekend(_ date: Date) -> Bool") { .bool(calendar($0).isDateInWeekend(.from($1))) }
  members.binary("func isDateInYesterday(_ date: Date) -> Bool") { .bool(calendar($0).isDateInYesterday(.from($1))) }
  members.binary("func isDateInTomorrow(_ date: Date) -> Bool") { .bool(calendar($0).isDateInTomorrow(.from($1))) }
  let names: [(String, @Sendable (Calendar) -> [String])] = [
    ("monthSymbols", { $0.monthSymbols }), ("shortMonthSymbols", { $0.shortMonthSymbols }),
    ("weekdaySymbols", { $0.weekdaySymbols }), ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }),
  ]
  for (name, read) in names {
    members.unary("var \(name): [String] { get }") { .array(read(calendar($0)).map { .string($0) }) }
  }
  module.extend("extension Calendar", members)
}

private func declareISODates(_ module: NativeModule) {
  module.type("class ISO8601DateFormatter", represents: ISO8601DateFormatter.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .object(ISO8601DateFormatter()) }
  members.property(
    "var timeZone: TimeZone! { get set }",
    get: .unary { .optional(($0.asObject as? ISO8601DateFormatter)?.timeZone.map { .boxed($0) }) },
    set: .mutating { formatter, call in
      (formatter.asObject as? ISO8601DateFormatter)?.timeZone = call[0].asOptional?.payload(TimeZone.self)
      return .void
    })
  members.binary("func string(from date: Date) -> String") {
    .string(($0.asObject as? ISO8601DateFormatter)?.string(from: .from($1)) ?? "")
  }
  members.binary("func date(from string: String) -> Date?") {
    .optional(($0.asObject as? ISO8601DateFormatter)?.date(from: $1.asString).map { .boxed($0) })
  }
  module.extend("extension ISO8601DateFormatter", members)
  var date: [NativeMember] = []
  date.unary("func ISO8601Format() -> String") { .string(Date.from($0).ISO8601Format()) }
  module.extend("extension Date", date)
}
