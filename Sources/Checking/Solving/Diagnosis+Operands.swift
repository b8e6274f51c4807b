import SyntaxTree
import Types

/// Diagnosis of operands that no operator takes together.
extension Checker {
  func operandsMismatch(
    _ name: String, _ a: CheckedExpr, _ b: CheckedExpr, _ range: SourceRange, expecting expected: Type? = nil
  ) -> Failure {
    let (left, right) = (settled(a.type), settled(b.type))
    let isEquality = name == "==" || name == "!="
    if a.isOfSomething, b.isOfSomething, !isEquality, Type.same(left, right), let payload = left.optionalPayload,
      hasOperator(name, payload)
    {
      return mustBeUnwrapped(a, left, payload)
    }
    for (optional, other, operand) in [(left, right, a), (right, left, b)] where !isEquality {
      guard let payload = optional.optionalPayload else { continue }
      if operand.isShorthandArgument {
        guard other.optionalPayload == nil, hasOperator(name, other) else { continue }
        return failure(
          ConversionDiagnostic.mismatch(given: optional, wanted: other, role: .argument), at: operand.place)
      }
      if Type.same(payload, other) { return mustBeUnwrapped(operand, optional, payload) }
    }
    if let fault = remainderFailure(name, a, b, range) { return fault }
    if name != "~=", let fault = operandAtFault(name, a, b, expecting: expected) { return fault }
    if Type.same(left, right) {
      return failure(
        ExpressionDiagnostic.equalOperands(name: name, type: left), at: range,
        highlights: [a.range, b.range]
      ).noting(isEquality ? left.madeEquatable(at: range) : nil, isEquality ? left.becoming("Equatable") : nil)
    }
    return failure(
      ExpressionDiagnostic.differentOperands(name: name, left: left, right: right), at: range,
      highlights: [a.range, b.range]
    ).noting(converting(a, b, of: name))
  }

  /// The failure for `%` of fractions; nil for other operands. A whole number beside a fraction is one, too.
  func remainderFailure(_ name: String, _ a: CheckedExpr, _ b: CheckedExpr, _ range: SourceRange) -> Failure? {
    guard let unavailable = Self.remainders[name] else { return nil }
    let fractions = [a, b].filter { ["Double", "Float"].contains(settled($0.type).description) }
    let others = [a, b].filter { if case .integer = $0.kind { false } else { true } }
    guard let first = fractions.first, others.allSatisfy({ Type.same(settled($0.type), settled(first.type)) }) else {
      return nil
    }
    return failure(
      ExpressionDiagnostic.unavailableRemainder(name: name, replacement: unavailable), at: range,
      highlights: [a.range, b.range])
  }

  func mustBeUnwrapped(_ operand: CheckedExpr, _ optional: Type, _ payload: Type) -> Failure {
    mustBeUnwrapped(at: operand.place, optional, payload)
  }

  func mustBeUnwrapped(at place: SourceRange, _ optional: Type, _ payload: Type) -> Failure {
    failure(
      ConversionDiagnostic.mustBeUnwrapped(optional: optional, payload: payload), at: place,
      notes: [
        Diagnostic.Note("coalesce using '??' to provide a default when the optional value contains 'nil'"),
        Diagnostic.Note("force-unwrap using '!' to abort execution if the optional value contains 'nil'"),
      ])
  }

  /// Returns true if that operator is declared for two values of a type.
  func hasOperator(_ name: String, _ type: Type) -> Bool {
    operators(name, [type], isPrefix: nil).contains { candidate in
      guard let function = candidate.function, function.parameters.count == 2 else { return false }
      return function.owner == nil
        ? Type.same(function.parameters[0].type, type) : candidate.receiver?.type.instance.optionalPayload == nil
    }
  }

  /// Returns true if that operator takes a value of the type as the operand at an index.
  private func hasOperator(_ name: String, _ type: Type, at index: Int) -> Bool {
    operators(name, [type], isPrefix: nil).contains { candidate in
      guard let function = candidate.function, function.parameters.count == 2 else { return false }
      switch function.parameters[index].type.head {
      case .nominal(let decl, _): return decl === type.nominalDecl
      case .parameter(let parameter): return parameter.isSelf
      default: return false
      }
    }
  }

  private static let remainders = ["%": "truncatingRemainder", "%=": "formTruncatingRemainder"]

  /// Returns the note about the conversion that lets text and numbers, or numbers of two types, be combined.
  private func converting(_ a: CheckedExpr, _ b: CheckedExpr, of name: String) -> Diagnostic.Note? {
    func wrapped(_ value: CheckedExpr, in type: String) -> [Diagnostic.Edit] {
      Diagnostic.Edit.surround(value.range, type + "(", ")")
    }
    let types = (settled(a.type), settled(b.type))
    let texts = (types.0.isNominal("String"), types.1.isNominal("String"))
    let numbers = (types.0.isNumber, types.1.isNumber)
    switch name {
    case "+" where texts.0 && numbers.1 || numbers.0 && texts.1:
      return Diagnostic.Note(
        "a number becomes text by String(…), or within text by \\(…)",
        fix: wrapped(texts.0 ? b : a, in: "String"))
    case "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=":
      guard numbers.0, numbers.1, !Type.same(types.0, types.1) else { break }
      if types.0.isNominal("Int"), types.1.isNominal("Double") {
        return Diagnostic.Note("numbers of two types do not mix: convert one, Double(…)", fix: wrapped(a, in: "Double"))
      }
      if types.0.isNominal("Double"), types.1.isNominal("Int") {
        return Diagnostic.Note("numbers of two types do not mix: convert one, Double(…)", fix: wrapped(b, in: "Double"))
      }
      return Diagnostic.Note(
        "numbers of two types do not mix: convert one, \(types.0)(…)", fix: wrapped(b, in: "\(types.0)"))
    default: break
    }
    return nil
  }

  /// One operand where it is plain which: the right one of `+=`, the one that has no such operator beside a literal.
  private func operandAtFault(
    _ name: String, _ a: CheckedExpr, _ b: CheckedExpr, expecting expected: Type?
  ) -> Failure? {
    func cannotConvert(_ value: CheckedExpr, to type: Type) -> Failure {
      failure(
        ConversionDiagnostic.mismatch(given: settled(value.type), wanted: settled(type), role: .argument),
        at: value.place)
    }
    func hasOperator(_ type: Type) -> Bool { self.hasOperator(name, type) }
    let (left, right) = (settled(a.type), settled(b.type))
    if Type.same(left, right) { return nil }
    let isAssignment = name.count > 1 && name.hasSuffix("=") && !Self.comparison.contains(name)
    if isAssignment {
      return left.optionalPayload == nil && hasOperator(left) ? cannotConvert(b, to: left) : nil
    }
    // A generic parameter whose protocol has the operator, beside a value that has none.
    for (operand, other) in [(a, b), (b, a)] where !operand.isPlainLiteral {
      let type = settled(operand.type)
      guard case .parameter = settled(other.type).head, type.nominalDecl != nil, type.optionalPayload == nil,
        hasOperator(settled(other.type)), !hasOperator(type)
      else { continue }
      return cannotConvert(operand, to: other.type)
    }
    // A number of the library beside a value of the program whose operators take such a value on the other side only.
    for (operand, other, index) in [(a, b, 0), (b, a, 1)] where !operand.isPlainLiteral {
      let (type, number) = (settled(operand.type), settled(other.type))
      guard number.isNumber, let decl = type.nominalDecl, !decl.isNative, hasOperator(number),
        hasOperator(type), !self.hasOperator(name, type, at: index)
      else { continue }
      return cannotConvert(operand, to: number)
    }
    guard a.isPlainLiteral != b.isPlainLiteral else { return nil }
    let (literal, other) = a.isPlainLiteral ? (a, b) : (b, a)
    let (standard, type) = (settled(literal.type), settled(other.type))
    if type.optionalPayload == nil, hasOperator(type) {
      return expected.map { Type.same(settled($0), type) } == true ? cannotConvert(literal, to: type) : nil
    }
    // A text beside `*` and the like has no operator on either side.
    return hasOperator(standard) && !type.isNominal("String") ? cannotConvert(other, to: standard) : nil
  }
}

extension CheckedExpr {
  /// True for `$0`, which names no variable of the program: that it has to be unwrapped is not said of it.
  var isShorthandArgument: Bool {
    if case .variable(let variable) = kind { variable.name.isShorthandArgument } else { false }
  }

  /// A number or a text as it is written.
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .integer, .double, .string, .boolean: true
    default: false
    }
  }
}
