import Execution
import Foundation

/// Searches with regular expressions. One that backtracks may take longer than anybody waits, so each is asked from time to
/// time whether the program is being stopped.
extension NSRegularExpression {
  package func matches(
    in text: String, range: NSRange, options: MatchingOptions = [], atMost limit: Int = .max, _ runtime: Runtime
  ) throws -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    enumerateMatches(in: text, options: options.union(.reportProgress), range: range) { match, _, stop in
      if let match { found.append(match) }
      if found.count >= limit || runtime.isStopping { stop.pointee = true }
    }
    try runtime.check()
    return found
  }

  package func replacing(
    _ text: String, range: NSRange, options: MatchingOptions = [], with template: String, _ runtime: Runtime
  )
    throws -> String
  {
    let whole = text as NSString
    var result = ""
    var end = 0
    for match in try matches(in: text, range: range, options: options, runtime) {
      try runtime.check()
      result += whole.substring(with: NSRange(location: end, length: match.range.location - end))
      result += replacementString(for: match, in: text, offset: 0, template: template)
      end = match.range.location + match.range.length
    }
    return result + whole.substring(from: end)
  }
}

/// Search for a pattern in a string, by its options; nil if the options ask for no pattern.
package struct PatternSearch {
  /// Regular expression; nil for a malformed pattern, which finds nothing.
  private let expression: NSRegularExpression?
  private let options: NSRegularExpression.MatchingOptions
  private let runtime: Runtime

  package init?(_ pattern: String, _ mask: String.CompareOptions, _ runtime: Runtime) {
    guard mask.contains(.regularExpression) else { return nil }
    expression = try? NSRegularExpression(
      pattern: pattern, options: mask.contains(.caseInsensitive) ? .caseInsensitive : [])
    options = mask.contains(.anchored) ? .anchored : []
    self.runtime = runtime
  }

  package func first(in text: String) throws -> NSRange? {
    try expression?.matches(
      in: text, range: NSRange(location: 0, length: text.utf16.count), options: options, atMost: 1, runtime
    ).first?.range
  }

  /// Returns the text with matches replaced; empty for a malformed pattern, as in Foundation.
  package func replaced(in text: String, with template: String) throws -> String {
    try expression?.replacing(
      text, range: NSRange(location: 0, length: text.utf16.count), options: options, with: template, runtime) ?? ""
  }
}
