import Foundation

/// Dates on the command line: a day, or a moment in the form of ISO 8601; without a time zone in UTC.
enum DateText {
  static func parse(_ text: String) -> Date? {
    for style in [Date.ISO8601FormatStyle.iso8601, .iso8601.year().month().day()] {
      if let date = try? style.parse(text), roundTrips(date, text) { return date }
    }
    return nil
  }

  /// Refuses days that no month has, which the parser takes as days of the next one, and text after the date.
  private static func roundTrips(_ date: Date, _ text: String) -> Bool {
    let shown = date.formatted(.iso8601)
    return text.hasSuffix("Z") ? shown == text : shown.hasPrefix(text) || text.contains("+")
  }
}
