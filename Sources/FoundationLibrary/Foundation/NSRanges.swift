import Types
import Execution
import Foundation

/// `NSRange` beyond its numbers, and the functions that C programs had for it.
func declareNSRanges(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.attribute("location: Int", \NSRange.location)
  members.attribute("length: Int", \NSRange.length)
  members.general("init<R: RangeExpression>(_ region: R) where R.Bound == Int") { call in
    let bounds = call[0].rangeBounds
    if let bounds, bounds.isClosed, !bounds.upper.isNone, bounds.upper.toInt < 0 { throw fault(indexOutOfRange) }
    let offsets = try bounds?.offsets(start: 0, end: .max) ?? 0..<0
    let length = try calculate(.subtract, offsets.upperBound, offsets.lowerBound)
    return .boxed(NSRange(location: offsets.lowerBound, length: length))
  }
  members.binary("func contains(_ index: Int) -> Bool") { .bool(try contains($0, $1.toInt)) }
  members.binary("func union(_ other: NSRange) -> NSRange") { .boxed(try union($0, $1)) }
  members.binary("func intersection(_ other: NSRange) -> NSRange?") { try intersection($0, $1).asValue }
  members.binary("static func == (lhs: NSRange, rhs: NSRange) -> Bool") { .bool($0 == $1) }
  module.extend("extension NSRange", members)
  var ranges: [NativeMember] = []
  ranges.unary("init?(_ range: NSRange)") { value in
    guard NSRange.from(value).location != NSNotFound else { return .none }
    let range = Range(try range(value))
    return .optional(range.map { .boxed(HalfOpenRange(.int($0.lowerBound), .int($0.upperBound))) })
  }
  module.extend("extension Range where Bound == Int", ranges)
  var globals: [NativeMember] = []
  globals.nullary("var NSNotFound: Int { get }") { .int(NSNotFound) }
  globals.binary("func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange") {
    .boxed(NSRange(location: $0.toInt, length: $1.toInt))
  }
  globals.unary("func NSMaxRange(_ range: NSRange) -> Int") {
    .int(try range($0).upperBound)
  }
  globals.binary("func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool") {
    .bool(try contains($1, $0.toInt))
  }
  globals.binary("func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool") { .bool($0 == $1) }
  globals.binary("func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange") {
    .boxed(try union($0, $1))
  }
  globals.binary("func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange") {
    .boxed(try intersection($0, $1) ?? NSRange(location: 0, length: 0))
  }
  globals.unary("func NSStringFromRange(_ range: NSRange) -> String") { .string(NSStringFromRange(.from($0))) }
  module.global(globals)
}

// Foundation's own functions end the process where a sum or a difference does not fit.

private func contains(_ value: Value, _ index: Int) throws -> Bool {
  let range = NSRange.from(value)
  return try index >= range.location && calculate(.subtract, index, range.location) < range.length
}

private func union(_ first: Value, _ second: Value) throws -> NSRange {
  let (first, second) = try (range(first), range(second))
  let start = min(first.location, second.location)
  let end = max(first.upperBound, second.upperBound)
  return NSRange(location: start, length: try calculate(.subtract, end, start))
}

private func intersection(_ first: Value, _ second: Value) throws -> NSRange? {
  let (first, second) = try (range(first), range(second))
  let start = max(first.location, second.location)
  guard start < first.upperBound && second.location == start || start < second.upperBound && first.location == start
  else { return nil }
  let end = min(first.upperBound, second.upperBound)
  return NSRange(location: start, length: try calculate(.subtract, end, start))
}

/// Returns a range whose end fits; Foundation adds the two numbers without asking.
func range(_ value: Value) throws -> NSRange {
  let range = NSRange.from(value)
  _ = try calculate(.add, range.location, range.length)
  return range
}
