import Recording

/// Durations as they are typed: `300ms`, `1.5s`, `2m`, `1h`, `3 seconds`; a number alone is seconds.
enum DurationText {
  /// Of units that end alike, the longer one comes first.
  private static let units: [(String, Double)] = [
    ("milliseconds", 1e-3), ("millisecond", 1e-3), ("seconds", 1), ("second", 1), ("minutes", 60), ("minute", 60),
    ("hours", 3600), ("hour", 3600), ("sec", 1), ("ms", 1e-3), ("us", 1e-6), ("µs", 1e-6), ("ns", 1e-9), ("min", 60),
    ("s", 1), ("m", 60), ("h", 3600),
  ]

  static func parse(_ text: String) -> Duration? {
    let trimmed = text.filter { !$0.isWhitespace }
    let (number, factor) =
      units.first { trimmed.hasSuffix($0.0) }.map { (String(trimmed.dropLast($0.0.count)), $0.1) } ?? (trimmed, 1)
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(number)
    else { return nil }
    let seconds = value * factor
    // Nanoseconds overflow only for centuries.
    guard seconds.isFinite, seconds < 9e9 else { return nil }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// Returns whether a text is a number without a unit.
  static func isBareNumber(_ text: String) -> Bool { Double(text) != nil }

  static func required(_ arguments: Command.Arguments, example: String) throws -> Duration {
    if arguments.text.isEmpty { throw CommandError("how long? For instance: \(example)") }
    guard let duration = parse(arguments.text) else {
      throw CommandError(
        "'\(DisplayText.line(arguments.text))' is not a duration",
        notes: ["write it as 300ms, 1.5s or 2m: \(example)"])
    }
    return duration
  }
}
