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
  members.binary("func contains(_ index: Int) -> Bool") { .bool(NSRange.from($0).contains($1.toInt)) }
  members.binary("func union(_ other: NSRange) -> NSRange") { .boxed(NSRange.from($0).union(.from($1))) }
  members.binary("func intersection(_ other: NSRange) -> NSRange?") {
    NSRange.from($0).intersection(.from($1)).asValue
  }
  members.binary("static func == (lhs: NSRange, rhs: NSRange) -> Bool") { .bool($0 == $1) }
  module.extend("extension NSRange", members)
  var ranges: [NativeMember] = []
  ranges.unary("init?(_ range: NSRange)") { range in
    let range = Range(NSRange.from(range))
    return .optional(range.map { .boxed(HalfOpenRange(.int($0.lowerBound), .int($0.upperBound))) })
  }
  module.extend("extension Range where Bound == Int", ranges)
  var globals: [NativeMember] = []
  globals.nullary("var NSNotFound: Int { get }") { .int(NSNotFound) }
  globals.binary("func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange") {
    .boxed(NSRange(location: $0.toInt, length: $1.toInt))
  }
  globals.unary("func NSMaxRange(_ range: NSRange) -> Int") {
    .int(try calculate(.add, NSRange.from($0).location, NSRange.from($0).length))
  }
  globals.binary("func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool") {
    .bool(NSRange.from($1).contains($0.toInt))
  }
  globals.binary("func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool") { .bool($0 == $1) }
  globals.binary("func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange") {
    .boxed(NSUnionRange(.from($0), .from($1)))
  }
  globals.binary("func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange") {
    .boxed(NSIntersectionRange(.from($0), .from($1)))
  }
  globals.unary("func NSStringFromRange(_ range: NSRange) -> String") { .string(NSStringFromRange(.from($0))) }
  module.global(globals)
}
