import Types
import Execution
import Foundation

/// Declares the formatters of dates beyond their styles.
func declareDateFormatting(_ module: NativeModule) {
  module.extend("extension DateFormatter") { members in
    members.objectAttribute("calendar: Calendar!", \DateFormatter.calendar)
    members.objectAttribute("isLenient: Bool", \DateFormatter.isLenient)
    members.objectAttribute("doesRelativeDateFormatting: Bool", \DateFormatter.doesRelativeDateFormatting)
    members.objectAttribute("defaultDate: Date?", \DateFormatter.defaultDate)
    members.objectAttribute("amSymbol: String", \DateFormatter.amSymbol)
    members.objectAttribute("pmSymbol: String", \DateFormatter.pmSymbol)
    members.objectAttribute("monthSymbols: [String]", \DateFormatter.monthSymbols)
    members.objectAttribute("shortMonthSymbols: [String]", \DateFormatter.shortMonthSymbols)
    members.objectAttribute("weekdaySymbols: [String]", \DateFormatter.weekdaySymbols)
    members.objectAttribute("shortWeekdaySymbols: [String]", \DateFormatter.shortWeekdaySymbols)
    members.objectAttribute("standaloneMonthSymbols: [String]", \DateFormatter.standaloneMonthSymbols)
    members.objectAttribute("veryShortWeekdaySymbols: [String]", \DateFormatter.veryShortWeekdaySymbols)
    members.objectAttribute("quarterSymbols: [String]", \DateFormatter.quarterSymbols)
    members.objectAttribute("eraSymbols: [String]", \DateFormatter.eraSymbols)
    members.objectAttribute("twoDigitStartDate: Date?", \DateFormatter.twoDigitStartDate)
    members.binary("func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)") { formatter, template in
      (formatter.asObject as? DateFormatter)?.setLocalizedDateFormatFromTemplate(template.toText)
      return .void
    }
    members.binary("func string(for obj: Any?) -> String?") { formatter, object in
      let date = (object.asOptional ?? object).payload(Date.self)
      return .optional(date.flatMap { (formatter.asObject as? DateFormatter)?.string(from: $0) }.map { .string($0) })
    }
    members.ternary(
      "static func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String"
    ) { date, dates, times in
      .string(
        DateFormatter.localizedString(
          from: .from(date), dateStyle: dates.payload(DateFormatter.Style.self) ?? .none,
          timeStyle: times.payload(DateFormatter.Style.self) ?? .none))
    }
  }
  declareISO8601(module)
  var dates: [NativeMember] = []
  dates.binary("func description(with locale: Locale?) -> String") {
    .string(Date.from($0).description(with: Locale?.from($1)))
  }
  dates.unary("func ISO8601Format() -> String") { .string(Date.from($0).ISO8601Format()) }
  dates.unary("func formatted() -> String") { .string(Date.from($0).formatted()) }
  dates.binary("func formatted(_ format: _DateStyle) -> String") { .string(DateStyle.from($1).text(.from($0))) }
  dates.ternary("func formatted(date: _DateParts, time: _TimeParts) -> String") { date, days, times in
    .string(
      Date.from(date).formatted(
        date: days.payload(Date.FormatStyle.DateStyle.self) ?? .omitted,
        time: times.payload(Date.FormatStyle.TimeStyle.self) ?? .omitted))
  }
  module.extend("extension Date", dates)
}

private func declareISO8601(_ module: NativeModule) {
  module.type(
    "class ISO8601DateFormatter { typealias Options = _ISO8601FormatOptions }", represents: ISO8601DateFormatter.self)
  module.type(
    "struct _ISO8601FormatOptions: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _ISO8601FormatOptions }",
    represents: ISO8601DateFormatter.Options.self)
  var options: [NativeMember] = []
  options.constants(
    "_ISO8601FormatOptions",
    [
      ("withInternetDateTime", ISO8601DateFormatter.Options.withInternetDateTime), ("withFullDate", .withFullDate),
      ("withFullTime", .withFullTime), ("withFractionalSeconds", .withFractionalSeconds), ("withYear", .withYear),
      ("withMonth", .withMonth), ("withDay", .withDay), ("withTime", .withTime), ("withTimeZone", .withTimeZone),
      ("withWeekOfYear", .withWeekOfYear), ("withSpaceBetweenDateAndTime", .withSpaceBetweenDateAndTime),
      ("withDashSeparatorInDate", .withDashSeparatorInDate), ("withColonSeparatorInTime", .withColonSeparatorInTime),
      ("withColonSeparatorInTimeZone", .withColonSeparatorInTimeZone),
    ])
  options.setAlgebra("_ISO8601FormatOptions", ISO8601DateFormatter.Options.self)
  module.extend("extension _ISO8601FormatOptions", options)
  var members: [NativeMember] = []
  members.nullary("init()") { .object(ISO8601DateFormatter()) }
  members.objectAttribute("timeZone: TimeZone!", \ISO8601DateFormatter.timeZone)
  members.property(
    "var formatOptions: _ISO8601FormatOptions { get set }",
    get: .unary { .boxed(($0.asObject as? ISO8601DateFormatter)?.formatOptions ?? []) },
    set: .mutating { formatter, call in
      let options = call[0].payload(ISO8601DateFormatter.Options.self) ?? []
      (formatter.asObject as? ISO8601DateFormatter)?.formatOptions = options
      return .void
    })
  members.binary("func string(from date: Date) -> String") {
    .string(($0.asObject as? ISO8601DateFormatter)?.string(from: .from($1)) ?? "")
  }
  members.binary("func date(from string: String) -> Date?") {
    ($0.asObject as? ISO8601DateFormatter)?.date(from: $1.toText).asValue ?? .none
  }
  module.extend("extension ISO8601DateFormatter", members)
}

extension [NativeMember] {
  /// Declares the initializers and members of an option set of Foundation.
  package mutating func setAlgebra<Options: OptionSet & Sendable>(_ name: String, _ type: Options.Type)
  where Options.Element == Options, Options.RawValue: NativeInteger {
    unary("init(rawValue: \(Options.RawValue.self))") { .boxed(Options(rawValue: Options.RawValue.from($0))) }
    unary("var rawValue: \(Options.RawValue.self) { get }") { .boxed(($0.payload(Options.self) ?? Options()).rawValue) }
    nullary("init()") { .boxed(Options()) }
    unary("init(arrayLiteral elements: \(name)...)") { elements in
      .boxed(elements.asArray.reduce(into: Options()) { $0.formUnion($1.payload(Options.self) ?? Options()) })
    }
    general("init<S: Sequence>(_ sequence: S) where S.Element == \(name)") { call in
      let members = try elements(of: call[0], call.runtime)
      return .boxed(members.reduce(into: Options()) { $0.formUnion($1.payload(Options.self) ?? Options()) })
    }
    unary("var isEmpty: Bool { get }") { .bool($0.payload(Options.self)?.isEmpty ?? true) }
    binary("func contains(_ member: \(name)) -> Bool") {
      .bool(($0.payload(Options.self) ?? Options()).isSuperset(of: $1.payload(Options.self) ?? Options()))
    }
    let combinations: [(String, String, @Sendable (Options, Options) -> Options)] = [
      ("union", "formUnion", { $0.union($1) }), ("intersection", "formIntersection", { $0.intersection($1) }),
      ("subtracting", "subtract", { $0.subtracting($1) }),
    ]
    for (made, changing, combine) in combinations {
      binary("func \(made)(_ other: \(name)) -> \(name)") {
        .boxed(combine($0.payload(Options.self) ?? Options(), $1.payload(Options.self) ?? Options()))
      }
      mutating("mutating func \(changing)(_ other: \(name))") { value, call in
        value = .boxed(combine(value.payload(Options.self) ?? Options(), call[0].payload(Options.self) ?? Options()))
        return .void
      }
    }
    mutating(
      "@discardableResult mutating func insert(_ newMember: \(name)) -> (inserted: Bool, memberAfterInsert: \(name))"
    ) { value, call in
      var set = value.payload(Options.self) ?? Options()
      let result = set.insert(call[0].payload(Options.self) ?? Options())
      value = .boxed(set)
      return .labeled(("inserted", .bool(result.inserted)), ("memberAfterInsert", .boxed(result.memberAfterInsert)))
    }
    mutating("@discardableResult mutating func remove(_ member: \(name)) -> \(name)?") { value, call in
      var set = value.payload(Options.self) ?? Options()
      let removed = set.remove(call[0].payload(Options.self) ?? Options())
      value = .boxed(set)
      return .optional(removed.map { .boxed($0) })
    }
  }
}
