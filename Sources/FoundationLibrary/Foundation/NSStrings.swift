import StandardLibrary
import Types
import Execution
import Foundation

/// Declares `NSString`, which programs cast strings to for paths and numeric ranges. The cast changes nothing: its
/// values are strings.
func declareNSString(_ module: NativeModule) {
  module.type(
    """
    class NSString: Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
    }
    """)
  var members: [NativeMember] = []
  members.nullary("init()") { .string("") }
  members.unary("init(string aString: String)") { $0 }
  members.unary("init(stringLiteral value: String)") { $0 }
  members.general("init(format: String, _ args: Any...)") { .string(try formatted($0[0].toText, $0[1].asArray)) }
  members.unary("var length: Int { get }") { .int($0.toText.utf16.count) }
  members.unary("var hash: Int { get }") { .int(($0.toText as NSString).hash) }
  members.binary("func isEqual(_ object: Any?) -> Bool") { .bool($0 == ($1.asOptional ?? $1)) }
  members.binary("func isEqual(to aString: String) -> Bool") { .bool($0.toText == $1.toText) }
  members.binary("static func == (lhs: NSString, rhs: NSString) -> Bool") { .bool($0.toText == $1.toText) }
  members.binary("static func < (lhs: NSString, rhs: NSString) -> Bool") { .bool($0.toText < $1.toText) }
  members.binary("func character(at index: Int) -> UInt16") { text, index in
    let units = text.toText.utf16
    guard index.toInt >= 0, index.toInt < units.count else { throw fault(indexOutOfRange) }
    return .boxed(units[units.index(units.startIndex, offsetBy: index.toInt)])
  }
  module.extend("extension NSString", members)
  members = []
  let texts: [(String, @Sendable (String) -> String)] = [
    ("description", { $0 }), ("uppercased", { $0.uppercased() }), ("lowercased", { $0.lowercased() }),
    ("capitalized", { $0.capitalized }), ("lastPathComponent", { ($0 as NSString).lastPathComponent }),
    ("pathExtension", { ($0 as NSString).pathExtension }),
    ("deletingLastPathComponent", { ($0 as NSString).deletingLastPathComponent }),
    ("deletingPathExtension", { ($0 as NSString).deletingPathExtension }),
  ]
  for (name, text) in texts { members.unary("var \(name): String { get }") { .string(text($0.toText)) } }
  members.unary("var pathComponents: [String] { get }") { ($0.toText as NSString).pathComponents.asValue }
  members.unary("var isAbsolutePath: Bool { get }") { .bool($0.toText.hasPrefix("/")) }
  members.unary("var intValue: Int32 { get }") { .boxed(($0.toText as NSString).intValue) }
  members.unary("var integerValue: Int { get }") { .int(($0.toText as NSString).integerValue) }
  members.unary("var doubleValue: Double { get }") { .double(($0.toText as NSString).doubleValue) }
  members.unary("var floatValue: Float { get }") { .boxed(($0.toText as NSString).floatValue) }
  members.unary("var boolValue: Bool { get }") { .bool(($0.toText as NSString).boolValue) }
  declareParts(&members)
  declareRelations(&members)
  module.extend("extension NSString", members.map { $0.detachedForLongTexts })
  var strings: [NativeMember] = []
  strings.unary("init(_ cocoaString: NSString)") { $0 }
  strings.unary("var hash: Int { get }") { .int(($0.toText as NSString).hash) }
  module.extend("extension String", strings)
}

/// Returns a range of a text's UTF-16 units, where it lies in it.
private func bounded(_ range: Value, in text: Value) throws -> NSRange {
  let range = NSRange.from(range)
  let length = text.toText.utf16.count
  guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
  else { throw fault("Range {\(range.location), \(range.length)} out of bounds; string length \(length)") }
  return range
}

private func declareParts(_ members: inout [NativeMember]) {
  members.unary("var utf8String: String? { get }") { .wrapped(.string($0.toText)) }
  members.binary("func substring(from: Int) -> String") { text, start in
    let length = text.toText.utf16.count
    guard (0...length).contains(start.toInt) else {
      throw fault("Index \(start.toInt) out of bounds; string length \(length)")
    }
    return .string((text.toText as NSString).substring(from: start.toInt))
  }
  members.binary("func substring(to: Int) -> String") { text, end in
    let range = NSRange(location: 0, length: end.toInt)
    return .string((text.toText as NSString).substring(with: try bounded(range.asValue, in: text)))
  }
  members.binary("func substring(with range: NSRange) -> String") { text, range in
    .string((text.toText as NSString).substring(with: try bounded(range, in: text)))
  }
  members.ternary("func replacingCharacters(in range: NSRange, with replacement: String) -> String") {
    text, range, replacement in
    .string(
      (text.toText as NSString).replacingCharacters(in: try bounded(range, in: text), with: replacement.toText))
  }
  members.ternary("func replacingOccurrences(of target: String, with replacement: String) -> String") {
    let (text, target, new) = ($0.toText, $1.toText, $2.toText)
    try makeRoom(forEach: target, in: text, of: new.utf8.count)
    return .string(text.replacingOccurrences(of: target, with: new))
  }
  members.binary("func appending(_ aString: String) -> String") { .string($0.toText + $1.toText) }
  members.general("func appendingFormat(_ format: String, _ args: Any...) -> String") {
    .string($0[0].toText + (try formatted($0[1].toText, $0[2].asArray)))
  }
  members.binary("func appendingPathComponent(_ str: String) -> String") {
    .string(($0.toText as NSString).appendingPathComponent($1.toText))
  }
  members.binary("func appendingPathExtension(_ str: String) -> String?") {
    ($0.toText as NSString).appendingPathExtension($1.toText).asValue
  }
  members.binary("func components(separatedBy separator: String) -> [String]") {
    let (text, separator) = ($0.toText, $1.toText)
    try makeRoom(forEach: separator, in: text, of: partSize)
    return text.components(separatedBy: separator).asValue
  }
  members.binary("func components(separatedBy separator: CharacterSet) -> [String]") {
    let (text, set) = ($0.toText, CharacterSet.from($1))
    try makeRoom(forEach: set, in: text, of: partSize)
    return text.components(separatedBy: set).asValue
  }
  members.binary("func trimmingCharacters(in set: CharacterSet) -> String") {
    let (text, set) = ($0.toText, CharacterSet.from($1))
    return .string(text.trimmingCharacters(in: set))
  }
  members.binary("func data(using encoding: UInt) -> Data?") { text, encoding in
    text.toText.data(using: String.Encoding(rawValue: UInt.from(encoding))).asValue
  }
}

private func declareRelations(_ members: inout [NativeMember]) {
  members.binary("func hasPrefix(_ str: String) -> Bool") { .bool($0.toText.hasPrefix($1.toText)) }
  members.binary("func hasSuffix(_ str: String) -> Bool") { .bool($0.toText.hasSuffix($1.toText)) }
  members.binary("func contains(_ str: String) -> Bool") { .bool($0.toText.contains($1.toText)) }
  members.binary("func localizedCaseInsensitiveContains(_ str: String) -> Bool") {
    .bool($0.toText.localizedCaseInsensitiveContains($1.toText))
  }
  members.binary("func range(of searchString: String) -> NSRange") {
    .boxed(($0.toText as NSString).range(of: $1.toText))
  }
  members.general("func range(of searchString: String, options mask: String.CompareOptions) -> NSRange") { call in
    let (text, other, options) = (call[0].toText, call[1].toText, call[2].payload(String.CompareOptions.self) ?? [])
    if let pattern = PatternSearch(other, options, call.runtime) {
      return .boxed(try pattern.first(in: text) ?? NSRange(location: NSNotFound, length: 0))
    }
    return .boxed((text as NSString).range(of: other, options: options))
  }
  members.binary("func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange") {
    .boxed(($0.toText as NSString).rangeOfCharacter(from: CharacterSet.from($1)))
  }
  members.binary("func compare(_ string: String) -> ComparisonResult") { .boxed($0.toText.compare($1.toText)) }
  members.binary("func caseInsensitiveCompare(_ string: String) -> ComparisonResult") {
    .boxed($0.toText.caseInsensitiveCompare($1.toText))
  }
}
