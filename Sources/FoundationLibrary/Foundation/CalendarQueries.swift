import Types
import Execution
import Foundation

/// Declares the queries of calendars beyond components.
func declareCalendarQueries(_ module: NativeModule) {
  declareMatching(module)
  declareDateIntervals(module)
  module.extend(
    """
    extension Calendar {
      typealias MatchingPolicy = _CalendarMatchingPolicy
      typealias RepeatedTimePolicy = _CalendarRepeatedTimePolicy
      typealias SearchDirection = _CalendarSearchDirection
    }
    """
  ) { members in
    members.nullary("static var autoupdatingCurrent: Calendar { get }") { .boxed(Calendar.autoupdatingCurrent) }
    members.reading("identifier: Calendar.Identifier") { (calendar: Calendar) in calendar.identifier }
    members.reading("description: String") { (calendar: Calendar) in calendar.description }
    members.attribute("locale: Locale?", \Calendar.locale)
    members.weekRule("firstWeekday", \Calendar.firstWeekday)
    members.weekRule("minimumDaysInFirstWeek", \Calendar.minimumDaysInFirstWeek)
    for (name, path) in symbols {
      members.reading("\(name): [String]") { (calendar: Calendar) in calendar[keyPath: path] }
    }
    members.reading("amSymbol: String") { (calendar: Calendar) in calendar.amSymbol }
    members.reading("pmSymbol: String") { (calendar: Calendar) in calendar.pmSymbol }
    declareDays(&members)
    declareUnits(&members)
    declareSteps(&members)
  }
}

extension [NativeMember] {
  /// Declares a number by which a calendar makes weeks. It goes to ICU as 32 bits when the calendar is used, which can only trap where it
  /// needs more.
  fileprivate mutating func weekRule(_ name: String, _ path: any WritableKeyPath<Calendar, Int> & Sendable) {
    property(
      "var \(name): Int { get set }", get: .unary { Calendar.from($0)[keyPath: path].asValue },
      set: .mutating { value, call in
        let number = Int.from(call[0])
        guard Int32(exactly: number) != nil else {
          throw Trap.fault("Not enough bits to represent the passed value")
        }
        var calendar = Calendar.from(value)
        calendar[keyPath: path] = number
        value = calendar.asValue
        return .void
      })
  }
}

private let symbols: [(String, any KeyPath<Calendar, [String]> & Sendable)] = [
  ("monthSymbols", \.monthSymbols), ("shortMonthSymbols", \.shortMonthSymbols),
  ("veryShortMonthSymbols", \.veryShortMonthSymbols), ("weekdaySymbols", \.weekdaySymbols),
  ("shortWeekdaySymbols", \.shortWeekdaySymbols), ("veryShortWeekdaySymbols", \.veryShortWeekdaySymbols),
  ("standaloneMonthSymbols", \.standaloneMonthSymbols), ("standaloneWeekdaySymbols", \.standaloneWeekdaySymbols),
  ("shortStandaloneWeekdaySymbols", \.shortStandaloneWeekdaySymbols),
  ("shortStandaloneMonthSymbols", \.shortStandaloneMonthSymbols), ("quarterSymbols", \.quarterSymbols),
  ("shortQuarterSymbols", \.shortQuarterSymbols), ("eraSymbols", \.eraSymbols),
]

private func declareDays(_ members: inout [NativeMember]) {
  for (name, distance) in [("Tomorrow", 1), ("Yesterday", -1)] {
    members.general("func isDateIn\(name)(_ date: Date) -> Bool") { call in
      let calendar = Calendar.from(call[0])
      guard let day = calendar.date(byAdding: .day, value: distance, to: call.runtime.host.now) else {
        return .bool(false)
      }
      return .bool(calendar.isDate(.from(call[1]), inSameDayAs: day))
    }
  }
  members.binary("func isDateInWeekend(_ date: Date) -> Bool") { .bool(Calendar.from($0).isDateInWeekend(.from($1))) }
  members.general(
    "func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult"
  ) {
    .boxed(Calendar.from($0[0]).compare(.from($0[1]), to: .from($0[2]), toGranularity: .from($0[3])))
  }
  members.general(
    "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool"
  ) {
    .bool(Calendar.from($0[0]).isDate(.from($0[1]), equalTo: .from($0[2]), toGranularity: .from($0[3])))
  }
  members.ternary("func date(_ date: Date, matchesComponents components: DateComponents) -> Bool") {
    .bool(Calendar.from($0).date(.from($1), matchesComponents: try Calendar.from($0).components($2)))
  }
  members.ternary("func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents") {
    Calendar.from($0).dateComponents(in: .from($1), from: .from($2)).asValue
  }
  members.general(
    "func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents"
  ) { call in
    let calendar = Calendar.from(call[0])
    return calendar.dateComponents(
      .from(call[1]), from: try calendar.components(call[2]), to: try calendar.components(call[3])
    ).asValue
  }
}

private func declareUnits(_ members: inout [NativeMember]) {
  members.general(
    "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?"
  ) {
    range(Calendar.from($0[0]).range(of: .from($0[1]), in: .from($0[2]), for: .from($0[3])))
  }
  members.binary("func minimumRange(of component: Calendar.Component) -> Range<Int>?") {
    range(Calendar.from($0).minimumRange(of: .from($1)))
  }
  members.binary("func maximumRange(of component: Calendar.Component) -> Range<Int>?") {
    range(Calendar.from($0).maximumRange(of: .from($1)))
  }
  members.general(
    "func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?"
  ) {
    Calendar.from($0[0]).ordinality(of: .from($0[1]), in: .from($0[2]), for: .from($0[3])).asValue
  }
  members.ternary("func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?") {
    Calendar.from($0).dateInterval(of: .from($1), for: .from($2)).asValue
  }
  members.binary("func dateIntervalOfWeekend(containing date: Date) -> DateInterval?") {
    Calendar.from($0).dateIntervalOfWeekend(containing: .from($1)).asValue
  }
  members.binary("func nextWeekend(startingAfter date: Date) -> DateInterval?") {
    Calendar.from($0).nextWeekend(startingAfter: .from($1)).asValue
  }
}

private func range(_ range: Range<Int>?) -> Value {
  .optional(range.map { .boxed(HalfOpenRange(.int($0.lowerBound), .int($0.upperBound))) })
}

private func declareSteps(_ members: inout [NativeMember]) {
  members.general(
    "func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?"
  ) {
    try Calendar.from($0[0]).date(
      byAdding: Calendar.from($0[0]).components($0[1]), to: .from($0[2]), wrappingComponents: $0[3].asBool
    ).asValue
  }
  members.general(
    "func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool) -> Date?"
  ) { call in
    try Calendar.from(call[0]).date(
      byAdding: .from(call[1]), value: Calendar.from(call[0]).number(call[2]), to: .from(call[3]),
      wrappingComponents: call[4].asBool
    ).asValue
  }
  members.general("func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?") {
    try Calendar.from($0[0]).date(bySetting: .from($0[1]), value: Calendar.from($0[0]).number($0[2]), of: .from($0[3]))
      .asValue
  }
  let policies =
    "matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward"
  members.general("func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, \(policies)) -> Date?") {
    let calendar = Calendar.from($0[0])
    return try calendar.date(
      bySettingHour: calendar.number($0[1]), minute: calendar.number($0[2]), second: calendar.number($0[3]),
      of: .from($0[4]), matchingPolicy: .from($0[5]), repeatedTimePolicy: .from($0[6]), direction: .from($0[7])
    ).asValue
  }
  members.general(
    "func nextDate(after date: Date, matching components: DateComponents, \(policies.replacing(" = .nextTime", with: ""))) -> Date?"
  ) { call in
    try Calendar.from(call[0]).nextDate(
      after: .from(call[1]), matching: Calendar.from(call[0]).components(call[2]), matchingPolicy: .from(call[3]),
      repeatedTimePolicy: .from(call[4]), direction: .from(call[5])
    ).asValue
  }
  members.general(
    "func enumerateDates(startingAfter start: Date, matching components: DateComponents, \(policies.replacing(" = .nextTime", with: "")), using block: (Date?, Bool, inout Bool) -> Void)"
  ) { call in
    let block = call[6].asFunction
    var failure: (any Error)?
    try Calendar.from(call[0]).enumerateDates(
      startingAfter: .from(call[1]), matching: Calendar.from(call[0]).components(call[2]),
      matchingPolicy: .from(call[3]),
      repeatedTimePolicy: .from(call[4]), direction: .from(call[5])
    ) { date, isExact, stop in
      do {
        try call.runtime.check()
        var places: [Value] = [date.asValue, .bool(isExact), .bool(stop)]
        _ = try block.call(changing: &places)
        stop = places[2].asBool
      } catch {
        failure = error
        stop = true
      }
    }
    if let failure { throw failure }
    return .void
  }
}

private func declareMatching(_ module: NativeModule) {
  func choices<Choice: BoxedConvertible & Hashable>(_ name: String, _ known: [(String, Choice)]) {
    module.type("enum \(name): Hashable", represents: Choice.self)
    var members: [NativeMember] = []
    members.constants(name, known)
    module.extend("extension \(name)", members)
  }
  choices(
    "_CalendarMatchingPolicy",
    [
      ("nextTime", Calendar.MatchingPolicy.nextTime), ("strict", .strict),
      ("nextTimePreservingSmallerComponents", .nextTimePreservingSmallerComponents),
      ("previousTimePreservingSmallerComponents", .previousTimePreservingSmallerComponents),
    ])
  choices("_CalendarRepeatedTimePolicy", [("first", Calendar.RepeatedTimePolicy.first), ("last", .last)])
  choices("_CalendarSearchDirection", [("forward", Calendar.SearchDirection.forward), ("backward", .backward)])
}

extension Calendar.MatchingPolicy: BoxedConvertible { static var standIn: Calendar.MatchingPolicy { .nextTime } }
extension Calendar.RepeatedTimePolicy: BoxedConvertible {
  static var standIn: Calendar.RepeatedTimePolicy { .first }
}
extension Calendar.SearchDirection: BoxedConvertible { static var standIn: Calendar.SearchDirection { .forward } }
