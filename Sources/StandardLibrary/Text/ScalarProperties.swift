import Types
import Execution

/// Declares the Unicode properties of a scalar.
package func declareScalarProperties(_ module: NativeModule) {
  module.type("struct _ScalarProperties: Sendable", represents: Unicode.Scalar.Properties.self)
  var members: [NativeMember] = []
  func property(_ signature: String, _ read: @escaping @Sendable (Unicode.Scalar.Properties) -> Value) {
    members.unary("var \(signature) { get }") { value in
      value.payload(Unicode.Scalar.Properties.self).map(read) ?? .void
    }
  }
  let questions: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
    ("isAlphabetic", { $0.isAlphabetic }), ("isASCIIHexDigit", { $0.isASCIIHexDigit }),
    ("isBidiControl", { $0.isBidiControl }), ("isBidiMirrored", { $0.isBidiMirrored }), ("isCased", { $0.isCased }),
    ("isCaseIgnorable", { $0.isCaseIgnorable }), ("changesWhenLowercased", { $0.changesWhenLowercased }),
    ("changesWhenUppercased", { $0.changesWhenUppercased }), ("changesWhenTitlecased", { $0.changesWhenTitlecased }),
    ("changesWhenCaseFolded", { $0.changesWhenCaseFolded }), ("changesWhenCaseMapped", { $0.changesWhenCaseMapped }),
    ("isDash", { $0.isDash }), ("isDeprecated", { $0.isDeprecated }),
    ("isDefaultIgnorableCodePoint", { $0.isDefaultIgnorableCodePoint }), ("isDiacritic", { $0.isDiacritic }),
    ("isEmoji", { $0.isEmoji }), ("isEmojiModifier", { $0.isEmojiModifier }),
    ("isEmojiModifierBase", { $0.isEmojiModifierBase }), ("isEmojiPresentation", { $0.isEmojiPresentation }),
    ("isExtender", { $0.isExtender }), ("isGraphemeBase", { $0.isGraphemeBase }),
    ("isGraphemeExtend", { $0.isGraphemeExtend }), ("isHexDigit", { $0.isHexDigit }),
    ("isIDContinue", { $0.isIDContinue }), ("isIDStart", { $0.isIDStart }), ("isIdeographic", { $0.isIdeographic }),
    ("isJoinControl", { $0.isJoinControl }), ("isLowercase", { $0.isLowercase }), ("isMath", { $0.isMath }),
    ("isNoncharacterCodePoint", { $0.isNoncharacterCodePoint }), ("isPatternSyntax", { $0.isPatternSyntax }),
    ("isPatternWhitespace", { $0.isPatternWhitespace }), ("isQuotationMark", { $0.isQuotationMark }),
    ("isRadical", { $0.isRadical }), ("isSentenceTerminal", { $0.isSentenceTerminal }),
    ("isSoftDotted", { $0.isSoftDotted }), ("isTerminalPunctuation", { $0.isTerminalPunctuation }),
    ("isUnifiedIdeograph", { $0.isUnifiedIdeograph }), ("isUppercase", { $0.isUppercase }),
    ("isVariationSelector", { $0.isVariationSelector }), ("isWhitespace", { $0.isWhitespace }),
    ("isXIDContinue", { $0.isXIDContinue }), ("isXIDStart", { $0.isXIDStart }),
  ]
  for (name, question) in questions { property("\(name): Bool") { .bool(question($0)) } }
  property("lowercaseMapping: String") { .string($0.lowercaseMapping) }
  property("titlecaseMapping: String") { .string($0.titlecaseMapping) }
  property("uppercaseMapping: String") { .string($0.uppercaseMapping) }
  property("name: String?") { .optional($0.name.map { .string($0) }) }
  property("nameAlias: String?") { .optional($0.nameAlias.map { .string($0) }) }
  property("age: (major: Int, minor: Int)?") { properties in
    .optional(properties.age.map { .labeled(("major", .int($0.major)), ("minor", .int($0.minor))) })
  }
  property("numericValue: Double?") { .optional($0.numericValue.map { .double($0) }) }
  property("numericType: Unicode.NumericType?") { .optional($0.numericType.map { .boxed($0) }) }
  property("generalCategory: Unicode.GeneralCategory") { .boxed($0.generalCategory) }
  module.extend("extension _ScalarProperties", members)
  declareScalarKinds(module)

  var scalar: [NativeMember] = []
  scalar.unary("var properties: _ScalarProperties { get }") { .boxed(Unicode.Scalar.from($0).properties) }
  scalar.binary("func escaped(asASCII forceASCII: Bool) -> String") {
    .string(Unicode.Scalar.from($0).escaped(asASCII: $1.asBool))
  }
  scalar.unary("init?(_ description: String)") { .optional(Unicode.Scalar($0.toText).map { .boxed($0) }) }
  scalar.unary("init?(_ v: UInt16)") { .optional(Unicode.Scalar(UInt16.from($0)).map { .boxed($0) }) }
  scalar.unary("init(_ v: Unicode.Scalar)") { $0 }
  scalar.unary("var debugDescription: String { get }") { .string(Unicode.Scalar.from($0).debugDescription) }
  scalar.unary("var utf8: String.UTF8View { get }") {
    .boxed(TextView(.utf8, of: String(Unicode.Scalar.from($0))[...]))
  }
  scalar.unary("var utf16: String.UTF16View { get }") {
    .boxed(TextView(.utf16, of: String(Unicode.Scalar.from($0))[...]))
  }
  module.extend("extension _UnicodeScalar: LosslessStringConvertible, CustomDebugStringConvertible", scalar)
}

private func declareScalarKinds(_ module: NativeModule) {
  module.type("enum _ScalarNumericType: Hashable", represents: Unicode.NumericType.self)
  var numeric: [NativeMember] = []
  numeric.constants(
    "_ScalarNumericType", [("decimal", Unicode.NumericType.decimal), ("digit", .digit), ("numeric", .numeric)])
  module.extend("extension _ScalarNumericType", numeric)
  module.type("enum _ScalarCategory: Hashable", represents: Unicode.GeneralCategory.self)
  var categories: [NativeMember] = []
  categories.constants(
    "_ScalarCategory",
    [
      ("uppercaseLetter", Unicode.GeneralCategory.uppercaseLetter), ("lowercaseLetter", .lowercaseLetter),
      ("titlecaseLetter", .titlecaseLetter), ("modifierLetter", .modifierLetter), ("otherLetter", .otherLetter),
      ("nonspacingMark", .nonspacingMark), ("spacingMark", .spacingMark), ("enclosingMark", .enclosingMark),
      ("decimalNumber", .decimalNumber), ("letterNumber", .letterNumber), ("otherNumber", .otherNumber),
      ("connectorPunctuation", .connectorPunctuation), ("dashPunctuation", .dashPunctuation),
      ("openPunctuation", .openPunctuation), ("closePunctuation", .closePunctuation),
      ("initialPunctuation", .initialPunctuation), ("finalPunctuation", .finalPunctuation),
      ("otherPunctuation", .otherPunctuation), ("mathSymbol", .mathSymbol), ("currencySymbol", .currencySymbol),
      ("modifierSymbol", .modifierSymbol), ("otherSymbol", .otherSymbol), ("spaceSeparator", .spaceSeparator),
      ("lineSeparator", .lineSeparator), ("paragraphSeparator", .paragraphSeparator), ("control", .control),
      ("format", .format), ("surrogate", .surrogate), ("privateUse", .privateUse), ("unassigned", .unassigned),
    ])
  module.extend("extension _ScalarCategory", categories)
}
