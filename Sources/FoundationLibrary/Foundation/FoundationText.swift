import Locks
import Types
import Execution
import Foundation
import SyntaxTree

/// Declares the members that Foundation adds to strings.
package func declareFoundationText(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.unary("var capitalized: String { get }") { .string($0.toText.capitalized) }
  members.binary("func components<T: StringProtocol>(separatedBy separator: T) -> [String]") {
    let (text, separator) = ($0.toText, $1.toText)
    try makeRoom(forEach: separator, in: text, of: partSize)
    return .array(text.components(separatedBy: separator).map { .string($0) })
  }
  members.binary("func components(separatedBy separator: CharacterSet) -> [String]") {
    let (text, set) = ($0.toText, CharacterSet.from($1))
    try makeRoom(forEach: set, in: text, of: partSize)
    return .array(text.components(separatedBy: set).map { .string($0) })
  }
  members.binary("func trimmingCharacters(in set: CharacterSet) -> String") {
    let (text, set) = ($0.toText, CharacterSet.from($1))
    return .string(text.trimmingCharacters(in: set))
  }
  members.ternary(
    "func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of target: Target, with replacement: Replacement) -> String"
  ) {
    let (text, target, new) = ($0.toText, $1.toText, $2.toText)
    try makeRoom(forEach: target, in: text, of: new.utf8.count)
    return .string(text.replacingOccurrences(of: target, with: new))
  }
  members.ternary(
    "func replacingCharacters<R: RangeExpression, T: StringProtocol>(in range: R, with replacement: T) -> String where R.Bound == _StringIndex"
  ) { text, range, replacement in
    var content = text.toText
    guard let bounds = range.rangeBounds else { return .string(content) }
    let (lower, upper) = try bounds.resolved(in: content)
    let (start, end) = (String.Index.from(lower), String.Index.from(upper))
    guard start >= content.startIndex, start <= end, end <= content.endIndex else {
      throw fault("String index is out of bounds")
    }
    content.replaceSubrange(start..<end, with: replacement.toText)
    return .string(content)
  }
  members.binary("func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool") {
    .bool($0.toText.localizedCaseInsensitiveContains($1.toText))
  }
  members.binary("func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool") {
    .bool($0.toText.localizedStandardContains($1.toText))
  }
  members.ternary("func folding(options: _CompareOptions = [], locale: Locale?) -> String") { text, options, locale in
    .string(
      text.toText.folding(
        options: options.payload(String.CompareOptions.self) ?? [], locale: locale.asOptional.map { .from($0) }))
  }
  members.binary("func commonPrefix<T: StringProtocol>(with aString: T, options: _CompareOptions = []) -> String") {
    .string($0.toText.commonPrefix(with: $1.toText))
  }
  let texts: [(String, @Sendable (String) -> String)] = [
    ("localizedUppercase", { $0.localizedUppercase }), ("localizedLowercase", { $0.localizedLowercase }),
    ("localizedCapitalized", { $0.localizedCapitalized }),
    ("decomposedStringWithCanonicalMapping", { $0.decomposedStringWithCanonicalMapping }),
    ("precomposedStringWithCanonicalMapping", { $0.precomposedStringWithCanonicalMapping }),
    ("decomposedStringWithCompatibilityMapping", { $0.decomposedStringWithCompatibilityMapping }),
    ("precomposedStringWithCompatibilityMapping", { $0.precomposedStringWithCompatibilityMapping }),
  ]
  for (name, text) in texts {
    members.unary("var \(name): String { get }") {
      let given = $0.toText
      return .string(text(given))
    }
  }
  let changes: [(String, @Sendable (String, Locale?) -> String)] = [
    ("uppercased", { $0.uppercased(with: $1) }), ("lowercased", { $0.lowercased(with: $1) }),
    ("capitalized", { $0.capitalized(with: $1) }),
  ]
  for (name, change) in changes {
    members.binary("func \(name)(with locale: Locale?) -> String") {
      let (text, locale) = ($0.toText, $1.asOptional.map { Locale.from($0) })
      return .string(change(text, locale))
    }
  }
  members.binary("func appending<T: StringProtocol>(_ other: T) -> String") { .string($0.toText + $1.toText) }
  members.general(
    "func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String"
  ) { call in
    let (text, length, pad) = (call[0].toText, call[1].toInt, Array(call[2].toText))
    let start = call[3].toInt
    guard length <= longestText else { throw fault("Can't construct so long a String") }
    try call.runtime.makeRoom(for: length, of: MemoryLayout<Character>.size + 2)
    guard length >= 0, start >= 0, start < pad.count else { throw fault("padding: index out of range") }
    if text.count >= length { return .string(String(text.prefix(length))) }
    let added = try (0..<length - text.count).map { place in
      try call.runtime.check()
      return pad[(start + place) % pad.count]
    }
    return .string(text + String(added))
  }
  members.binary("func range<T: StringProtocol>(of aString: T) -> Range<_StringIndex>?") { text, other in
    let (part, whole, other) = (text.payload(Substring.self), text.toText, other.toText)
    let found = part?.range(of: other) ?? whole.range(of: other)
    return .optional(found.map { .boxed(HalfOpenRange($0.lowerBound.asValue, $0.upperBound.asValue)) })
  }
  members.binary("func rangeOfCharacter(from aSet: CharacterSet) -> Range<_StringIndex>?") { text, set in
    let found: Range<String.Index>? =
      text.payload(Substring.self)?.rangeOfCharacter(from: CharacterSet.from(set))
      ?? text.toText.rangeOfCharacter(from: CharacterSet.from(set))
    return .optional(found.map { .boxed(HalfOpenRange($0.lowerBound.asValue, $0.upperBound.asValue)) })
  }
  members.binary("func compare<T: StringProtocol>(_ aString: T) -> ComparisonResult") {
    .boxed($0.toText.compare($1.toText))
  }
  members.binary("func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult") {
    .boxed($0.toText.caseInsensitiveCompare($1.toText))
  }
  members.binary("func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult") {
    .boxed($0.toText.localizedCompare($1.toText))
  }
  members.binary("func localizedStandardCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult") {
    .boxed($0.toText.localizedStandardCompare($1.toText))
  }
  members.binary("func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult") {
    .boxed($0.toText.localizedCaseInsensitiveCompare($1.toText))
  }
  module.extend("extension StringProtocol", members)

  var string: [NativeMember] = []
  string.general("func enumerateLines(invoking body: (String, inout Bool) -> Void)") { call in
    let body = call[1].asFunction
    let failure = Locked<(any Error)?>(nil)
    call[0].asString.enumerateLines { line, stop in
      do {
        try call.runtime.check()
        var places: [Value] = [.string(line), .bool(false)]
        _ = try body.call(changing: &places)
        stop = places[1].asBool
      } catch {
        failure.withLock { $0 = error }
        stop = true
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return .void
  }
  string.general("init(format: String, _ arguments: Any...)") { .string(try formatted($0[0].asString, $0[1].asArray)) }
  string.general("init(format: String, arguments: [Any])") { .string(try formatted($0[0].asString, $0[1].asArray)) }
  module.extend("extension String", string)
  module.extend("extension String: CVarArg")

  module.type(
    """
    struct CharacterSet: Hashable, Codable, Sendable, ExpressibleByArrayLiteral {
      typealias ArrayLiteralElement = _UnicodeScalar
    }
    """, represents: CharacterSet.self)
  let sets: [(String, CharacterSet)] = [
    ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines), ("newlines", .newlines),
    ("letters", .letters), ("decimalDigits", .decimalDigits), ("alphanumerics", .alphanumerics),
    ("punctuationCharacters", .punctuationCharacters), ("uppercaseLetters", .uppercaseLetters),
    ("lowercaseLetters", .lowercaseLetters), ("symbols", .symbols),
  ]
  var characterSet: [NativeMember] = []
  for (name, set) in sets {
    characterSet.nullary("static var \(name): CharacterSet { get }") { .boxed(set) }
  }
  characterSet.unary("init(charactersIn string: String)") { .boxed(CharacterSet(charactersIn: $0.asString)) }
  characterSet.unary("var inverted: CharacterSet { get }") { .boxed(CharacterSet.from($0).inverted) }
  characterSet.nullary("init()") { .boxed(CharacterSet()) }
  characterSet.unary("init(arrayLiteral elements: _UnicodeScalar...)") { elements in
    .boxed(CharacterSet(elements.asArray.map(Unicode.Scalar.from)))
  }
  let combinations: [(String, @Sendable (CharacterSet, CharacterSet) -> CharacterSet)] = [
    ("union", { $0.union($1) }), ("intersection", { $0.intersection($1) }), ("subtracting", { $0.subtracting($1) }),
    ("symmetricDifference", { $0.symmetricDifference($1) }),
  ]
  for (name, combine) in combinations {
    characterSet.binary("func \(name)(_ other: CharacterSet) -> CharacterSet") {
      .boxed(combine(CharacterSet.from($0), CharacterSet.from($1)))
    }
  }
  for (name, combination) in [
    ("formUnion", 0), ("formIntersection", 1), ("subtract", 2), ("formSymmetricDifference", 3),
  ] {
    let combine = combinations[combination].1
    characterSet.mutating("mutating func \(name)(_ other: CharacterSet)") { value, call in
      value = .boxed(combine(CharacterSet.from(value), CharacterSet.from(call[0])))
      return .void
    }
  }
  characterSet.mutating("mutating func insert(charactersIn string: String)") { value, call in
    var set = CharacterSet.from(value)
    set.insert(charactersIn: call[0].asString)
    value = .boxed(set)
    return .void
  }
  characterSet.binary("func contains(_ member: _UnicodeScalar) -> Bool") {
    .bool(CharacterSet.from($0).contains(Unicode.Scalar.from($1)))
  }
  module.extend("extension CharacterSet", characterSet)

  module.type("enum ComparisonResult: Hashable", represents: ComparisonResult.self)
  var comparison: [NativeMember] = []
  comparison.nullary("static var orderedAscending: ComparisonResult { get }") {
    .boxed(ComparisonResult.orderedAscending)
  }
  comparison.nullary("static var orderedSame: ComparisonResult { get }") { .boxed(ComparisonResult.orderedSame) }
  comparison.nullary("static var orderedDescending: ComparisonResult { get }") {
    .boxed(ComparisonResult.orderedDescending)
  }
  comparison.unary("init?(rawValue: Int)") { .optional(ComparisonResult(rawValue: $0.toInt).map { .boxed($0) }) }
  comparison.unary("var rawValue: Int { get }") { .int($0.payload(ComparisonResult.self)?.rawValue ?? 0) }
  module.extend("extension ComparisonResult", comparison)
}

extension CharacterSet: ValueConvertible {
  package var asValue: Value { .boxed(self) }
  package static func from(_ value: Value) -> CharacterSet { value.payload(CharacterSet.self) ?? CharacterSet() }
}

/// `String(format:)`: every specification is checked against its argument, so that a wrong one cannot reach into memory.
func formatted(_ format: String, _ arguments: [Value]) throws -> String {
  var result = ""
  var rest = Substring(format)
  var next = 0
  while let percent = rest.firstIndex(of: "%") {
    // Each may be a hundred thousand characters long.
    try EvaluationThread.current.runtime?.check()
    result += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
      continue
    }
    let flags = rest.prefix { "-+ #0123456789.$*'".contains($0) }
    rest = rest.dropFirst(flags.count)
    let length = rest.prefix { "hlqLzjt".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let conversion = rest.first else { break }
    rest = rest.dropFirst()
    var specification = withinBounds(flags)
    var position = next
    if let dollar = specification.firstIndex(of: "$"), let index = Int(specification[..<dollar]) {
      position = index - 1
      specification = String(specification[specification.index(after: dollar)...])
    } else {
      if let star = specification.firstIndex(of: "*"), arguments.indices.contains(position) {
        specification.replaceSubrange(star...star, with: String(max(-widest, min(arguments[position].toInt, widest))))
        position += 1
      }
      next = position + 1
    }
    guard arguments.indices.contains(position) else {
      result += conversion == "@" ? "(null)" : "0"
      continue
    }
    result += formatted(arguments[position], specification, conversion)
  }
  return result + rest
}

/// Maximum width, below the limit of the C function.
private let widest = 100_000
private let longestText = 1 << 28

/// Widths and precisions that are too large, cut.
private func withinBounds(_ flags: Substring) -> String {
  var text = ""
  var digits = ""
  func flush() {
    if !digits.isEmpty { text += digits.count > 6 || (Int(digits) ?? 0) > widest ? String(widest) : digits }
    digits = ""
  }
  for character in flags {
    if ("0"..."9").contains(character), !(digits.isEmpty && character == "0") {
      digits.append(character)
    } else {
      flush()
      text.append(character)
    }
  }
  flush()
  return text
}

private func formatted(_ value: Value, _ specification: String, _ conversion: Character) -> String {
  let value = value.asOptional ?? value
  switch conversion {
  case "d", "i", "D": return String(format: "%\(specification)ld", value.toInt)
  case "u", "U", "x", "X", "o", "O":
    let bits = (value.anyInteger as? Int).map { UInt(bitPattern: $0) } ?? UInt(clamping: value.toInt)
    // Without a length modifier C looks at 32 bits.
    let width = bits > UInt(UInt32.max) && value.toInt < 0 ? bits & 0xFFFF_FFFF : bits
    return String(format: "%\(specification)l\(conversion)", width)
  case "f", "F", "e", "E", "g", "G", "a", "A": return String(format: "%\(specification)\(conversion)", value.toDouble)
  case "c", "C": return String(UnicodeScalar(UInt32(clamping: value.toInt)).map(Character.init) ?? " ")
  case "@", "s", "S":
    let text = value.description
    guard conversion != "@", let width = Int(specification.filter { "0123456789-".contains($0) }) else { return text }
    let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + padding : padding + text
  default: return "%\(specification)\(conversion)"
  }
}
