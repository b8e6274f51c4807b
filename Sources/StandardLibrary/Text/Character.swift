import Types
import Execution

package func declareCharacter(_ module: NativeModule) {
  module.type(
    """
    struct Character: Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible,
      ExpressibleByExtendedGraphemeClusterLiteral, TextOutputStreamable, Codable, Sendable {
      typealias UnicodeScalarLiteralType = Character
      typealias ExtendedGraphemeClusterLiteralType = Character
    }
    """)
  module.type(
    "protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }")
  var members: [NativeMember] = []
  members.unary("init(extendedGraphemeClusterLiteral value: Character)") { $0 }
  members.unary("init(unicodeScalarLiteral value: Character)") { $0 }
  members.unary("init(_ s: String)") { value in
    guard value.toText.count == 1 else {
      throw fault(
        value.toText.isEmpty
          ? "Can't form a Character from an empty String"
          : "Can't form a Character from a String containing more than one extended grapheme cluster")
    }
    return .character(value.asString.first ?? " ")
  }
  members.unary("init(_ scalar: Unicode.Scalar)") { .character(Character(Unicode.Scalar.from($0))) }
  members.binary("static func == (lhs: Character, rhs: Character) -> Bool") { .bool($0.asCharacter == $1.asCharacter) }
  members.binary("static func < (lhs: Character, rhs: Character) -> Bool") { .bool($0.asCharacter < $1.asCharacter) }
  members.unary("var description: String { get }") { .string(String($0.asCharacter)) }
  members.unary("var debugDescription: String { get }") { .string($0.asCharacter.debugDescription) }
  let questions: [(String, @Sendable (Character) -> Bool)] = [
    ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
    ("isNewline", { $0.isNewline }), ("isPunctuation", { $0.isPunctuation }), ("isSymbol", { $0.isSymbol }),
    ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isASCII", { $0.isASCII }),
    ("isHexDigit", { $0.isHexDigit }), ("isWholeNumber", { $0.isWholeNumber }), ("isCased", { $0.isCased }),
    ("isMathSymbol", { $0.isMathSymbol }), ("isCurrencySymbol", { $0.isCurrencySymbol }),
  ]
  for (name, question) in questions {
    members.unary("var \(name): Bool { get }") { .bool(question($0.asCharacter)) }
  }
  members.unary("var wholeNumberValue: Int? { get }") { .optional($0.asCharacter.wholeNumberValue.map { .int($0) }) }
  members.unary("var hexDigitValue: Int? { get }") { .optional($0.asCharacter.hexDigitValue.map { .int($0) }) }
  members.unary("var asciiValue: UInt8? { get }") { .optional($0.asCharacter.asciiValue.map { .boxed($0) }) }
  members.unary("func uppercased() -> String") { .string($0.asCharacter.uppercased()) }
  members.unary("func lowercased() -> String") { .string($0.asCharacter.lowercased()) }
  members.unary("var utf8: String.UTF8View { get }") {
    .boxed(TextView(.utf8, of: String($0.asCharacter)[...]))
  }
  members.unary("var utf16: String.UTF16View { get }") {
    .boxed(TextView(.utf16, of: String($0.asCharacter)[...]))
  }
  members.unary("var unicodeScalars: String.UnicodeScalarView { get }") {
    .boxed(TextView(.scalars, of: String($0.asCharacter)[...]))
  }
  module.extend("extension Character", members)

  module.type(
    """
    enum Unicode {
      typealias Scalar = _UnicodeScalar
      typealias NumericType = _ScalarNumericType
      typealias GeneralCategory = _ScalarCategory
    }
    """)
  module.alias("typealias UnicodeScalar = _UnicodeScalar")
  module.type(
    """
    struct _UnicodeScalar: Hashable, Comparable, CustomStringConvertible, ExpressibleByUnicodeScalarLiteral, Sendable {
      typealias UnicodeScalarLiteralType = _UnicodeScalar
      typealias Properties = _ScalarProperties
    }
    """, represents: Unicode.Scalar.self)
  var scalar: [NativeMember] = []
  scalar.unary("init(unicodeScalarLiteral value: _UnicodeScalar)") { $0 }
  scalar.unary("init?(_ v: UInt32)") { .optional(Unicode.Scalar(UInt32.from($0)).map { .boxed($0) }) }
  scalar.unary("init(_ v: UInt8)") { .boxed(Unicode.Scalar(UInt8.from($0))) }
  scalar.unary("init?(_ v: Int)") { value in
    .optional(UInt32(exactly: value.toInt).flatMap(Unicode.Scalar.init).map { .boxed($0) })
  }
  scalar.unary("var value: UInt32 { get }") { .boxed(Unicode.Scalar.from($0).value) }
  scalar.unary("var isASCII: Bool { get }") { .bool(Unicode.Scalar.from($0).isASCII) }
  scalar.unary("var description: String { get }") { .string(Unicode.Scalar.from($0).description) }
  module.extend("extension _UnicodeScalar", scalar)
}
