import SyntaxTree
import Types

/// The conditions of `if`, `guard` and `while`.
extension Checker {
  func checkConditions(_ conditions: [Condition], _ range: SourceRange) throws -> [CheckedCondition] {
    // A binding of `guard` at top level is a variable of the whole file.
    let kind: VariableDecl.Kind = context.isTopLevel && scope.isTopLevel ? .global : .local
    var checked: [CheckedCondition] = []
    for condition in conditions {
      do {
        checked.append(try check(condition, range, kind, isOnly: conditions.count == 1))
        try finish(at: range)
      } catch let fault as Failure {
        goOn(behind: fault)
        poison(condition)
      }
    }
    return checked
  }

  private func check(
    _ condition: Condition, _ range: SourceRange, _ kind: VariableDecl.Kind, isOnly: Bool
  ) throws -> CheckedCondition {
    switch condition {
    case .expression(let expr):
      lookForTrailingClosure(in: expr)
      return .expression(try wholly(range) { try checkCondition(expr) })
    case .availability(let holds): return .constant(holds)
    case .optionalBinding(let pattern, let type, let written, let place):
      let source: Expr
      if let written {
        source = written
        lookForTrailingClosure(in: written)
      } else if case .binding(let name, _) = pattern.kind {
        source = Expr(.identifier(name, argumentLabels: nil, genericArguments: []), pattern.range)
      } else {
        throw failure(StatementDiagnostic.unwrapWithoutName, at: place)
      }
      let annotated = try type.map { try resolve($0) }
      let value = try wholly(place) {
        try check(source, expecting: annotated.map { universe.optional($0) }, usage: .unwrapped)
      }
      if let annotated, value.type.head.optionalPayload == nil {
        _ = try convert(value, to: universe.optional(annotated)) {
          ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .specified)
        }
      }
      guard let payload = universe.simplified(value.type, assuming: requirements).optionalPayload else {
        let type = settled(value.type)
        report(failure(StatementDiagnostic.unwrapOfNonOptional(type: type), at: place))
        // The name is declared with the type of the value, so that its uses are checked.
        return .pattern(try check(pattern, against: annotated ?? type, kind: kind), value)
      }
      if annotated == nil { try requireElements(of: source, payload, unwrappedFor: pattern) }
      var subject = value
      if let annotated {
        guard let fitting = converted(value, to: universe.optional(annotated)) else {
          throw failure(
            ConversionDiagnostic.mismatch(given: settled(payload), wanted: settled(annotated), role: .specified),
            at: source.range)
        }
        subject = fitting
      }
      let bound = try check(pattern, against: annotated ?? payload, kind: kind)
      if case .binding(let variable) = bound {
        variable.introduction = .unwrapping
        if variable.name == "self" { context.selves.append(variable) }
      }
      return .pattern(.some(bound), subject)
    case .pattern(let pattern, let type, let source, let place):
      let value = try wholly(place) { try check(source, expecting: type.map { try resolve($0) }) }
      if type == nil { try requireElements(of: source, value.type, for: pattern) }
      if case .optional(let inner) = pattern.kind, let payload = settled(value.type).optionalPayload {
        try requireElements(of: source, payload, unwrappedFor: inner)
      }
      let bound = try checking(.condition) { try check(pattern, against: value.type, kind: kind) }
      if bound.isIrrefutable, isOnly {
        let word = range.text.prefix { $0.isLetter }
        warn(
          "'\(word)' condition is always true\(word == "guard" ? ", body is unreachable" : "")",
          at: place.wordBefore("case") ?? place)
      }
      return .pattern(bound, value)
    }
  }

  func checkIf(_ syntax: IfSyntax, label: String?) throws -> CheckedIf {
    let target = JumpTarget()
    let (conditions, then) = try inScope {
      (
        try checkConditions(syntax.conditions, syntax.range),
        try inLabel(label, target) { try checkBlock(syntax.then) }
      )
    }
    var otherwise: [CheckedStmt]?
    switch syntax.otherwise {
    case .block(let block)?: otherwise = try inLabel(label, target) { try checkBlock(block) }
    case .elseIf(let inner)?:
      let branch = try inLabel(label, target) { try checkIf(inner, label: nil) }
      otherwise = [CheckedStmt(.ifStatement(branch), inner.range)]
    case nil: break
    }
    return CheckedIf(conditions: conditions, then: then, otherwise: otherwise, target: target)
  }

  /// `if` and `do` are left by `break` only with their label.
  func inLabel<Result>(_ label: String?, _ target: JumpTarget, _ body: () throws -> Result) rethrows -> Result {
    guard let label else { return try body() }
    return try inTarget(label, target, isLoop: false, body)
  }

  /// The Bool of an `if`, `while`, `guard` or ternary.
  func checkCondition(_ expr: Expr) throws -> CheckedExpr {
    if case .assignment(let left, _) = expr.kind, (try? attempt { try check(left) }.get()) != nil {
      let sign = expr.place
      var fault = failure(ExpressionDiagnostic.assignmentAsCondition, at: sign)
      if let constant = unwritable(left) { fault.further.append(constant.diagnostic) }
      throw sign.text == "=" ? fault.fixed(by: .init(range: sign, text: "==")) : fault
    }
    return try check(expr, as: universe.bool) { .mismatch(given: $0, wanted: $1, role: .condition) }
  }
}

extension CheckedPattern {
  /// True if it matches every value.
  fileprivate var isIrrefutable: Bool {
    switch self {
    case .wildcard, .binding: true
    case .tuple(let parts): parts.allSatisfy(\.isIrrefutable)
    default: false
    }
  }
}

extension Expr {
  var isNil: Bool { if case .nilLiteral = kind { true } else { false } }
}
