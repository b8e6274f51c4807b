import Types
import Execution
import Foundation

extension Value {
  /// Converts a number to the seconds of a date; throws for numbers with which Foundation makes a date that ends the
  /// process when it is shown.
  fileprivate var toSeconds: Double {
    get throws {
      let seconds = toDouble
      if seconds.isNaN { throw fault("a Date cannot be made of nan") }
      return seconds
    }
  }
}

func declareDates(_ module: NativeModule) {
  module.type("struct Date: Hashable, Comparable, CustomStringConvertible, Codable, Sendable", represents: Date.self)
  var members: [NativeMember] = []
  members.general("init()") { .boxed($0.runtime.host.now) }
  members.unary("init(timeIntervalSince1970: TimeInterval)") { .boxed(try Date(timeIntervalSince1970: $0.toSeconds)) }
  members.general("init(timeIntervalSinceNow: TimeInterval)") { call in
    .boxed(try call.runtime.host.now.addingTimeInterval(call[0].toSeconds))
  }
  members.unary("init(timeIntervalSinceReferenceDate: TimeInterval)") {
    .boxed(try Date(timeIntervalSinceReferenceDate: $0.toSeconds))
  }
  members.binary("init(timeInterval: TimeInterval, since date: Date)") {
    .boxed(try Date(timeInterval: $0.toSeconds, since: .from($1)))
  }
  members.general("static var now: Date { get }") { .boxed($0.runtime.host.now) }
  members.nullary("static var distantPast: Date { get }") { .boxed(Date.distantPast) }
  members.nullary("static var distantFuture: Date { get }") { .boxed(Date.distantFuture) }
  members.unary("var timeIntervalSince1970: TimeInterval { get }") { .double(Date.from($0).timeIntervalSince1970) }
  members.unary("var timeIntervalSinceReferenceDate: TimeInterval { get }") {
    .double(Date.from($0).timeIntervalSinceReferenceDate)
  }
  members.general("var timeIntervalSinceNow: TimeInterval { get }") { call in
    .double(Date.from(call[0]).timeIntervalSince(call.runtime.host.now))
  }
  members.binary("func timeIntervalSince(_ date: Date) -> TimeInterval") {
    .double(Date.from($0).timeIntervalSince(.from($1)))
  }
  members.binary("func addingTimeInterval(_ timeInterval: TimeInterval) -> Date") {
    .boxed(try Date.from($0).addingTimeInterval($1.toSeconds))
  }
  members.binary("func distance(to other: Date) -> TimeInterval") {
    .double(Date.from($1).timeIntervalSince(.from($0)))
  }
  members.binary("func advanced(by n: TimeInterval) -> Date") {
    .boxed(try Date.from($0).addingTimeInterval($1.toSeconds))
  }
  members.binary("func compare(_ other: Date) -> ComparisonResult") { .boxed(Date.from($0).compare(.from($1))) }
  members.unary("var description: String { get }") { .string(Date.from($0).description) }
  members.binary("static func == (lhs: Date, rhs: Date) -> Bool") { .bool(Date.from($0) == Date.from($1)) }
  members.binary("static func < (lhs: Date, rhs: Date) -> Bool") { .bool(Date.from($0) < Date.from($1)) }
  members.binary("static func + (lhs: Date, rhs: TimeInterval) -> Date") { .boxed(try Date.from($0) + $1.toSeconds) }
  members.binary("static func - (lhs: Date, rhs: TimeInterval) -> Date") { .boxed(try Date.from($0) - $1.toSeconds) }
  members.mutating("static func += (lhs: inout Date, rhs: TimeInterval)") { value, call in
    value = .boxed(try Date.from(value) + call[0].toSeconds)
    return .void
  }
  members.mutating("mutating func addTimeInterval(_ timeInterval: TimeInterval)") { value, call in
    value = .boxed(try Date.from(value) + call[0].toSeconds)
    return .void
  }
  module.extend("extension Date", members)
  declareDateFormatter(module)
  declareDateFormatting(module)
  declareLocales(module)
  declareCalendar(module)
  declareCalendarQueries(module)
}

extension Date: ValueConvertible {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> Date { value.payload(Date.self) ?? Date(timeIntervalSince1970: 0) }
}

private func declareDateFormatter(_ module: NativeModule) {
  module.type("class DateFormatter", represents: DateFormatter.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .object(DateFormatter()) }
  members.property(
    "var dateFormat: String! { get set }",
    get: .unary { .optional(($0.asObject as? DateFormatter)?.dateFormat.map { .string($0) }) },
    set: .mutating { formatter, call in
      (formatter.asObject as? DateFormatter)?.dateFormat = (call[0].asOptional ?? call[0]).asString
      return .void
    })
  members.property(
    "var timeZone: TimeZone! { get set }",
    get: .unary { .optional(($0.asObject as? DateFormatter)?.timeZone.map { .boxed($0) }) },
    set: .mutating { formatter, call in
      (formatter.asObject as? DateFormatter)?.timeZone = call[0].asOptional?.payload(TimeZone.self)
      return .void
    })
  members.property(
    "var locale: Locale! { get set }",
    get: .unary { .optional(($0.asObject as? DateFormatter)?.locale.map { .boxed($0) }) },
    set: .mutating { formatter, call in
      (formatter.asObject as? DateFormatter)?.locale = call[0].asOptional?.payload(Locale.self)
      return .void
    })
  for (name, isDate) in [("dateStyle", true), ("timeStyle", false)] {
    members.property(
      "var \(name): DateFormatter.Style { get set }",
      get: .unary { value in
        let formatter = value.asObject as? DateFormatter
        return .boxed((isDate ? formatter?.dateStyle : formatter?.timeStyle) ?? DateFormatter.Style.none)
      },
      set: .mutating { value, call in
        let style = call[0].payload(DateFormatter.Style.self) ?? .none
        if let formatter = value.asObject as? DateFormatter {
          if isDate { formatter.dateStyle = style } else { formatter.timeStyle = style }
        }
        return .void
      })
  }
  members.binary("func string(from date: Date) -> String") {
    .string(($0.asObject as? DateFormatter)?.string(from: .from($1)) ?? "")
  }
  members.binary("func date(from string: String) -> Date?") {
    .optional(($0.asObject as? DateFormatter)?.date(from: $1.asString).map { .boxed($0) })
  }
  module.extend("extension DateFormatter { typealias Style = _DateFormatterStyle }", members)
  module.type("enum _DateFormatterStyle: Hashable", represents: DateFormatter.Style.self)
  let styles: [(String, DateFormatter.Style)] = [
    ("none", .none), ("short", .short), ("medium", .medium), ("long", .long), ("full", .full),
  ]
  var cases: [NativeMember] = []
  for (name, style) in styles {
    cases.nullary("static var \(name): _DateFormatterStyle { get }") { .boxed(style) }
  }
  module.extend("extension _DateFormatterStyle", cases)

  module.type("struct TimeZone: Hashable, Codable, CustomStringConvertible, Sendable", represents: TimeZone.self)
  var zone: [NativeMember] = []
  zone.unary("init?(identifier: String)") { .optional(TimeZone(identifier: $0.asString).map { .boxed($0) }) }
  zone.unary("init?(abbreviation: String)") { .optional(TimeZone(abbreviation: $0.asString).map { .boxed($0) }) }
  zone.unary("init?(secondsFromGMT seconds: Int)") {
    // Foundation takes no zone further than eighteen hours away, and ends the process at numbers that 32 bits do not hold.
    guard (-18 * 3_600...18 * 3_600).contains($0.toInt) else { return .none }
    return .optional(TimeZone(secondsFromGMT: $0.toInt).map { .boxed($0) })
  }
  zone.nullary("static var current: TimeZone { get }") { .boxed(TimeZone.current) }
  zone.nullary("static var gmt: TimeZone { get }") { .boxed(TimeZone.gmt) }
  zone.unary("var description: String { get }") { .string($0.description) }
  zone.unary("var identifier: String { get }") { .string($0.payload(TimeZone.self)?.identifier ?? "") }
  module.extend("extension TimeZone", zone)
  module.type("struct Locale: Hashable, Codable, Sendable", represents: Locale.self)
  var locale: [NativeMember] = []
  locale.unary("init(identifier: String)") { .boxed(Locale(identifier: $0.asString)) }
  locale.nullary("static var current: Locale { get }") { .boxed(Locale.current) }
  locale.unary("var identifier: String { get }") { .string($0.payload(Locale.self)?.identifier ?? "") }
  module.extend("extension Locale", locale)
}

private func declareCalendar(_ module: NativeModule) {
  module.type(
    "struct Calendar: Hashable, Codable, CustomStringConvertible, Sendable { typealias Component = _CalendarComponent\n typealias Identifier = _CalendarIdentifier }",
    represents: Calendar.self)
  module.type("enum _CalendarComponent: Hashable", represents: Calendar.Component.self)
  module.type("enum _CalendarIdentifier: Hashable", represents: Calendar.Identifier.self)
  let components: [(String, Calendar.Component)] = [
    ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute), ("second", .second),
    ("weekday", .weekday), ("nanosecond", .nanosecond), ("weekOfYear", .weekOfYear), ("era", .era),
    ("quarter", .quarter), ("weekOfMonth", .weekOfMonth), ("weekdayOrdinal", .weekdayOrdinal),
    ("yearForWeekOfYear", .yearForWeekOfYear), ("calendar", .calendar), ("timeZone", .timeZone),
  ]
  var cases: [NativeMember] = []
  for (name, component) in components {
    cases.nullary("static var \(name): _CalendarComponent { get }") { .boxed(component) }
  }
  module.extend("extension _CalendarComponent", cases)
  var identifiers: [NativeMember] = []
  identifiers.constants(
    "_CalendarIdentifier",
    [
      ("gregorian", Calendar.Identifier.gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
      ("chinese", .chinese), ("hebrew", .hebrew), ("indian", .indian), ("islamic", .islamic), ("japanese", .japanese),
      ("persian", .persian), ("coptic", .coptic), ("republicOfChina", .republicOfChina),
    ])
  module.extend("extension _CalendarIdentifier", identifiers)

  var members: [NativeMember] = []
  members.nullary("static var current: Calendar { get }") { .boxed(Calendar.current) }
  members.unary("init(identifier: _CalendarIdentifier)") {
    .boxed(Calendar(identifier: $0.payload(Calendar.Identifier.self) ?? .gregorian))
  }
  members.property(
    "var timeZone: TimeZone { get set }", get: .unary { .boxed(calendar($0).timeZone) },
    set: .mutating { value, call in
      var changed = calendar(value)
      if let zone = call[0].payload(TimeZone.self) { changed.timeZone = zone }
      value = .boxed(changed)
      return .void
    })
  members.ternary("func component(_ component: _CalendarComponent, from date: Date) -> Int") {
    .int(calendar($0).component($1.payload(Calendar.Component.self) ?? .day, from: .from($2)))
  }
  members.general("func date(byAdding component: _CalendarComponent, value: Int, to date: Date) -> Date?") { call in
    let component = call[1].payload(Calendar.Component.self) ?? .day
    let calendar = calendar(call[0])
    return .optional(
      calendar.date(byAdding: component, value: try calendar.number(call[2]), to: .from(call[3])).map { .boxed($0) })
  }
  members.binary("func date(from components: DateComponents) -> Date?") { value, components in
    let calendar = calendar(value)
    return .optional(calendar.date(from: try calendar.components(components)).map { .boxed($0) })
  }
  members.binary("func startOfDay(for date: Date) -> Date") { .boxed(calendar($0).startOfDay(for: .from($1))) }
  members.general("func isDateInToday(_ date: Date) -> Bool") { call in
    .bool(calendar(call[0]).isDate(.from(call[1]), inSameDayAs: call.runtime.host.now))
  }
  members.ternary("func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool") {
    .bool(calendar($0).isDate(.from($1), inSameDayAs: .from($2)))
  }
  members.ternary("func dateComponents(_ components: Set<_CalendarComponent>, from date: Date) -> DateComponents") {
    let set = Set($1.asSet.compactMap { $0.payload(Calendar.Component.self) })
    return .boxed(calendar($0).dateComponents(set, from: .from($2)))
  }
  members.general(
    "func dateComponents(_ components: Set<_CalendarComponent>, from start: Date, to end: Date) -> DateComponents"
  ) { call in
    let set = Set(call[1].asSet.compactMap { $0.payload(Calendar.Component.self) })
    return .boxed(calendar(call[0]).dateComponents(set, from: .from(call[2]), to: .from(call[3])))
  }
  module.extend("extension Calendar", members)
  declareDateComponents(module)
}

private func calendar(_ value: Value) -> Calendar { value.payload(Calendar.self) ?? Calendar.current }

private func declareDateComponents(_ module: NativeModule) {
  module.type(
    "struct DateComponents: Hashable, Codable, CustomStringConvertible, Sendable", represents: DateComponents.self)
  let fields: [(String, Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
    ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal),
    ("quarter", .quarter), ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear),
    ("yearForWeekOfYear", .yearForWeekOfYear),
  ]
  var members: [NativeMember] = []
  let parameters = fields.map { "\($0.0): Int? = nil" }.joined(separator: ", ")
  members.general("init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, \(parameters))") { call in
    var components = DateComponents()
    components.calendar = Calendar?.from(call[0])
    components.timeZone = TimeZone?.from(call[1])
    for (index, field) in fields.enumerated() {
      if let value = call[index + 2].asOptional { components.setValue(value.toInt, for: field.1) }
    }
    return .boxed(components)
  }
  members.attribute("calendar: Calendar?", \DateComponents.calendar)
  members.attribute("timeZone: TimeZone?", \DateComponents.timeZone)
  members.unary("var date: Date? { get }") { value in
    try DateComponents.from(value).calendar?.components(value).date.asValue ?? .none
  }
  members.unary("var isValidDate: Bool { get }") { value in
    .bool(try DateComponents.from(value).calendar?.components(value).isValidDate ?? false)
  }
  members.reading("description: String") { (components: DateComponents) in components.description }
  members.binary("func isValidDate(in calendar: Calendar) -> Bool") {
    .bool(try Calendar.from($1).components($0).isValidDate(in: .from($1)))
  }
  members.binary("func value(for component: Calendar.Component) -> Int?") {
    DateComponents.from($0).value(for: .from($1)).asValue
  }
  members.mutating("mutating func setValue(_ value: Int?, for component: Calendar.Component)") { value, call in
    var components = DateComponents.from(value)
    components.setValue(Int?.from(call[0]), for: .from(call[1]))
    value = .boxed(components)
    return .void
  }
  for (name, component) in fields {
    members.property(
      "var \(name): Int? { get set }",
      get: .unary { .optional($0.payload(DateComponents.self)?.value(for: component).map { .int($0) }) },
      set: .mutating { value, call in
        var components = value.payload(DateComponents.self) ?? DateComponents()
        components.setValue(call[0].asOptional?.toInt, for: component)
        value = .boxed(components)
        return .void
      })
  }
  module.extend("extension DateComponents", members)
}
