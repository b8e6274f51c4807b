/// An expression as it was written. Made once from swift-syntax's tree, which is not touched again.
package final class Expr {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// Kind of literal, if it is one that types can be expressed by.
  package var literal: LiteralKind? {
    switch kind {
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .stringLiteral(let segments):
      segments.allSatisfy { if case .text = $0 { true } else { false } } ? .string : nil
    case .booleanLiteral: .boolean
    case .prefixOperator("-", let operand):
      operand.literal == .integer || operand.literal == .float ? operand.literal : nil
    default: nil
    }
  }

  /// The text of a literal without interpolations; nil for another expression.
  package var plainText: String? {
    guard case .stringLiteral(let segments) = kind else { return nil }
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }

  /// The value of a floating-point literal with or without a sign; nil for another expression.
  package var floatValue: Double? {
    switch kind {
    case .floatLiteral(let digits): Double(IntegerLiteral.withoutSeparators(digits))
    case .prefixOperator("-", let operand): operand.floatValue.map { -$0 }
    default: nil
    }
  }

  /// A text of one scalar.
  package var isScalar: Bool {
    if case .stringLiteral(let segments) = kind, segments.count == 1, case .text(let text) = segments[0] {
      text.unicodeScalars.count == 1
    } else {
      false
    }
  }

  package indirect enum Kind {
    /// The digits without underscores, with their `0x`, `0b` or `0o`.
    case integerLiteral(String)
    case floatLiteral(String)
    case stringLiteral([StringSegment])
    case booleanLiteral(Bool)
    case nilLiteral
    /// `#function`, `#line`, `#file`, `#fileID`, `#filePath`, `#column`, without the `#`.
    case magicLiteral(String)
    case arrayLiteral([Expr])
    case dictionaryLiteral([(key: Expr, value: Expr)])
    /// A name, `self`, `super` and `Self` included; `$0` too. `argumentLabels` where it was written `f(_:to:)`.
    case identifier(String, argumentLabels: [String]?, genericArguments: [TypeSyntax])
    /// `base.name`; `base` is nil for an implicit member (`.just`). `base.self`, `.init` and `.0` are members too.
    case member(
      base: Expr?, name: String, nameRange: SourceRange, argumentLabels: [String]?, genericArguments: [TypeSyntax])
    /// Trailing closures are arguments whose `isTrailing` is set.
    case call(callee: Expr, arguments: [Argument])
    case subscriptCall(base: Expr, arguments: [Argument])
    /// `x?` inside an optional chain; the whole chain is wrapped in `optionalChain`.
    case bindOptional(Expr)
    case optionalChain(Expr)
    case forceUnwrap(Expr)
    case prefixOperator(String, Expr)
    case postfixOperator(String, Expr)
    /// Folded by precedence. Compound assignment (`+=`) is one of these; `=` is `assignment`.
    case binary(String, operatorRange: SourceRange, Expr, Expr)
    case assignment(Expr, Expr)
    case ternary(condition: Expr, then: Expr, otherwise: Expr)
    case cast(Expr, CastKind, TypeSyntax)
    case tuple([TupleElement])
    case parenthesized(Expr)
    case closure(ClosureSyntax)
    case tryExpression(TryKind, Expr)
    case awaitExpression(Expr)
    case inoutExpression(Expr)
    case keyPath(root: TypeSyntax?, components: [KeyPathComponent])
    case ifExpression(IfSyntax)
    case switchExpression(SwitchSyntax)
    /// A type in expression position: `[Int]`, `(Int) -> Void`, `Int?`; plain names are `identifier`.
    case type(TypeSyntax)
    /// `_` on the left of an assignment.
    case discard
  }

  package enum StringSegment {
    case text(String)
    /// The arguments between `\(` and `)`.
    case interpolation([Argument], SourceRange)
  }

  package struct Argument {
    package let label: String?
    package let labelRange: SourceRange?
    package let value: Expr
    package let isTrailing: Bool
    package init(label: String?, labelRange: SourceRange? = nil, value: Expr, isTrailing: Bool = false) {
      self.label = label
      self.labelRange = labelRange
      self.value = value
      self.isTrailing = isTrailing
    }
  }

  package struct TupleElement {
    package let label: String?
    package let value: Expr
    package init(label: String?, value: Expr) {
      self.label = label
      self.value = value
    }
  }

  package enum CastKind { case coerce, conditional, forced, check }
  package enum TryKind { case plain, optional, forced }
  package enum KeyPathComponent {
    case member(String, SourceRange)
    case subscriptCall([Argument], SourceRange)
    case optionalChain, forceUnwrap, selfPath
  }
}

/// A closure as it was written.
package final class ClosureSyntax {
  package struct Parameter {
    package let name: String
    package let type: TypeSyntax?
    /// `{ (values: Int...) in … }`.
    package let isVariadic: Bool
    package let range: SourceRange
    package init(name: String, type: TypeSyntax?, isVariadic: Bool = false, range: SourceRange) {
      self.name = name
      self.type = type
      self.isVariadic = isVariadic
      self.range = range
    }
  }
  package enum CaptureStrength { case strong, weak, unowned }
  package struct Capture {
    package let strength: CaptureStrength
    package let name: String
    /// Value; nil for a name alone.
    package let value: Expr?
    package let range: SourceRange
    package let nameRange: SourceRange
    package init(strength: CaptureStrength, name: String, value: Expr?, range: SourceRange, nameRange: SourceRange) {
      self.strength = strength
      self.name = name
      self.value = value
      self.range = range
      self.nameRange = nameRange
    }
  }

  package let captures: [Capture]
  /// Parameters; nil if the closure uses `$0`, or none.
  package let parameters: [Parameter]?
  package let result: TypeSyntax?
  package let isThrowing: Bool
  /// Error type of `throws(Problem)`.
  package let thrownType: TypeSyntax?
  package let isAsync: Bool
  /// `{ @MainActor in … }`.
  package var isMainActor = false
  package let body: Block
  /// The number of `$n` that it uses itself: one more than the highest; 0 for none. Nested closures do not count.
  package let shorthandCount: Int
  package let range: SourceRange
  /// The `{`.
  package let openingBrace: SourceRange

  package init(
    captures: [Capture], parameters: [Parameter]?, result: TypeSyntax?, isThrowing: Bool, thrownType: TypeSyntax? = nil,
    isAsync: Bool, body: Block, shorthandCount: Int, range: SourceRange, openingBrace: SourceRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.thrownType = thrownType
    self.isAsync = isAsync
    self.body = body
    self.shorthandCount = shorthandCount
    self.range = range
    self.openingBrace = openingBrace
  }
}
