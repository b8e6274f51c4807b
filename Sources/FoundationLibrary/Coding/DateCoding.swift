import Types
import Execution
import Foundation

/// Format of dates in a text.
enum DateStrategy: @unchecked Sendable {
  case reference, seconds, milliseconds, iso8601
  /// A date as it is, which property lists have.
  case native
  case formatted(DateFormatter)
  /// The program's own: from a decoder, or a date and an encoder.
  case custom(Function)

  /// Swift's own reads fractions of a second too, where there are some.
  private static func iso8601(_ text: String) -> Date? {
    let formatter = ISO8601DateFormatter()
    if let date = formatter.date(from: text) { return date }
    formatter.formatOptions.insert(.withFractionalSeconds)
    return formatter.date(from: text).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down)) }
  }

  func date(in place: JSONReading) throws -> Value {
    switch self {
    case .custom(let function): return try function.call(.boxed(place))
    case .native:
      guard let date = place.json as? Date else { throw place.mismatch("Date") }
      return .boxed(date)
    case .iso8601, .formatted:
      guard let text = place.json as? String else { throw place.mismatch("String") }
      if case .formatted(let formatter) = self {
        if let date = formatter.date(from: text) { return .boxed(date) }
        throw place.corrupted("Date string does not match format expected by formatter.")
      }
      if let date = Self.iso8601(text) { return .boxed(date) }
      throw place.corrupted("Expected date string to be ISO8601-formatted.")
    case .reference, .seconds, .milliseconds:
      guard let number = place.json as? NSNumber, !isBoolean(number) else { throw place.mismatch("Double") }
      let seconds = number.doubleValue
      return switch self {
      case .seconds: .boxed(Date(timeIntervalSince1970: seconds))
      case .milliseconds: .boxed(Date(timeIntervalSince1970: seconds / 1000))
      default: .boxed(Date(timeIntervalSinceReferenceDate: seconds))
      }
    }
  }

  func encode(_ date: Date, into place: JSONWriting) throws {
    switch self {
    case .native: place.node.content = .leaf(date)
    case .reference: try place.encode(.double(date.timeIntervalSinceReferenceDate))
    case .seconds: try place.encode(.double(date.timeIntervalSince1970))
    case .milliseconds: try place.encode(.double(date.timeIntervalSince1970 * 1000))
    case .iso8601: try place.encode(.string(ISO8601DateFormatter().string(from: date)))
    case .formatted(let formatter): try place.encode(.string(formatter.string(from: date)))
    case .custom(let function): _ = try function.call(.boxed(date), .boxed(place))
    }
  }
}

/// Declares the strategies, one type for both directions; a function of the program differs in each.
func declareDateStrategies(_ module: NativeModule) {
  module.type("struct _JSONDateDecodingStrategy", represents: DateStrategy.self)
  module.type("struct _JSONDateEncodingStrategy")
  let types = [
    ("_JSONDateDecodingStrategy", "@escaping (any Decoder) throws -> Date"),
    ("_JSONDateEncodingStrategy", "@escaping (Date, any Encoder) throws -> Void"),
  ]
  for (type, function) in types {
    var members: [NativeMember] = []
    members.constants(
      type,
      [
        ("deferredToDate", DateStrategy.reference), ("secondsSince1970", .seconds),
        ("millisecondsSince1970", .milliseconds), ("iso8601", .iso8601),
      ])
    members.unary("static func formatted(_ formatter: DateFormatter) -> \(type)") {
      .boxed(DateStrategy.formatted($0.asObject as? DateFormatter ?? DateFormatter()))
    }
    members.general("static func custom(_ body: \(function)) -> \(type)") {
      .boxed(DateStrategy.custom($0[0].asFunction))
    }
    module.extend("extension \(type)", members)
  }
}
