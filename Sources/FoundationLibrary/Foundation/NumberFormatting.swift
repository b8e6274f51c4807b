import Types
import Execution
import Foundation

/// `NumberFormatter` beyond its style: signs, separators, rounding, and the way back from a text.
func declareNumberFormatting(_ module: NativeModule) {
  module.extend("extension NumberFormatter { typealias RoundingMode = _NumberRoundingMode }") { members in
    for (name, path) in texts { members.objectAttribute("\(name): String!", path) }
    for (name, path) in optionalTexts { members.objectAttribute("\(name): String?", path) }
    for (name, path) in flags { members.objectAttribute("\(name): Bool", path) }
    for (name, path) in numbers { members.objectAttribute("\(name): Int", path) }
    members.property(
      "var roundingMode: NumberFormatter.RoundingMode { get set }",
      get: .unary { .boxed(($0.asObject as? NumberFormatter)?.roundingMode ?? .halfEven) },
      set: .mutating { formatter, call in
        let mode = call[0].payload(NumberFormatter.RoundingMode.self) ?? .halfEven
        (formatter.asObject as? NumberFormatter)?.roundingMode = mode
        return .void
      })
    for (name, path) in bounds {
      members.property(
        "var \(name): NSNumber? { get set }",
        get: .unary { ($0.asObject as? NumberFormatter)?[keyPath: path].map { Value.object($0) }.asValue ?? .none },
        set: .mutating { formatter, call in
          let value = call[0].asOptional.map { $0.foundationNumber }
          (formatter.asObject as? NumberFormatter)?[keyPath: path] = value
          return .void
        })
    }
    members.binary("func number(from string: String) -> NSNumber?") { formatter, text in
      .optional((formatter.asObject as? NumberFormatter)?.number(from: text.toText).map { Value.object($0) })
    }
    members.binary("static func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String") {
      .string(
        NumberFormatter.localizedString(
          from: $0.foundationNumber, number: $1.payload(NumberFormatter.Style.self) ?? .none))
    }
  }

  module.type("enum _NumberRoundingMode: Hashable", represents: NumberFormatter.RoundingMode.self)
  var modes: [NativeMember] = []
  modes.constants(
    "_NumberRoundingMode",
    [
      ("ceiling", NumberFormatter.RoundingMode.ceiling), ("floor", .floor), ("down", .down), ("up", .up),
      ("halfEven", .halfEven), ("halfDown", .halfDown), ("halfUp", .halfUp),
    ])
  module.extend("extension _NumberRoundingMode", modes)
  var styles: [NativeMember] = []
  styles.constants(
    "_NumberFormatterStyle",
    [
      ("ordinal", NumberFormatter.Style.ordinal), ("scientific", .scientific),
      ("currencyISOCode", .currencyISOCode), ("currencyPlural", .currencyPlural),
      ("currencyAccounting", .currencyAccounting),
    ])
  module.extend("extension _NumberFormatterStyle", styles)
}

private typealias Path<Property> = any ReferenceWritableKeyPath<NumberFormatter, Property> & Sendable

private let texts: [(String, Path<String?>)] = [
  ("positiveFormat", \.positiveFormat), ("negativeFormat", \.negativeFormat), ("format", \.formatOrNil),
  ("currencySymbol", \.currencySymbol), ("currencyCode", \.currencyCode), ("groupingSeparator", \.groupingSeparator),
  ("decimalSeparator", \.decimalSeparator), ("percentSymbol", \.percentSymbol), ("minusSign", \.minusSign),
  ("plusSign", \.plusSign), ("positivePrefix", \.positivePrefix), ("positiveSuffix", \.positiveSuffix),
  ("negativePrefix", \.negativePrefix), ("negativeSuffix", \.negativeSuffix),
  ("paddingCharacter", \.paddingCharacter), ("exponentSymbol", \.exponentSymbol),
]
private let optionalTexts: [(String, Path<String?>)] = [("zeroSymbol", \.zeroSymbol)]
private let flags: [(String, Path<Bool>)] = [
  ("usesGroupingSeparator", \.usesGroupingSeparator), ("alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator),
  ("isLenient", \.isLenient), ("allowsFloats", \.allowsFloats), ("usesSignificantDigits", \.usesSignificantDigits),
]
private let numbers: [(String, Path<Int>)] = [
  ("groupingSize", \.groupingSize), ("secondaryGroupingSize", \.secondaryGroupingSize),
  ("maximumIntegerDigits", \.maximumIntegerDigits), ("formatWidth", \.formatWidth),
  ("minimumSignificantDigits", \.minimumSignificantDigits),
  ("maximumSignificantDigits", \.maximumSignificantDigits),
]
private let bounds: [(String, Path<NSNumber?>)] = [
  ("minimum", \.minimum), ("maximum", \.maximum), ("multiplier", \.multiplier),
  ("roundingIncrement", \.roundingIncrementOrNil),
]

extension NumberFormatter {
  fileprivate var formatOrNil: String? {
    get { format }
    set { format = newValue ?? "" }
  }
  fileprivate var roundingIncrementOrNil: NSNumber? {
    get { roundingIncrement }
    set { roundingIncrement = newValue }
  }
}
