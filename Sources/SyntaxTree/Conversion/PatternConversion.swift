import SwiftSyntax

extension Converter {
  /// Binding of a bare name in a pattern: none, by `let`, or by `var`.
  enum Binding { case none, constant, variable }

  func pattern(_ node: PatternSyntax, _ binding: Binding) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return Pattern(.binding(name(node.identifier), isVariable: binding == .variable), range(node))
    case .wildcardPattern: return Pattern(.wildcard, range(node))
    case .valueBindingPattern(let inner):
      if !["let", "var"].contains(inner.bindingSpecifier.text) {
        refuse("'\(inner.bindingSpecifier.text)' patterns", inner.bindingSpecifier)
      }
      refuseNested(inner.pattern)
      let converted = pattern(inner.pattern, inner.bindingSpecifier.text == "var" ? .variable : .constant)
      return Pattern(converted.kind, range(node))
    case .tuplePattern(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return pattern(only.pattern, binding)
      }
      return Pattern(
        .tuple(tuple.elements.map { (label($0.label), pattern($0.pattern, binding)) }), range(node))
    case .isTypePattern(let node): return Pattern(.isType(type(node.type)), range(node))
    case .expressionPattern(let node): return pattern(from: node.expression, binding)
    default: return Pattern(.wildcard, range(node))
    }
  }

  /// Reports `var let x`, and a `let` within another.
  func refuseNested(_ node: PatternSyntax) {
    guard let inner = node.as(ValueBindingPatternSyntax.self) else { return }
    report(
      .nestedBinding(keyword: inner.bindingSpecifier.text),
      at: range(inner.bindingSpecifier))
  }

  /// Patterns are parsed as expressions where the grammar cannot tell; here they become patterns again.
  private func pattern(from node: ExprSyntax, _ binding: Binding) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, binding)
    case .discardAssignmentExpr: return Pattern(.wildcard, range(node))
    case .optionalChainingExpr(let optional) where !isPlainValue(optional.expression):
      return Pattern(.optional(pattern(from: optional.expression, binding)), range(node))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return pattern(from: only.expression, binding)
      }
      return Pattern(
        .tuple(tuple.elements.map { (label($0.label), pattern(from: $0.expression, binding)) }), range(node))
    case .memberAccessExpr(let member):
      if let found = enumCase(member, payload: nil, node) { return found }
    case .functionCallExpr(let call):
      if call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        let payload = call.arguments.map { (label: label($0.label), pattern: pattern(from: $0.expression, binding)) }
        if let found = enumCase(member, payload: payload, node) { return found }
      }
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let written = elements[2].as(TypeExprSyntax.self)
      {
        return Pattern(.asType(pattern(from: elements[0], binding), type(written.type)), range(node))
      }
    default: break
    }
    return Pattern(.expression(expr(node)), range(node))
  }

  /// Returns true if the operand of `?` is a value: `x?` matches an optional; `a.b?` with lower-case names cannot be
  /// distinguished from it and means the same.
  private func isPlainValue(_ node: ExprSyntax) -> Bool { node.is(FunctionCallExprSyntax.self) && !looksLikeCase(node) }

  private func looksLikeCase(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.is(MemberAccessExprSyntax.self)
  }

  /// `.name` and `Type.name`; with a value before the dot it is an expression.
  private func enumCase(
    _ member: MemberAccessExprSyntax, payload: [(label: String?, pattern: Pattern)]?, _ whole: ExprSyntax
  ) -> Pattern? {
    guard member.declName.argumentNames == nil else { return nil }
    let caseName = name(member.declName.baseName)
    guard caseName != "self", caseName != "init" else { return nil }
    guard let base = member.base else {
      return Pattern(.enumCase(type: nil, name: caseName, payload: payload), range(whole))
    }
    guard let type = typeFromExpression(base), case .named(let components) = type.kind,
      components.last?.name.first?.isUppercase == true
    else { return nil }
    return Pattern(.enumCase(type: type, name: caseName, payload: payload), range(whole))
  }
}
