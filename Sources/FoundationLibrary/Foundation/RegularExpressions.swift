import StandardLibrary
import Types
import Execution
import Foundation

/// Foundation's regular expressions, and the searches in strings that take options.
package func declareRegularExpressions(_ module: NativeModule) {
  declareNSRanges(module)
  declareSearchOptions(module)
  declareMatches(module)
  module.type(
    "struct _RegularExpressionOptions: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _RegularExpressionOptions }",
    represents: NSRegularExpression.Options.self)
  var options: [NativeMember] = []
  options.constants(
    "_RegularExpressionOptions",
    [
      ("caseInsensitive", NSRegularExpression.Options.caseInsensitive),
      ("allowCommentsAndWhitespace", .allowCommentsAndWhitespace), ("ignoreMetacharacters", .ignoreMetacharacters),
      ("dotMatchesLineSeparators", .dotMatchesLineSeparators), ("anchorsMatchLines", .anchorsMatchLines),
      ("useUnixLineSeparators", .useUnixLineSeparators), ("useUnicodeWordBoundaries", .useUnicodeWordBoundaries),
    ])
  options.setAlgebra("_RegularExpressionOptions", NSRegularExpression.Options.self)
  module.extend("extension _RegularExpressionOptions", options)
  module.type(
    "class NSRegularExpression: Hashable { typealias Options = _RegularExpressionOptions; typealias MatchingOptions = _MatchingOptions }",
    represents: NSRegularExpression.self)
  var members: [NativeMember] = []
  members.general("init(pattern: String, options: NSRegularExpression.Options = []) throws") { call in
    do {
      return .object(
        try NSRegularExpression(
          pattern: call[0].toText, options: call[1].payload(NSRegularExpression.Options.self) ?? []))
    } catch {
      let found = error as NSError
      throw ThrownValue(.boxed(NSErrorValue(domain: found.domain, code: found.code, userInfo: [:])))
    }
  }
  members.unary("static func escapedPattern(for string: String) -> String") {
    .string(NSRegularExpression.escapedPattern(for: $0.toText))
  }
  members.unary("var pattern: String { get }") { .string(($0.asObject as? NSRegularExpression)?.pattern ?? "") }
  members.unary("var numberOfCaptureGroups: Int { get }") {
    .int(($0.asObject as? NSRegularExpression)?.numberOfCaptureGroups ?? 0)
  }
  for options in ["", "options: _MatchingOptions, "] {
    declareSearches(&members, options)
  }
  module.extend("extension NSRegularExpression", members)
}

/// Declares the searches, with and without the parameter for matching options.
private func declareSearches(_ members: inout [NativeMember], _ options: String) {
  let last = options.isEmpty ? 2 : 3
  members.general("func matches(in string: String, \(options)range: NSRange) -> [NSTextCheckingResult]") { call in
    .array(try Search(call, argument: last).matches(call.runtime).map { .object($0) })
  }
  members.general("func firstMatch(in string: String, \(options)range: NSRange) -> NSTextCheckingResult?") { call in
    .optional(try Search(call, argument: last).matches(call.runtime, atMost: 1).first.map { .object($0) })
  }
  members.general("func numberOfMatches(in string: String, \(options)range: NSRange) -> Int") { call in
    .int(try Search(call, argument: last).matches(call.runtime).count)
  }
  members.general(
    "func stringByReplacingMatches(in string: String, \(options)range: NSRange, withTemplate templ: String) -> String"
  ) { call in
    let search = try Search(call, argument: last)
    return .string(
      try search.expression.replacing(
        search.text, range: search.range, options: search.options, with: call[last + 1].toText, call.runtime))
  }
}

/// A search of a regular expression with the arguments of a call.
private struct Search {
  let expression: NSRegularExpression
  let text: String
  let options: NSRegularExpression.MatchingOptions
  let range: NSRange

  /// Reads the arguments; the range is at the given index, and the options before it if that is not the second.
  init(_ call: NativeCall, argument: Int) throws {
    guard let expression = call[0].asObject as? NSRegularExpression else { throw fault("not a regular expression") }
    self.expression = expression
    text = call[1].toText
    options = argument == 2 ? [] : call[2].payload(NSRegularExpression.MatchingOptions.self) ?? []
    range = bounded(NSRange.from(call[argument]), text)
  }

  func matches(_ runtime: Runtime, atMost limit: Int = .max) throws -> [NSTextCheckingResult] {
    try expression.matches(in: text, range: range, options: options, atMost: limit, runtime)
  }
}

/// Returns the part of a range within the text.
private func bounded(_ range: NSRange, _ text: String) -> NSRange {
  let length = text.utf16.count
  let (end, overflow) = range.location.addingReportingOverflow(range.length)
  let start = min(max(0, range.location), length)
  return NSRange(location: start, length: max(start, overflow ? length : min(end, length)) - start)
}

private func declareMatches(_ module: NativeModule) {
  module.type(
    "struct _MatchingOptions: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _MatchingOptions }",
    represents: NSRegularExpression.MatchingOptions.self)
  var options: [NativeMember] = []
  options.constants(
    "_MatchingOptions",
    [
      ("anchored", NSRegularExpression.MatchingOptions.anchored), ("reportProgress", .reportProgress),
      ("reportCompletion", .reportCompletion), ("withTransparentBounds", .withTransparentBounds),
      ("withoutAnchoringBounds", .withoutAnchoringBounds),
    ])
  options.setAlgebra("_MatchingOptions", NSRegularExpression.MatchingOptions.self)
  module.extend("extension _MatchingOptions", options)
  module.type("class NSTextCheckingResult: Hashable", represents: NSTextCheckingResult.self)
  var members: [NativeMember] = []
  members.unary("var range: NSRange { get }") { .boxed(($0.asObject as? NSTextCheckingResult)?.range ?? NSRange()) }
  members.unary("var numberOfRanges: Int { get }") {
    .int(($0.asObject as? NSTextCheckingResult)?.numberOfRanges ?? 0)
  }
  members.binary("func range(at idx: Int) -> NSRange") { match, index in
    guard let match = match.asObject as? NSTextCheckingResult, (0..<match.numberOfRanges).contains(index.toInt) else {
      throw fault("a match has no range at \(index.toInt)")
    }
    return .boxed(match.range(at: index.toInt))
  }
  members.binary("func range(withName name: String) -> NSRange") {
    .boxed(($0.asObject as? NSTextCheckingResult)?.range(withName: $1.toText) ?? NSRange())
  }
  module.extend("extension NSTextCheckingResult", members)
}

func declareNSRange(_ module: NativeModule) {
  module.type("struct NSRange: Hashable, CustomStringConvertible, Sendable", represents: NSRange.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(NSRange()) }
  members.binary("init(location: Int, length: Int)") { .boxed(NSRange(location: $0.toInt, length: $1.toInt)) }
  members.general(
    "init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == _StringIndex"
  ) { call in
    let text = call[1].toText
    guard let bounds = call[0].rangeBounds else { return .boxed(NSRange()) }
    let (lower, upper) = try bounds.resolved(in: text)
    return .boxed(NSRange(String.Index.from(lower)..<String.Index.from(upper), in: text))
  }
  members.unary("var lowerBound: Int { get }") { .int($0.payload(NSRange.self)?.lowerBound ?? 0) }
  members.unary("var upperBound: Int { get }") { .int(try range($0).upperBound) }
  members.unary("var description: String { get }") { .string("\($0.payload(NSRange.self) ?? NSRange())") }
  module.extend("extension NSRange", members)
  var ranges: [NativeMember] = []
  ranges.binary("init?<S: StringProtocol>(_ range: NSRange, in string: S)") { value, text in
    let units = NSRange.from(value)
    let count = text.toText.utf16.count
    guard units.location != NSNotFound, units.location <= count else { return .none }
    guard units.location >= 0 else { throw fault("String index is out of bounds") }
    guard units.length >= 0 else { throw fault("Range requires lowerBound <= upperBound") }
    guard units.length <= count - units.location else { return .none }
    let found = Range(units, in: text.toText)
    return .optional(found.map { .boxed(HalfOpenRange($0.lowerBound.asValue, $0.upperBound.asValue)) })
  }
  module.extend("extension Range where Bound == _StringIndex", ranges)
}

private func declareSearchOptions(_ module: NativeModule) {
  module.type(
    "struct _CompareOptions: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _CompareOptions }",
    represents: String.CompareOptions.self)
  var options: [NativeMember] = []
  options.constants(
    "_CompareOptions",
    [
      ("caseInsensitive", String.CompareOptions.caseInsensitive), ("literal", .literal), ("backwards", .backwards),
      ("anchored", .anchored), ("numeric", .numeric), ("diacriticInsensitive", .diacriticInsensitive),
      ("widthInsensitive", .widthInsensitive), ("forcedOrdering", .forcedOrdering),
      ("regularExpression", .regularExpression),
    ])
  options.setAlgebra("_CompareOptions", String.CompareOptions.self)
  module.extend("extension _CompareOptions", options)
  module.extend("extension String { typealias CompareOptions = _CompareOptions }")
  var members: [NativeMember] = []
  members.general(
    "func range<T: StringProtocol>(of aString: T, options mask: _CompareOptions = [], range searchRange: Range<_StringIndex>? = nil, locale: Locale? = nil) -> Range<_StringIndex>?"
  ) { call in
    let (other, options) = (call[1].toText, call[2].payload(String.CompareOptions.self) ?? [])
    let text = try searchedPart(of: call[0], call[3])
    let found: Range<String.Index>?
    if let pattern = PatternSearch(other, options, call.runtime) {
      // Also in the middle of a character: patterns match the parts of characters.
      let units = text.utf16
      found = try pattern.first(in: String(text)).map { range in
        let lower = units.index(units.startIndex, offsetBy: range.location)
        return lower..<units.index(lower, offsetBy: range.length)
      }
    } else {
      found = text.range(of: other, options: options)
    }
    return .optional(found.map { .boxed(HalfOpenRange($0.lowerBound.asValue, $0.upperBound.asValue)) })
  }
  members.general(
    "func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of target: Target, with replacement: Replacement, options: _CompareOptions = [], range searchRange: Range<_StringIndex>? = nil) -> String"
  ) { call in
    let (whole, target, new) = (call[0].searchedText, call[1].toText, call[2].toText)
    let options = call[3].payload(String.CompareOptions.self) ?? []
    let part = try searchedPart(of: call[0], call[4])
    let text = String(part)
    func within(_ replaced: String) -> Value {
      .string(whole[..<part.startIndex] + replaced + whole[part.endIndex...])
    }
    if let pattern = PatternSearch(target, options, call.runtime) {
      return within(try pattern.replaced(in: text, with: new))
    }
    try makeRoom(forEach: target, in: text, of: new.utf8.count)
    return within(text.replacingOccurrences(of: target, with: new, options: options))
  }
  members.ternary("func compare<T: StringProtocol>(_ aString: T, options mask: _CompareOptions) -> ComparisonResult") {
    .boxed($0.toText.compare($1.toText, options: $2.payload(String.CompareOptions.self) ?? []))
  }
  module.extend("extension StringProtocol", members)
}

/// Returns the part of a text that a search looks at: the range that is given, or all of it.
private func searchedPart(of text: Value, _ range: Value) throws -> Substring {
  let whole = text.searchedText
  guard let bounds = range.asOptional?.rangeBounds else { return whole }
  let (lower, upper) = (String.Index.from(bounds.lower), String.Index.from(bounds.upper))
  guard whole.startIndex <= lower, lower <= upper, upper <= whole.endIndex else {
    throw fault("String index range is out of bounds")
  }
  return whole[lower..<upper]
}
