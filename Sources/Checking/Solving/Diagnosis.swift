import Sema
import SyntaxTree
import Types

/// The reason why the solver found no solution for an expression.
enum Diagnosis {
  /// The value has another type than the context expects, which says so in its own words.
  ///
  /// The associated value stands for the expression.
  case context(CheckedExpr)
  /// The errors of the expression, in the order of the text.
  case errors([Diagnostic])
}

/// Diagnosis of failed systems: each fix of the best repaired solution is an error.
extension Checker {
  /// The diagnosis of an expression without a solution; nil where a fix has no words yet, or where the system is satisfied.
  ///
  /// - Throws: `CheckingInterrupted`.
  func diagnose(_ expr: Expr, expecting expected: Type?, isUnwrapped: Bool) throws -> Diagnosis? {
    let outer = scope
    defer { scope = outer }
    let system = ConstraintSystem(source: CheckerDeclarations(self), budget: 20_000)
    let fixes: [Fix]
    do { fixes = try system.diagnose(expr, expecting: expected, isUnwrapped: isUnwrapped) } catch let interruption
      as CheckingInterrupted
    {
      throw interruption
    } catch is BudgetExceeded {
      return .errors([Diagnostic(InferenceDiagnostic.tooComplex, at: expr.range)])
    } catch {
      return nil
    }
    // Where nothing has to change, too little is known.
    if fixes.isEmpty { return undetermined(expr, system).map { .errors($0.reported) } }
    if fixes.count == 1, case .conversion(let given, let wanted, false) = fixes[0].kind,
      case .whole = fixes[0].locator.element,
      fixes[0].locator.anchor === expr
    {
      let type = system.shown(given)
      if let fault = implicitMemberFailure(expr, type, system.shown(wanted), system)
        ?? (isMissingCall(type, system.shown(wanted))
          ? nil : contextFailure(expr, expecting: system.shown(wanted), system))
      {
        return .errors([fault.diagnostic])
      }
      if type.isUnknown { return nil }
      return .context(standIn(for: expr, of: type, system))
    }
    if let fault = exchangedArguments(fixes, system) { return .errors([fault.diagnostic]) }
    if let expected, let type = branchOfOtherType(expr, fixes, system, wanted: system.shown(expected)) {
      return .context(standIn(for: expr, of: type, system))
    }
    var errors: [Diagnostic] = []
    var casesTold: [Int] = []
    var isWorded = false
    for fix in fixes {
      if environment.poll() { throw CheckingInterrupted() }
      scope = fix.scope
      // A fix without a diagnostic may be a consequence of a fix that has one.
      guard let fault = failure(for: fix, of: system, in: expr, expecting: expected) else { continue }
      isWorded = true
      if fault.diagnostic.isReportedElsewhere { continue }
      // Several fixes may be parts of one conflict.
      if fault.diagnostic.isConflict,
        errors.contains(where: { $0.isConflict && $0.caret.start == fault.diagnostic.caret.start })
      {
        continue
      }
      // An enum case without its associated values is reported once, for the operator's fix, which knows the type of the other operand.
      let cases = casesWithoutValues(of: fix, system)
      errors.removeAll { error in cases.contains { $0.caret.start == error.caret.start } }
      if casesTold.contains(fault.diagnostic.caret.start) { continue }
      casesTold += cases.map(\.caret.start)
      errors += [taught(fault, fix, of: system, in: expr).diagnostic] + fault.further + cases
      if case .member(let use, _) = fix.kind,
        case .memberOfOptional(_, _, let payload)? = fault.diagnostic.kind as? ExpressionDiagnostic,
        let change = optionalUse(behind: use, of: payload, in: expr)
      {
        errors.append(change)
      }
    }
    scope = outer
    if isWorded { errors += bodyFailures(beside: fixes, system) + immutableUses(in: expr, beside: errors) }
    if case .assignment(let left, _) = expr.kind, isWorded, let constant = unwritable(left),
      !errors.contains(where: { $0.kind is MutabilityDiagnostic })
    {
      errors.append(constant.diagnostic)
    }
    return isWorded ? .errors(errors) : nil
  }

  /// Returns the error of a place that cannot be assigned to; nil if it is writable or its expression has other errors.
  func unwritable(_ place: Expr) -> Failure? {
    guard let fault = caught({ try requireWritable(try check(place), place) }),
      fault.diagnostic.kind is MutabilityDiagnostic
    else { return nil }
    return fault
  }

  /// The reason why a value cannot be passed as an inout argument, with `&` either.
  private func reasonAgainstChange(_ value: Expr) -> MutabilityDiagnostic.Reason? {
    value.literal != nil ? .literal : (unwritable(value)?.diagnostic.kind as? MutabilityDiagnostic)?.reason
  }

  private func failure(
    for fix: Fix, of system: ConstraintSystem, in root: Expr, expecting expected: Type? = nil
  ) -> Failure? {
    let anchor = fix.locator.anchor
    switch fix.kind {
    case .conversion(let given, let wanted, let isArgument):
      if let use = system.use(concernedBy: fix) {
        if let fault = remainderFailure(use, system) ?? appendedSequenceFailure(use, system)
          ?? mixedOperandsFailure(use, system, in: root, expecting: expected)
          ?? uncalledOperandFailure(use, given, wanted, system)
        {
          return fault
        }
        if isArgument,
          let fault = instanceMemberFailure(use, given, system) ?? conflictFailure(use, of: anchor, system)
        {
          return fault
        }
      }
      let shown = system.shown(wanted)
      return conversionFailure(
        system.shown(given), isArgument ? shown.namingOpenArguments : shown, fix.locator, isArgument: isArgument,
        in: root, system)
    case .autoclosure:
      let fault = failure(ConversionDiagnostic.functionForAutoclosure, at: anchor.place)
      // Behind a trailing closure they would call the result.
      if case .closure = anchor.kind { return fault }
      return fault.fixed(by: .insert("()", after: anchor.range))
    case .equality(let given, let wanted):
      return failure(
        ConversionDiagnostic.mismatch(given: system.shown(given), wanted: system.shown(wanted), role: .expected),
        at: anchor.range)
    case .arguments(let use, let parameters, let obstacle):
      guard let written = use.arguments?.written else { return nil }
      if case .own = use.receiver, let found = system.choice(for: use)?.member,
        let fault = hidden(use.name, by: [found], written, at: use.nameRange)
      {
        return fault
      }
      let shown = parameters.map { parameter in
        CallParameter(
          label: parameter.label, type: system.shown(parameter.type), isVariadic: parameter.isVariadic,
          isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure, builder: parameter.builder,
          isEscaping: parameter.isEscaping, defaultValue: parameter.defaultValue, hasDefault: parameter.hasDefault)
      }
      if let candidate = calledCandidate(use, system),
        let fault = expectsTuple(candidate, use.name, written, shown, use.nameRange)
      {
        return fault
      }
      var list = ArgumentDiagnostic.ArgumentList.call
      if case .subscripting = use.form { list = .subscript }
      return argumentsFailure(obstacle, written, shown, use.nameRange, in: list)
    case .member(let use, let base): return memberFailure(use, system.shown(base), system)
    case .closure(let closure, let wanted, let builder):
      return closureFailure(closure, anchor, system.shown(.function(wanted)), builder: builder.map(system.shown))
    case .closureParameter(let name, let place):
      return failure(InferenceDiagnostic.closureParameterNotInferred(name: name), at: place)
    case .genericParameter(let name, let place): return notInferred(name, at: place)
    case .castTarget(let type): return castFailure(type, at: anchor.range)
    case .implicitMember(let name): return memberWithoutContext(name, anchor.range)
    case .operatorReference(let name):
      return failure(InferenceDiagnostic.noExactReference(callee: "operator function '\(name)'"), at: anchor.range)
    case .operatorValue(let name): return failure(ExpressionDiagnostic.operatorAsValue(name: name), at: anchor.range)
    case .labels(let use, let base): return labelsFailure(use, base.map(system.shown))
    case .keyPathIndex(let type):
      guard case .subscriptCall(let base, _) = anchor.kind else { return nil }
      return failure(ExpressionDiagnostic.keyPathOfOtherRoot(type: system.shown(type)), at: base.range.following)
    case .dynamicMemberDepth(let use):
      return failure(ExpressionDiagnostic.dynamicMemberDepth(name: use.name), at: use.nameRange)
    case .mutatingReference(let use): return failure(ExpressionDiagnostic.mutatingReference, at: use.nameRange)
    case .faultyVariable: return Silent.failure(at: anchor.range)
    case .type(let syntax): return caught { _ = try resolve(syntax, open: true) }
    case .name:
      if case .binary(let name, let sign, _, _) = anchor.kind {
        return failure(
          lookUp(name, at: sign) == nil && universe.operatorOwners[name] == nil
            ? SyntaxDiagnostic.unknownOperator(name: name) : SyntaxDiagnostic.notBinaryOperator, at: sign)
      }
      guard case .identifier(let name, _, _) = anchor.kind else { return wordFailure(anchor) }
      if name.isShorthandArgument {
        return namelessArgument(name, parameters: system.parameterNames(around: anchor), at: anchor.range)
      }
      // A member of a module is looked up there.
      if let module = moduleMembers[anchor.range.start] {
        let written = ExprSearch.around(anchor.range.start, in: root).first { expr in
          if case .member(_, _, let range, _, _) = expr.kind { range.start == anchor.range.start } else { false }
        }
        return caught { try requireMember(name, ofModule: module, at: written?.range ?? anchor.range) }
      }
      return nameFailure(name, anchor)
    case .operands(let use, let types):
      return operandsFailure(use, types.map(system.shown), root, system, expecting: use.expr === root ? expected : nil)
    case .unwrapping(let type):
      switch anchor.kind {
      case .forceUnwrap(let inner):
        return failure(
          ExpressionDiagnostic.forcedNonOptional(type: system.shown(type)),
          at: inner.isBaseOfStep ? anchor.range : inner.range.following)
      case .bindOptional(let inner):
        return failure(
          ExpressionDiagnostic.chainOfNonOptional(type: system.shown(type)),
          at: inner.isBaseOfStep ? anchor.range : inner.range.following)
      default: return nil
      }
    case .plainCase(let use):
      return failure(ExpressionDiagnostic.callOfPlainCase(name: use.name), at: use.nameRange)
    case .callee(let use, let type):
      let callee = system.shown(type)
      if let payload = callee.optionalPayload, payload.head.functionType != nil {
        return failure(ConversionDiagnostic.mustBeUnwrapped(optional: callee, payload: payload), at: use.calleePlace)
      }
      return failure(ExpressionDiagnostic.callOfNonFunction(type: system.shown(type)), at: use.calleePlace)
    case .inoutArgument(let isMissing, let type):
      let wanted = system.shown(type)
      if wanted.isUnknown { return nil }
      if isMissing, let use = system.use(concernedBy: fix), let reason = reasonAgainstChange(anchor) {
        return failure(MutabilityDiagnostic(.inoutArgument, reason), at: use.nameRange)
      }
      return isMissing
        ? failure(ArgumentDiagnostic.inoutWithoutAmpersand(type: wanted), at: anchor.place)
          .fixed(by: .insert("&", before: anchor.range))
        : failure(ArgumentDiagnostic.ampersandWithoutInout(type: wanted), at: anchor.range)
    case .closureParameters(let wanted, let given, let isOptional):
      guard case .closure(let closure) = anchor.kind, case .function(let shown) = system.shown(.function(wanted)).head
      else { return nil }
      if closure.parameters == nil, given == 0 { return ignored(shown, by: closure) }
      if Type.function(shown).hasError { return nil }
      // The parts of a tuple are no parameters of an optional function.
      if isOptional, given > 1, shown.parameters.count == 1, case .tuple = shown.parameters[0].type.head {
        let own = FunctionType(
          parameters: (0..<given).map { _ in FunctionType.Parameter(.any) }, result: .void)
        return failure(
          ConversionDiagnostic.mismatch(given: .function(own), wanted: .function(shown), role: .argument),
          at: anchor.range)
      }
      return miscounted(given, shown, at: closure.parameters?.first?.range ?? closure.openingBrace)
    case .requirement(let requirement, let use) where fix.locator.element == .typeRequirement:
      return typeRequirementFailure(requirement, use, system)
    case .requirement(let requirement, let use): return requirementFailure(requirement, use, system)
    case .overloads(let use, let choices, let lacking, let isUnmetByAll):
      // A requirement of the type itself applies to every initializer.
      if isUnmetByAll, let unmet = lacking.first(where: { $0.locator.element == .typeRequirement }) {
        return failure(for: unmet, of: system, in: root)
      }
      var fault = overloadsFailure(use, choices, system)
      fault?.cause = lacking.compactMap { cause($0, in: system, isUnmetByAll: isUnmetByAll) }.first ?? .form
      return fault
    case .keyPathRoot: return failure(InferenceDiagnostic.keyPathRootNotInferred, at: anchor.range)
    case .keyPathClass(let given, let wanted):
      let (given, wanted) = (system.shown(given), system.shown(wanted))
      if given.isUnknown || wanted.isUnknown { return nil }
      return failure(ConversionDiagnostic.keyPathClass(given: given, wanted: wanted), at: anchor.range)
    case .other: return nil
    }
  }

  /// The error of a name that refers to no value.
  private func nameFailure(_ name: String, _ expr: Expr) -> Failure? {
    if name == "super" { return failure(ExpressionDiagnostic.superWithoutMember, at: expr.range) }
    switch lookUp(name, at: expr.range) {
    case .module?:
      let notes = universe.lesson(on: .name(name)).map { [$0.note(onMember: expr.range)] } ?? []
      return failure(ExpressionDiagnostic.moduleWithoutMember, at: expr.range, notes: notes)
    case nil where name == "self": return failure(ExpressionDiagnostic.selfNotFound, at: expr.range)
    case nil: return unknownName(name, at: expr.range)
    default: return nil
    }
  }

  /// The error of an expression that is no value by itself.
  private func wordFailure(_ expr: Expr) -> Failure? {
    switch expr.kind {
    case .discard: failure(InferenceDiagnostic.misplacedDiscard, at: expr.range)
    case .ifExpression, .switchExpression: caught { _ = try checkWhole(expr, expecting: nil, .value) }
    case .member(let base?, _, _, _, _), .subscriptCall(let base, _):
      // The base is `super`.
      noSuperclass(at: base.range)
    case .call(let callee, _): wordFailure(callee)
    default: nil
    }
  }

  /// The reason why the first of several overloads does not fit, where it is that of the others, too.
  private func cause(_ fix: Fix, in system: ConstraintSystem, isUnmetByAll: Bool) -> CallFault? {
    switch fix.kind {
    case .requirement(let requirement, _) where isUnmetByAll:
      requirement.types.first.map { .requirement(system.shown($0)) }
    case .conversion(let given, let wanted, true):
      .argument(given: system.shown(given), wanted: system.shown(wanted))
    default: nil
    }
  }

  private func calledCandidate(_ use: OverloadUse, _ system: ConstraintSystem) -> Candidate? {
    switch system.choice(for: use)?.target {
    case .function(let function)?: Candidate(.function(function))
    case .enumCase(let enumCase)?: Candidate(.enumCase(enumCase))
    default: nil
    }
  }

  /// The error that a check ends with, without its effects.
  func caught(_ body: () throws -> Void) -> Failure? {
    if case .failure(let fault) = attempt(body) { fault.diagnostic.isReportedElsewhere ? nil : fault } else { nil }
  }
}

extension Type {
  /// True if the type contains an error type or a type variable.
  var isUnknown: Bool { hasVariables || contains { $0.isError } }
}

extension Type {
  /// `[Element]` of an `Observable` whose arguments nothing says.
  fileprivate var namingOpenArguments: Type {
    replacing { part in
      guard case .variable(let open) = part, let name = open.parameterName else { return nil }
      return .parameter(GenericParameter(name: name))
    } ?? self
  }
}
