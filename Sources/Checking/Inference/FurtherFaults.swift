import Sema
import SyntaxTree
import Types

/// Every fault of a statement, not the first alone: `move(to: nowhere, by: "2")` has two.
///
/// The failing expression is left out, as if it were of any type, and the rest is checked again. An error that may follow from
/// an omitted expression is not reported.
extension Checker {
  /// Maximum number of times that a statement is checked again.
  private static let furtherLimit = 24

  /// Checks a statement, or a value; where it fails, all but the last of its faults are reported and that one is thrown.
  func withFurtherFaults<Result>(
    around search: (Int) -> [Expr], _ body: () throws -> Result
  ) throws -> Result {
    guard trialDepth == 0, !context.isInsideClosure, leftOut.isEmpty else { return try body() }
    let before = mark()
    let outer = (scope, context.catchDepth, context.partialCatches)
    do { return try body() } catch let first as Failure {
      var told = first.diagnostic.isReportedElsewhere ? [] : [first.diagnostic] + first.further
      var latest = first
      let known = warnings
      defer {
        (leftOut, typesLeftOut, labelsLeftOut) = ([], [], [])
        warnings = known
      }
      for _ in 0..<Self.furtherLimit where effort < effortLimit / 4 {
        guard leaveOut(latest.diagnostic, search(latest.diagnostic.caret.start)) else { break }
        abandon()
        (scope, context.catchDepth, context.partialCatches) = outer
        rollBack(to: before)
        do {
          _ = try body()
          break
        } catch let fault as Failure {
          latest = fault
          let caret = fault.diagnostic.caret.start
          if leftOut.contains(where: { $0.start <= caret && caret < $0.end }) { continue }
          let isNew = !told.contains {
            $0.caret.start == fault.diagnostic.caret.start && $0.kind.isSame(as: fault.diagnostic.kind)
          }
          // Missing `try` and `await` are reported only where everything else is right.
          let isEffect = fault.isEffect && !first.isEffect
          // With other labels another declaration may be meant.
          let isSure = labelsLeftOut.isEmpty || fault.diagnostic.kind.isOfOneValue
          if isNew, !isEffect, isSure, fault.isItsOwn { told.append(fault.diagnostic) }
        }
      }
      diagnostics += first.diagnostic.isReportedElsewhere ? told : Array(told.dropFirst())
      throw first
    }
  }

  /// Leaves out the innermost expression at fault that is not left out yet; false where there is none.
  private func leaveOut(_ fault: Diagnostic, _ around: [Expr]) -> Bool {
    if case .unknownType? = fault.kind as? ResolutionDiagnostic, typesLeftOut.insert(fault.caret.start).inserted {
      return true
    }
    let isLabel = (fault.kind as? ArgumentDiagnostic)?.isOfOneLabel ?? false
    // Where a lesson says what to leave out, that argument is no fault of its own.
    if isLabel, fault.notes.isEmpty, labelsLeftOut.insert(fault.caret.start).inserted { return true }
    let isWhole = fault.kind.isMissingReturnInClosure
    let expr = around.last { expr in
      if leftOut.contains(ExprPlace(expr.range)) { return false }
      return if isWhole, case .closure = expr.kind { true } else { !isWhole }
    }
    return expr.map { leftOut.insert(ExprPlace($0.range)).inserted } ?? false
  }

  func isLeftOut(_ expr: Expr) -> Bool { !leftOut.isEmpty && leftOut.contains(ExprPlace(expr.range)) }

  /// Returns the placeholder for an expression that was left out, or that is made of one.
  func missing(_ range: SourceRange) -> CheckedExpr { make(.void, .error, range) }

  /// Returns true if nothing is known of a value because an expression was left out.
  func isMissing(_ value: CheckedExpr) -> Bool { !leftOut.isEmpty && value.type.isError }

  /// The arguments of a call of which nobody knows what it means.
  func missingCall(_ arguments: [Expr.Argument], at range: SourceRange) throws -> CheckedExpr {
    for argument in arguments where argument.value.saysWhatItIs {
      if case .inoutExpression(let inner) = argument.value.kind {
        _ = try check(inner)
      } else {
        _ = try check(argument.value)
      }
    }
    return missing(range)
  }
}

extension Expr {
  /// True if the expression has a meaning without a contextual type.
  fileprivate var saysWhatItIs: Bool {
    switch kind {
    case .nilLiteral, .keyPath, .member(nil, _, _, _, _): false
    case .identifier(let name, _, _): name.first.map { $0.isLetter || $0 == "_" || $0 == "$" || $0 == "`" } ?? false
    case .call(let callee, _): callee.saysWhatItIs
    default: true
    }
  }
}

extension Checker.Failure {
  fileprivate var isEffect: Bool {
    (diagnostic.kind as? FlowDiagnostic)?.isUncoveredEffect ?? false
  }

  /// True if it would be an error whatever the omitted expressions are.
  fileprivate var isItsOwn: Bool {
    if diagnostic.severity != .error || diagnostic.isReportedElsewhere { return false }
    return !diagnostic.kind.isOfTooLittle && !diagnostic.kind.mentionsOpenType
  }
}

extension DiagnosticKind {
  /// One value is wrong by itself, whatever is called with it.
  fileprivate var isOfOneValue: Bool {
    switch self as any DiagnosticKind {
    case let kind as ConversionDiagnostic:
      switch kind {
      case .mismatch, .coercion, .assigned, .assignedToSubscript, .returned: true
      default: false
      }
    case let kind as MutabilityDiagnostic: kind.use != .assignment && kind.use != .mutatingOperator
    case let kind as ExpressionDiagnostic:
      switch kind {
      case .unknownName, .selfNotFound, .instanceMemberInInitialValue, .callOfNonFunction,
        .chainOfNonOptional,
        .forcedNonOptional, .mutatingReference, .unknownIncrement:
        true
      default: false
      }
    case SyntaxDiagnostic.unknownOperator, ResolutionDiagnostic.unknownType: true
    default: false
    }
  }

  fileprivate var isMissingReturnInClosure: Bool {
    if case .missingReturn(function: "closure", _)? = self as? StatementDiagnostic { true } else { false }
  }

  /// Too little is known of the expression, perhaps because a part was left out.
  fileprivate var isOfTooLittle: Bool {
    switch self as any DiagnosticKind {
    case is InferenceDiagnostic: true
    case StatementDiagnostic.unusedClosure, StatementDiagnostic.unusedFunction: true
    case ConversionDiagnostic.keyPathValue: true
    default: false
    }
  }

  /// A type in the text has parts that are not known.
  fileprivate var mentionsOpenType: Bool {
    payloadTypes.contains { type in
      type.contains {
        switch $0 {
        case .error: true
        case .variable(let variable):
          variable.parameterName == nil && ![.integer, .float, .string, .boolean].contains(variable.literal)
        default: false
        }
      }
    }
  }
}
