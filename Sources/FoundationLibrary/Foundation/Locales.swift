import Types
import Execution
import Foundation

/// Declares time zones and locales.
func declareLocales(_ module: NativeModule) {
  declareTimeZone(module)
  declareLocale(module)
}

private func declareTimeZone(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.nullary("static var autoupdatingCurrent: TimeZone { get }") { .boxed(TimeZone.autoupdatingCurrent) }
  members.nullary("static var knownTimeZoneIdentifiers: [String] { get }") { TimeZone.knownTimeZoneIdentifiers.asValue }
  members.nullary("static var abbreviationDictionary: [String: String] { get }") {
    .dictionary(
      ValueTable(
        TimeZone.abbreviationDictionary.map { (.string($0), .string($1)) }, uniquingKeysWith: { $1 }))
  }
  // With no date the moment is now.
  let moments: [(String, @Sendable (Value) -> Date)] = [("", { _ in Date() }), ("for date: Date", { .from($0) })]
  for (parameter, moment) in moments {
    members.general("func secondsFromGMT(\(parameter)) -> Int") { call in
      .int(TimeZone.from(call[0]).secondsFromGMT(for: moment(call.arguments.last ?? .void)))
    }
    members.general("func abbreviation(\(parameter)) -> String?") { call in
      TimeZone.from(call[0]).abbreviation(for: moment(call.arguments.last ?? .void)).asValue
    }
    members.general("func isDaylightSavingTime(\(parameter)) -> Bool") { call in
      .bool(TimeZone.from(call[0]).isDaylightSavingTime(for: moment(call.arguments.last ?? .void)))
    }
    members.general("func daylightSavingTimeOffset(\(parameter)) -> TimeInterval") { call in
      .double(TimeZone.from(call[0]).daylightSavingTimeOffset(for: moment(call.arguments.last ?? .void)))
    }
  }
  members.binary("func nextDaylightSavingTimeTransition(after date: Date) -> Date?") {
    TimeZone.from($0).nextDaylightSavingTimeTransition(after: .from($1)).asValue
  }
  module.extend("extension TimeZone", members)
}

private func declareLocale(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.nullary("static var autoupdatingCurrent: Locale { get }") { .boxed(Locale.autoupdatingCurrent) }
  members.nullary("static var preferredLanguages: [String] { get }") { Locale.preferredLanguages.asValue }
  members.nullary("static var availableIdentifiers: [String] { get }") { Locale.availableIdentifiers.asValue }
  members.reading("description: String") { (locale: Locale) in locale.description }
  members.reading("languageCode: String?") { (locale: Locale) in locale.language.languageCode?.identifier }
  members.reading("regionCode: String?") { (locale: Locale) in locale.region?.identifier }
  members.reading("currencyCode: String?") { (locale: Locale) in locale.currency?.identifier }
  members.reading("currencySymbol: String?") { (locale: Locale) in locale.currencySymbol }
  members.reading("decimalSeparator: String?") { (locale: Locale) in locale.decimalSeparator }
  members.reading("groupingSeparator: String?") { (locale: Locale) in locale.groupingSeparator }
  members.reading("quotationBeginDelimiter: String?") { (locale: Locale) in locale.quotationBeginDelimiter }
  members.reading("quotationEndDelimiter: String?") { (locale: Locale) in locale.quotationEndDelimiter }
  members.reading("calendar: Calendar") { (locale: Locale) in locale.calendar }
  let names: [(String, @Sendable (Locale, String) -> String?)] = [
    ("forIdentifier", { $0.localizedString(forIdentifier: $1) }),
    ("forLanguageCode", { $0.localizedString(forLanguageCode: $1) }),
    ("forRegionCode", { $0.localizedString(forRegionCode: $1) }),
    ("forCurrencyCode", { $0.localizedString(forCurrencyCode: $1) }),
  ]
  for (label, name) in names {
    members.binary("func localizedString(\(label) code: String) -> String?") {
      name(Locale.from($0), $1.toText).asValue
    }
  }
  module.extend("extension Locale: CustomStringConvertible", members)
}
