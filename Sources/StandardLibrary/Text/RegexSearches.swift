import Execution
import Types

/// Declares the members of a kind of text that take a regular expression.
func declareRegexSearches(_ module: NativeModule, in type: String) {
  module.extend("extension \(type)", lazily: searching(type) + replacing(type))
}

private func searching(_ type: String) -> [NativeMember] {
  var members: [NativeMember] = []
  members.appendSingleSearches()
  members.binary("func matches<R: RegexComponent>(of r: R) -> [_RegexMatch<R.RegexOutput>]") { text, regex in
    let regex = try regex.asRegex()
    return .array(try matches(of: regex, in: text.searchedText).map { .boxed($0) })
  }
  members.binary("func contains<R: RegexComponent>(_ regex: R) -> Bool") { text, regex in
    let (text, regex) = (text.searchedText, try regex.asRegex())
    return .bool(try DetachedWork.run { text.contains(regex.regex) })
  }
  members.binary("func starts<R: RegexComponent>(with regex: R) -> Bool") { text, regex in
    let (text, regex) = (text.searchedText, try regex.asRegex())
    return .bool(try DetachedWork.run { text.starts(with: regex.regex) })
  }
  members.binary("func firstRange<R: RegexComponent>(of regex: R) -> Range<_StringIndex>?") { text, regex in
    let (text, regex) = (text.searchedText, try regex.asRegex())
    let found = try DetachedWork.run { text.firstRange(of: regex.regex) }
    return .optional(found?.asValue)
  }
  members.binary("func ranges<R: RegexComponent>(of regex: R) -> [Range<_StringIndex>]") { text, regex in
    let (text, regex) = (text.searchedText, try regex.asRegex())
    return .array(try DetachedWork.run { text.ranges(of: regex.regex) }.map(\.asValue))
  }
  members.binary("func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring") { text, regex in
    let (text, regex) = (text.searchedText, try regex.asRegex())
    return .boxed(try DetachedWork.run { text.trimmingPrefix(regex.regex) })
  }
  members.general(
    "func split<R: RegexComponent>(separator: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]"
  ) { call in
    guard call[2].toInt >= 0 else { throw fault("Must take zero or more splits") }
    let (text, regex, most, omits) = (call[0].searchedText, try call[1].asRegex(), call[2].toInt, call[3].asBool)
    let parts = try DetachedWork.run {
      text.split(separator: regex.regex, maxSplits: most, omittingEmptySubsequences: omits)
    }
    return .array(parts.map { .boxed($0) })
  }
  return members
}

private func matches(of regex: RegexValue, in text: Substring) throws -> [RegexMatchValue] {
  try DetachedWork.run { text.matches(of: regex.regex) }.map { RegexMatchValue(match: $0, shape: regex.shape) }
}

private func replacing(_ type: String) -> [NativeMember] {
  var members: [NativeMember] = []
  let (value, range) = ("with replacement: Replacement", "subrange: Range<_StringIndex>, ")
  let generics = "R: RegexComponent, Replacement: Collection"
  let constraint = "where Replacement.Element == Character"
  let most = "maxReplacements: Int = Int.max"
  let make = "with replacement: (_RegexMatch<R.RegexOutput>) throws -> Replacement"
  for hasRange in [false, true] {
    let part = hasRange ? range : ""
    let by = hasRange ? 1 : 0
    members.general("func replacing<\(generics)>(_ regex: R, \(value), \(part)\(most)) -> \(type) \(constraint)") {
      call in
      let new = try Replacement.text(call[2], call.runtime)
      return try replaced(call[0], call[1], hasRange ? call[3] : nil, call[3 + by].toInt) { _ in new }
    }
    members.general(
      "func replacing<\(generics)>(_ regex: R, \(part)\(most), \(make)) rethrows -> \(type) \(constraint)"
    ) { call in
      let body = call[3 + by].asFunction
      return try replaced(call[0], call[1], hasRange ? call[2] : nil, call[2 + by].toInt) { match in
        try Replacement.text(body.call(.boxed(match)), call.runtime)
      }
    }
  }
  members.mutating("mutating func replace<\(generics)>(_ regex: R, \(value), \(most)) \(constraint)") { text, call in
    let new = try Replacement.text(call[1], call.runtime)
    text = try replaced(text, call[0], nil, call[2].toInt) { _ in new }
    return .void
  }
  members.mutating("mutating func replace<\(generics)>(_ regex: R, \(most), \(make)) rethrows \(constraint)") {
    text, call in
    let body = call[2].asFunction
    text = try replaced(text, call[0], nil, call[1].toInt) { match in
      try Replacement.text(body.call(.boxed(match)), call.runtime)
    }
    return .void
  }
  members.mutating("mutating func trimPrefix<R: RegexComponent>(_ regex: R)") { text, call in
    let (searched, regex) = (text.searchedText, try call[0].asRegex())
    let trimmed = try DetachedWork.run { searched.trimmingPrefix(regex.regex) }
    if case .string = text { text = .string(String(trimmed)) } else { text = .boxed(trimmed) }
    return .void
  }
  return members
}

private enum Replacement {
  static func text(_ value: Value, _ runtime: Runtime) throws -> String {
    switch value {
    case .string(let text): text
    default: String(try elements(of: value, runtime).map(\.asCharacter))
    }
  }
}

/// Returns a text of the same kind with the first matches, within a range, replaced.
private func replaced(
  _ value: Value, _ regex: Value, _ range: Value?, _ most: Int, _ make: (RegexMatchValue) throws -> String
) throws -> Value {
  let text = value.searchedText
  var part = text
  if let bounds = range?.rangeBounds {
    let (lower, upper) = try bounds.resolved(in: String(text.base))
    part = text.base[String.Index.from(lower)..<String.Index.from(upper)]
  }
  var result = String(text[..<part.startIndex])
  var end = part.startIndex
  for match in try matches(of: regex.asRegex(), in: part).prefix(max(0, most)) {
    result += text[end..<match.match.range.lowerBound]
    let new = try make(match)
    try TextBudget.makeRoom(for: result, growingBy: new)
    result += new
    end = match.match.range.upperBound
  }
  result += text[end...]
  if case .string = value { return .string(result) }
  return .boxed(Substring(result))
}
