import Types
import Execution
import Foundation

/// `formatted()` of numbers, and the styles that it takes: `.number.precision(.fractionLength(2))`, `.percent`, `.currency(code: "EUR")`.
func declareFormatStyles(_ module: NativeModule) {
  module.type("struct _NumberStyle: Sendable", represents: NumberStyle.self)
  module.type("struct _NumberPrecision: Sendable", represents: NumberFormatStyleConfiguration.Precision.self)
  module.type("struct _NumberGrouping: Sendable", represents: NumberFormatStyleConfiguration.Grouping.self)
  module.type("struct _NumberNotation: Sendable", represents: NumberFormatStyleConfiguration.Notation.self)
  module.type("struct _NumberSign: Sendable", represents: NumberFormatStyleConfiguration.SignDisplayStrategy.self)
  declareStyle(module)
  declareSettings(module)
  for type in ["BinaryInteger", "BinaryFloatingPoint", "Decimal"] {
    var members: [NativeMember] = []
    members.unary("func formatted() -> String") { .string(NumberStyle().text($0)) }
    members.binary("func formatted(_ format: _NumberStyle) -> String") { number, style in
      .string(NumberStyle.from(style).text(number))
    }
    module.extend("extension \(type)", members)
  }
  var lists: [NativeMember] = []
  lists.general("func formatted() -> String") { call in
    .string(try elements(of: call[0], call.runtime).map(\.toText).formatted())
  }
  lists.general("func formatted(_ style: _ListStyle) -> String") { call in
    let words = try elements(of: call[0], call.runtime).map(\.toText)
    return .string(words.formatted(ListStyle.from(call[1]).style))
  }
  module.extend("extension Sequence where Element == String", lists)
  declareListStyle(module)
  for number in ["Int", "Double"] {
    var numbers: [NativeMember] = []
    numbers.general("func formatted(_ style: _NumberListStyle) -> String") { call in
      guard let style = call[1].payload(NumberListStyle.self) else { return .string("") }
      let words = try elements(of: call[0], call.runtime).map { style.member.text($0) }
      return .string(words.formatted(style.list.style))
    }
    module.extend("extension Sequence where Element == \(number)", numbers)
  }
}

/// `.list(type: .and, width: .narrow)`.
private func declareListStyle(_ module: NativeModule) {
  module.type("struct _ListStyle: Sendable", represents: ListStyle.self)
  module.type("enum _ListType: Hashable", represents: ListStyle.Style.ListType.self)
  module.type("enum _ListWidth: Hashable", represents: ListStyle.Style.Width.self)
  var types: [NativeMember] = []
  types.constants("_ListType", [("and", ListStyle.Style.ListType.and), ("or", .or)])
  module.extend("extension _ListType", types)
  var widths: [NativeMember] = []
  widths.constants(
    "_ListWidth", [("standard", ListStyle.Style.Width.standard), ("short", .short), ("narrow", .narrow)])
  module.extend("extension _ListWidth", widths)
  var members: [NativeMember] = []
  members.binary("static func list(type: _ListType, width: _ListWidth = .standard) -> _ListStyle") { type, width in
    .boxed(ListStyle(type: type.payload() ?? .and, width: width.payload() ?? .standard))
  }
  members.binary("func locale(_ locale: Locale) -> _ListStyle") { style, locale in
    var style = ListStyle.from(style)
    style.locale = locale.payload()
    return .boxed(style)
  }
  module.extend("extension _ListStyle", members)
  module.type("struct _NumberListStyle: Sendable", represents: NumberListStyle.self)
  var numbers: [NativeMember] = []
  numbers.ternary(
    "static func list(memberStyle: _NumberStyle, type: _ListType, width: _ListWidth = .standard) -> _NumberListStyle"
  ) { member, type, width in
    let list = ListStyle(type: type.payload() ?? .and, width: width.payload() ?? .standard)
    return .boxed(NumberListStyle(member: .from(member), list: list))
  }
  numbers.binary("func locale(_ locale: Locale) -> _NumberListStyle") { style, locale in
    guard var style = style.payload(NumberListStyle.self) else { return style }
    style.list.locale = locale.payload()
    return .boxed(style)
  }
  module.extend("extension _NumberListStyle", numbers)
}

/// Style that joins several numbers to one text.
private struct NumberListStyle: Sendable {
  let member: NumberStyle
  var list: ListStyle
}

/// Style that joins several texts to one.
private struct ListStyle: BoxedConvertible {
  typealias Style = ListFormatStyle<StringStyle, [String]>
  var type = Style.ListType.and
  var width = Style.Width.standard
  var locale: Locale?
  static var standIn: ListStyle { ListStyle() }
  var style: Style {
    let style = Style.list(type: type, width: width)
    return locale.map(style.locale) ?? style
  }
}

/// A style as the program builds it up; which of Foundation's it is depends on the number.
struct NumberStyle: BoxedConvertible {
  enum Kind: Sendable { case number, percent, currency(String) }
  var kind = Kind.number
  var precision: NumberFormatStyleConfiguration.Precision?
  var grouping: NumberFormatStyleConfiguration.Grouping?
  var notation: NumberFormatStyleConfiguration.Notation?
  var sign: NumberFormatStyleConfiguration.SignDisplayStrategy?
  var rounding: (rule: FloatingPointRoundingRule, increment: Double?)?
  var locale: Locale?
  static var standIn: NumberStyle { NumberStyle() }

  func text(_ value: Value) -> String {
    let locale = locale ?? .autoupdatingCurrent
    if let number = value.payload(Decimal.self) {
      switch kind {
      case .number: return adjusted(Decimal.FormatStyle(locale: locale)).format(number)
      case .percent: return adjusted(Decimal.FormatStyle.Percent(locale: locale)).format(number)
      case .currency(let code): return adjusted(Decimal.FormatStyle.Currency(code: code, locale: locale)).format(number)
      }
    }
    if value.anyFloat != nil {
      let number = value.toDouble
      switch kind {
      case .number: return adjusted(FloatingPointFormatStyle<Double>(locale: locale)).format(number)
      case .percent: return adjusted(FloatingPointFormatStyle<Double>.Percent(locale: locale)).format(number)
      case .currency(let code):
        return adjusted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)).format(number)
      }
    }
    let number = value.toInt
    switch kind {
    case .number: return adjusted(IntegerFormatStyle<Int>(locale: locale)).format(number)
    case .percent: return adjusted(IntegerFormatStyle<Int>.Percent(locale: locale)).format(number)
    case .currency(let code):
      return adjusted(IntegerFormatStyle<Int>.Currency(code: code, locale: locale)).format(number)
    }
  }

  private func adjusted<Style: AdjustableStyle>(_ style: Style) -> Style {
    var style = style
    if let precision { style = style.precision(precision) }
    if let grouping { style = style.grouping(grouping) }
    if let notation { style = style.written(notation) }
    if let sign { style = style.signed(sign) }
    if let rounding { style = style.rounding(rounding.rule, rounding.increment) }
    return style
  }
}

/// Members that Foundation's styles of numbers share.
private protocol AdjustableStyle {
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
  func written(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func signed(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self
}
extension AdjustableStyle {
  fileprivate func written(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self }
  fileprivate func signed(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { self }
}
extension IntegerFormatStyle<Int>: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  fileprivate func written(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
  fileprivate func signed(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    self.sign(strategy: sign)
  }
}
extension IntegerFormatStyle<Int>.Percent: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension IntegerFormatStyle<Int>.Currency: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension FloatingPointFormatStyle<Double>: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
  fileprivate func written(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
  fileprivate func signed(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    self.sign(strategy: sign)
  }
}
extension FloatingPointFormatStyle<Double>.Percent: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}
extension FloatingPointFormatStyle<Double>.Currency: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}
extension Decimal.FormatStyle: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  fileprivate func written(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { self.notation(notation) }
  fileprivate func signed(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    self.sign(strategy: sign)
  }
}
extension Decimal.FormatStyle.Percent: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension Decimal.FormatStyle.Currency: AdjustableStyle {
  fileprivate func rounding(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

private func declareStyle(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.nullary("static var number: _NumberStyle { get }") { .boxed(NumberStyle()) }
  members.nullary("static var percent: _NumberStyle { get }") { .boxed(NumberStyle(kind: .percent)) }
  members.unary("static func currency(code: String) -> _NumberStyle") {
    .boxed(NumberStyle(kind: .currency($0.toText)))
  }
  members.adjusting("precision(_ p: _NumberPrecision)") { $0.precision = $1.payload() }
  members.adjusting("grouping(_ group: _NumberGrouping)") { $0.grouping = $1.payload() }
  members.adjusting("notation(_ notation: _NumberNotation)") { $0.notation = $1.payload() }
  members.adjusting("sign(strategy: _NumberSign)") { $0.sign = $1.payload() }
  for (declaration, isWhole) in [("Double?", false), ("Int", true)] {
    let name =
      "rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: \(declaration)\(isWhole ? "" : " = nil"))"
    members.general("func \(name) -> _NumberStyle") { call in
      var style = NumberStyle.from(call[0])
      let increment = isWhole ? Double(call[2].toInt) : call[2].asOptional?.toDouble
      if let increment, !(1e-9...1e9).contains(increment) {
        throw fault("an increment of \(increment) is out of range")
      }
      style.rounding = (call[1].payload(FloatingPointRoundingRule.self) ?? .toNearestOrEven, increment)
      return .boxed(style)
    }
  }
  members.adjusting("locale(_ locale: Locale)") { $0.locale = $1.payload() }
  for type in ["Int", "Double", "Decimal"] {
    members.binary("func format(_ value: \(type)) -> String") { .string(NumberStyle.from($0).text($1)) }
  }
  module.extend("extension _NumberStyle", members)
}

extension Value {
  fileprivate func payload<Payload>() -> Payload? { payload(Payload.self) }
}

extension [NativeMember] {
  fileprivate mutating func adjusting(
    _ signature: String, _ adjust: @escaping @Sendable (inout NumberStyle, Value) -> Void
  ) {
    binary("func \(signature) -> _NumberStyle") { style, setting in
      var style = NumberStyle.from(style)
      adjust(&style, setting)
      return .boxed(style)
    }
  }
}

private func declareSettings(_ module: NativeModule) {
  typealias Precision = NumberFormatStyleConfiguration.Precision
  var precisions: [NativeMember] = []
  precisions.unary("static func fractionLength(_ length: Int) -> _NumberPrecision") {
    .boxed(Precision.fractionLength(try length($0)))
  }
  precisions.unary("static func fractionLength(_ limits: ClosedRange<Int>) -> _NumberPrecision") {
    .boxed(Precision.fractionLength(try lengths($0)))
  }
  precisions.unary("static func significantDigits(_ digits: Int) -> _NumberPrecision") {
    .boxed(Precision.significantDigits(try length($0, least: 1)))
  }
  precisions.unary("static func significantDigits(_ limits: ClosedRange<Int>) -> _NumberPrecision") {
    .boxed(Precision.significantDigits(try lengths($0, least: 1)))
  }
  precisions.unary("static func integerLength(_ length: Int) -> _NumberPrecision") {
    .boxed(Precision.integerLength(try length($0)))
  }
  precisions.binary(
    "static func integerAndFractionLength(integer: Int, fraction: Int) -> _NumberPrecision"
  ) { .boxed(Precision.integerAndFractionLength(integer: try length($0), fraction: try length($1))) }
  module.extend("extension _NumberPrecision", precisions)
  var groupings: [NativeMember] = []
  groupings.constants(
    "_NumberGrouping", [("automatic", NumberFormatStyleConfiguration.Grouping.automatic), ("never", .never)])
  module.extend("extension _NumberGrouping", groupings)
  var notations: [NativeMember] = []
  notations.constants(
    "_NumberNotation",
    [
      ("automatic", NumberFormatStyleConfiguration.Notation.automatic), ("scientific", .scientific),
      ("compactName", .compactName),
    ])
  module.extend("extension _NumberNotation", notations)
  var signs: [NativeMember] = []
  signs.constants(
    "_NumberSign",
    [("automatic", NumberFormatStyleConfiguration.SignDisplayStrategy.automatic), ("never", .never)])
  signs.unary("static func always(includingZero: Bool = true) -> _NumberSign") {
    .boxed(NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: $0.asBool))
  }
  module.extend("extension _NumberSign", signs)
}

/// Returns a number of digits; throws if it is out of range.
private func length(_ value: Value, least: Int = 0) throws -> Int {
  guard (least...999).contains(value.toInt) else { throw fault("a length of \(value.toInt) digits is out of range") }
  return value.toInt
}

private func lengths(_ value: Value, least: Int = 0) throws -> ClosedRange<Int> {
  guard let bounds = value.rangeBounds else { return least...least }
  return try length(bounds.lower, least: least)...length(bounds.upper, least: least)
}
