import Execution
import Foundation

/// Numbers that a calendar can compute with: all but the Gregorian one keep them in 32 bits and end the process at others.
extension Calendar {
  private func check(_ number: Int) throws {
    if identifier == .gregorian || identifier == .iso8601 || Int32(exactly: number) != nil { return }
    throw fault("the \(identifier) calendar cannot compute with \(number)")
  }

  func number(_ value: Value) throws -> Int {
    try check(value.toInt)
    return value.toInt
  }

  func components(_ value: Value) throws -> DateComponents {
    let components = DateComponents.from(value)
    // The calendar of the components computes as well.
    let calendar = components.calendar ?? self
    for component in Self.numbers {
      guard let number = components.value(for: component) else { continue }
      try check(number)
      try calendar.check(number)
    }
    return components
  }

  private static let numbers: [Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
    .weekOfYear, .yearForWeekOfYear,
  ]
}
