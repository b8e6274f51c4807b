import Execution
import Foundation
import Types

/// Style of dates as the program builds it up: in the words of a place, or ISO 8601.
enum DateStyle: BoxedConvertible {
  case words(Date.FormatStyle)
  case standard(Date.ISO8601FormatStyle)

  static var standIn: DateStyle { .words(Date.FormatStyle()) }

  func text(_ date: Date) -> String {
    switch self {
    case .words(let style): style.format(date)
    case .standard(let style): style.format(date)
    }
  }

  /// Returns a style with changed words; ISO 8601 has others.
  func changed(
    _ words: (Date.FormatStyle) -> Date.FormatStyle, _ standard: (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle
  ) -> DateStyle {
    switch self {
    case .words(let style): .words(words(style))
    case .standard(let style): .standard(standard(style))
    }
  }
}

private typealias Symbol = Date.FormatStyle.Symbol

/// Declares `formatted(_:)` of dates and durations with the styles that it takes.
func declareDateStyles(_ module: NativeModule) {
  module.type("struct _DateStyle: Sendable", represents: DateStyle.self)
  module.type("struct _DateParts: Hashable, Sendable", represents: Date.FormatStyle.DateStyle.self)
  module.type("struct _TimeParts: Hashable, Sendable", represents: Date.FormatStyle.TimeStyle.self)
  var parts: [NativeMember] = []
  parts.constants(
    "_DateParts",
    [
      ("omitted", Date.FormatStyle.DateStyle.omitted), ("numeric", .numeric), ("abbreviated", .abbreviated),
      ("long", .long), ("complete", .complete),
    ])
  module.extend("extension _DateParts", parts)
  parts = []
  parts.constants(
    "_TimeParts",
    [
      ("omitted", Date.FormatStyle.TimeStyle.omitted), ("shortened", .shortened), ("standard", .standard),
      ("complete", .complete),
    ])
  module.extend("extension _TimeParts", parts)
  module.extend("extension Date { typealias FormatStyle = _DateStyle; typealias ISO8601FormatStyle = _DateStyle }")
  symbol(module, "Year", [("defaultDigits", Symbol.Year.defaultDigits), ("twoDigits", .twoDigits)])
  symbol(
    module, "Month",
    [
      ("defaultDigits", Symbol.Month.defaultDigits), ("twoDigits", .twoDigits), ("wide", .wide),
      ("abbreviated", .abbreviated), ("narrow", .narrow),
    ])
  symbol(
    module, "Day",
    [
      ("defaultDigits", Symbol.Day.defaultDigits), ("twoDigits", .twoDigits),
      ("ordinalOfDayInMonth", .ordinalOfDayInMonth),
    ])
  symbol(
    module, "Weekday",
    [("abbreviated", Symbol.Weekday.abbreviated), ("wide", .wide), ("narrow", .narrow), ("short", .short)])
  symbol(module, "Minute", [("defaultDigits", Symbol.Minute.defaultDigits), ("twoDigits", .twoDigits)])
  symbol(module, "Second", [("defaultDigits", Symbol.Second.defaultDigits), ("twoDigits", .twoDigits)])
  module.extend("extension _DateStyle", lazily: styleMembers)
  declareDurationStyles(module)
}

private func symbol<Symbol: Sendable>(_ module: NativeModule, _ name: String, _ cases: [(String, Symbol)]) {
  module.type("struct _Date\(name): Hashable, Sendable", represents: Symbol.self)
  var members: [NativeMember] = []
  members.constants("_Date\(name)", cases)
  module.extend("extension _Date\(name)", members)
}

private var styleMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.nullary("static var dateTime: _DateStyle { get }") { .boxed(DateStyle.words(.dateTime)) }
  members.nullary("static var iso8601: _DateStyle { get }") { .boxed(DateStyle.standard(.iso8601)) }
  adjusting(&members, "year()", { style, _ in style.changed({ $0.year() }, { $0.year() }) })
  adjusting(&members, "year(_ format: _DateYear)") { style, format in
    style.changed({ $0.year(format.payload(Symbol.Year.self) ?? .defaultDigits) }, { $0 })
  }
  adjusting(&members, "month()", { style, _ in style.changed({ $0.month() }, { $0.month() }) })
  adjusting(&members, "month(_ format: _DateMonth)") { style, format in
    style.changed({ $0.month(format.payload(Symbol.Month.self) ?? .defaultDigits) }, { $0 })
  }
  adjusting(&members, "day()", { style, _ in style.changed({ $0.day() }, { $0.day() }) })
  adjusting(&members, "day(_ format: _DateDay)") { style, format in
    style.changed({ $0.day(format.payload(Symbol.Day.self) ?? .defaultDigits) }, { $0 })
  }
  adjusting(&members, "weekday()", { style, _ in style.changed({ $0.weekday() }, { $0 }) })
  adjusting(&members, "weekday(_ format: _DateWeekday)") { style, format in
    style.changed({ $0.weekday(format.payload(Symbol.Weekday.self) ?? .abbreviated) }, { $0 })
  }
  adjusting(&members, "minute()", { style, _ in style.changed({ $0.minute() }, { $0 }) })
  adjusting(&members, "minute(_ format: _DateMinute)") { style, format in
    style.changed({ $0.minute(format.payload(Symbol.Minute.self) ?? .defaultDigits) }, { $0 })
  }
  adjusting(&members, "second()", { style, _ in style.changed({ $0.second() }, { $0 }) })
  adjusting(&members, "second(_ format: _DateSecond)") { style, format in
    style.changed({ $0.second(format.payload(Symbol.Second.self) ?? .defaultDigits) }, { $0 })
  }
  adjusting(&members, "hour()", { style, _ in style.changed({ $0.hour() }, { $0 }) })
  adjusting(&members, "era()", { style, _ in style.changed({ $0.era() }, { $0 }) })
  adjusting(&members, "quarter()", { style, _ in style.changed({ $0.quarter() }, { $0 }) })
  adjusting(
    &members, "timeZone()", { style, _ in style.changed({ $0.timeZone() }, { $0.timeZone(separator: .omitted) }) })
  adjusting(&members, "locale(_ locale: Locale)") { style, locale in
    style.changed({ $0.locale(Locale.from(locale)) }, { $0 })
  }
  members.binary("func format(_ value: Date) -> String") { .string(DateStyle.from($0).text(.from($1))) }
  members.property(
    "var timeZone: TimeZone { get set }",
    get: .unary { value in
      switch DateStyle.from(value) {
      case .words(let style): .boxed(style.timeZone)
      case .standard(let style): .boxed(style.timeZone)
      }
    },
    set: .mutating { value, call in
      let zone = call[0].payload(TimeZone.self) ?? .current
      value = .boxed(
        DateStyle.from(value).changed({ style in changing(style) { $0.timeZone = zone } }) { style in
          changing(style) { $0.timeZone = zone }
        })
      return .void
    })
  members.property(
    "var locale: Locale { get set }",
    get: .unary { value in
      if case .words(let style) = DateStyle.from(value) { .boxed(style.locale) } else { .boxed(Locale.current) }
    },
    set: .mutating { value, call in
      let locale = call[0].payload(Locale.self) ?? .current
      value = .boxed(DateStyle.from(value).changed({ style in changing(style) { $0.locale = locale } }) { $0 })
      return .void
    })
  return members
}

private func changing<Style>(_ style: Style, _ change: (inout Style) -> Void) -> Style {
  var style = style
  change(&style)
  return style
}

private func adjusting(
  _ members: inout [NativeMember], _ signature: String, _ adjust: @escaping @Sendable (DateStyle, Value) -> DateStyle
) {
  members.general("func \(signature) -> _DateStyle") { call in
    .boxed(adjust(DateStyle.from(call[0]), call.arguments.count > 1 ? call[1] : .void))
  }
}
