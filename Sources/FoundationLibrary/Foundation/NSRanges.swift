import Types
import Execution
import Foundation

/// `NSRange` beyond its numbers, and the functions that C programs had for it.
func declareNSRanges(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.attribute("location: Int", \NSRange.location)
  members.attribute("length: Int", \NSRange.length)
  members.general("init<R: RangeExpression>(_ region: R) where R.Bound == Int") { call in
    let offsets = try call[0].rangeBounds?.offsets(start: 0, end: .max) ?? 0..<0
    return .boxed(NSRange(location: offsets.lowerBound, length: offsets.count))
  }
  members.binary("func contains(_ index: Int) -> Bool") { .bool(try range($0).contains($1.toInt)) }
  members.binary("func union(_ other: NSRange) -> NSRange") { .boxed(try range($0).union(range($1))) }
  members.binary("func intersection(_ other: NSRange) -> NSRange?") {
    try range($0).intersection(range($1)).asValue
  }
  members.binary("static func == (lhs: NSRange, rhs: NSRange) -> Bool") { .bool($0 == $1) }
  module.extend("extension NSRange", members)
  var ranges: [NativeMember] = []
  ranges.unary("init?(_ range: NSRange)") { value in
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
    .bool(try range($1).contains($0.toInt))
  }
  globals.binary("func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool") { .bool($0 == $1) }
  globals.binary("func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange") {
    .boxed(try NSUnionRange(range($0), range($1)))
  }
  globals.binary("func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange") {
    .boxed(try NSIntersectionRange(range($0), range($1)))
  }
  globals.unary("func NSStringFromRange(_ range: NSRange) -> String") { .string(NSStringFromRange(.from($0))) }
  module.global(globals)
}

/// A range whose end Foundation can compute: it adds the numbers without asking.
func range(_ value: Value) throws -> NSRange {
  let range = NSRange.from(value)
  _ = try calculate(.add, range.location, range.length)
  return range
}
