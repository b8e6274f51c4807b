import Sema
import SyntaxTree
import Types

/// Rules of the raw values of an enum's cases.
extension Checker {
  /// Checks that each case has a raw value of the raw type, written or implied, that no other case has.
  func checkRawValues(of nominal: NominalDecl, _ raw: Type, _ syntax: NominalSyntax) {
    let written = String(syntax.inherited[0].range.text)
    let cases = syntax.members.flatMap { member -> [EnumCaseSyntax] in
      if case .enumCases(let cases) = member.kind { cases } else { [] }
    }
    let computed = cases.compactMap(\.rawValue).filter { !$0.isWrittenOut }
    for value in computed { refuse(DeclarationDiagnostic.rawValueNotLiteral, at: value.range) }
    if !computed.isEmpty { return }
    var implied = ImpliedRawValue(isText: accepts(raw, .string), isInteger: accepts(raw, .integer))
    var seen: Set<String> = []
    var isComplete = true
    // Later raw values depend on a missing one, so the loop ends there.
    cases: for item in cases {
      if let value = item.rawValue, let given = unfitting(value, raw) {
        refuse(DeclarationDiagnostic.rawValueOfOtherType(given: given, wanted: written), at: value.range)
        isComplete = false
        implied.skipNonInteger()
        continue
      }
      switch implied.next(item) {
      case .success(let text):
        if let range = raw.integerRange, let number = Int128(text), !range.contains(number) {
          let place = item.rawValue?.range ?? item.range
          refuse(
            number < 0 && range.lowerBound == 0
              ? ExpressionDiagnostic.negativeOverflow(value: number, type: raw)
              : .integerOverflow(value: text, type: raw.description), at: place)
        }
        if !seen.insert(text).inserted {
          refuse(DeclarationDiagnostic.repeatedRawValue, at: item.rawValue?.range ?? item.range)
        }
      case .failure(let missing):
        refuse(missing.diagnostic, at: item.range)
        isComplete = false
        break cases
      }
    }
    if !isComplete {
      refuse(
        InheritanceDiagnostic.rawRepresentableNotSynthesized(name: nominal.selfType.description, type: written),
        at: syntax.inherited[0].range)
      Synthesis.removeRawValues(of: nominal)
    } else if !cases.isEmpty, !isRepresentable(raw) {
      refuse(SyntaxDiagnostic.unsupported(construct: "'\(written)' as a raw type"), at: syntax.inherited[0].range)
    }
  }

  /// Types whose literals are constants: others are made by initializers when the program runs.
  private func isRepresentable(_ raw: Type) -> Bool {
    raw.integerRange != nil
      || raw.nominalDecl?.isNative == true
        && ["String", "Character", "Double", "Float", "CGFloat"].contains(where: raw.isNominal)
  }

  /// The type of a literal that is not one of the raw type; nil if it fits.
  private func unfitting(_ value: Expr, _ raw: Type) -> Type? {
    if let literal = value.literal {
      if accepts(raw, literal) { return nil }
      if literal == .string, accepts(raw, .character), value.plainText?.count == 1 { return nil }
    }
    return (try? attempt { try check(value).type }.get())?.result
  }

  private func accepts(_ type: Type, _ literal: LiteralKind) -> Bool {
    universe.standardProtocol(literal.protocolName).map { universe.conforms(type, to: $0) } ?? false
  }
}

extension Expr {
  /// True for a literal without interpolations, and a number with a sign.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .booleanLiteral, .nilLiteral: true
    default: plainText != nil || IntegerLiteral.signedValue(of: self) != nil || floatValue != nil
    }
  }
}

/// The raw value that a case has by those before it.
private struct ImpliedRawValue {
  enum Missing: Error {
    case afterNonInteger, always

    var diagnostic: DeclarationDiagnostic {
      switch self {
      case .afterNonInteger: .missingRawValueAfterNonInteger
      case .always: .missingRawValue
      }
    }
  }

  let isText: Bool
  let isInteger: Bool
  /// Raw value of a case without one; nil behind a value that is no integer.
  private var following: Int128? = 0

  init(isText: Bool, isInteger: Bool) {
    (self.isText, self.isInteger) = (isText, isInteger)
  }

  /// Notes a case whose raw value is no integer, and of no other use either.
  mutating func skipNonInteger() { following = nil }

  /// The raw value of the next case as text, equal for equal values.
  mutating func next(_ item: EnumCaseSyntax) -> Result<String, Missing> {
    guard let value = item.rawValue else {
      if isInteger {
        guard let own = following else { return .failure(.afterNonInteger) }
        following = own + 1
        return .success(String(own))
      }
      return isText ? .success(item.name) : .failure(.always)
    }
    if let text = value.plainText {
      following = nil
      return .success(text)
    }
    if let number = IntegerLiteral.signedValue(of: value) {
      following = number + 1
      return .success(String(number))
    }
    following = nil
    let number = value.floatValue ?? 0
    return .success(Int128(exactly: number).map { String($0) } ?? String(number))
  }
}
