import Sema
import SyntaxTree
import Types

/// The reason why the solver found no solution for an expression.
enum Diagnosis {
  /// The value has another type than the context expects, which says so in its own words.
  case context
  /// The errors of the expression, in the order of the text.
  case errors([Diagnostic])
}

/// Diagnosis of failed systems: each fix of the best repaired solution is an error.
extension Checker {
  /// The diagnosis of an expression without a solution; nil where a fix has no words yet, or where the system is satisfied.
  func diagnose(_ expr: Expr, expecting expected: Type?) -> Diagnosis? {
    let outer = scope
    defer { scope = outer }
    let system = ConstraintSystem(source: CheckerDeclarations(self), budget: 20_000)
    guard let fixes = try? system.diagnose(expr, expecting: expected), !fixes.isEmpty else { return nil }
    if fixes.count == 1, case .conversion(_, _, false) = fixes[0].kind, case .whole = fixes[0].locator.element,
      fixes[0].locator.anchor === expr
    {
      return .context
    }
    if fixes.areExchangedArguments(in: system) { return nil }
    var errors: [Diagnostic] = []
    for fix in fixes {
      scope = fix.scope
      guard let fault = failure(for: fix, of: system, in: expr) else { return nil }
      errors.append(fault.diagnostic)
    }
    return .errors(errors)
  }

  private func failure(for fix: Fix, of system: ConstraintSystem, in root: Expr) -> Failure? {
    let anchor = fix.locator.anchor
    switch fix.kind {
    case .conversion(let given, let wanted, let isArgument):
      return conversionFailure(system.shown(given), system.shown(wanted), fix.locator, isArgument: isArgument, in: root)
    case .arguments(let use, let parameters, let obstacle):
      guard let written = use.arguments?.written, !isMeantForTuple(written, parameters, system) else { return nil }
      // A function of the library may be meant that a method of the name hides.
      if case .own = use.receiver, !universe.globals(named: use.name).isEmpty { return nil }
      let shown = parameters.map { parameter in
        CallParameter(
          label: parameter.label, type: system.shown(parameter.type), isVariadic: parameter.isVariadic,
          isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure, builder: parameter.builder,
          isEscaping: parameter.isEscaping, defaultValue: parameter.defaultValue, hasDefault: parameter.hasDefault)
      }
      let fault = argumentsFailure(obstacle, written, shown, use.nameRange)
      guard let owner = system.choice(for: use)?.base?.instance else { return fault }
      return taught(fault, on: .call(use.name, of: system.shown(owner))) { $0.note(onMember: use.nameRange) }
    case .member(let use, let base): return memberFailure(use, system.shown(base))
    case .name:
      // A member of a module is looked up there.
      guard case .identifier(let name, let labels, let arguments) = anchor.kind, !name.hasPrefix("$"),
        anchor.range.start == 0
          || SourceRange(file: anchor.range.file, start: anchor.range.start - 1, end: anchor.range.start).text != "."
      else { return nil }
      return caught { _ = try checkIdentifier(name, labels, arguments, anchor, expecting: nil) }
    case .operands(let use, let types): return operandsFailure(use, types.map(system.shown), root)
    case .unwrapping(let type):
      switch anchor.kind {
      case .forceUnwrap(let inner):
        return failure(ExpressionDiagnostic.forcedNonOptional(type: system.shown(type)), at: inner.range.following)
      case .bindOptional(let inner):
        return failure(ExpressionDiagnostic.chainOfNonOptional(type: system.shown(type)), at: inner.range.following)
      default: return nil
      }
    case .callee(let use, let type):
      return failure(ExpressionDiagnostic.callOfNonFunction(type: system.shown(type)), at: use.nameRange)
    case .inoutArgument(let isMissing, let type):
      let wanted = system.shown(type)
      if wanted.isUnknown { return nil }
      return isMissing
        ? failure(ArgumentDiagnostic.inoutWithoutAmpersand(type: wanted), at: anchor.range)
          .fixed(by: .insert("&", before: anchor.range))
        : failure(ArgumentDiagnostic.ampersandWithoutInout(type: wanted), at: anchor.range)
    case .requirement(let requirement, let use):
      guard let choice = system.choice(for: use), case .function(let function) = choice.target else { return nil }
      let candidate = Candidate(.function(function))
      if function.kind == .initializer, function.owner?.requirements.isEmpty == false { return nil }
      if requirement.types.contains(where: { system.shown($0).isUnknown }) { return nil }
      let isOfOwner = function.owner != nil && function.generics.isEmpty && function.kind != .initializer
      let subject =
        isOfOwner
        ? "referencing \(describe(candidate, use.name)) on '\(function.owner?.name ?? "")'"
        : describe(candidate, use.name)
      return caught {
        try require(requirement.mapped(system.shown), at: use.nameRange) { subject }
        try solveDeferred(isFinal: true)
      }
    case .overloads(let use, let choices): return overloadsFailure(use, choices)
    case .other: return nil
    }
  }

  /// Tells whether several arguments are given for the only parameter, a tuple.
  private func isMeantForTuple(
    _ arguments: [Expr.Argument], _ parameters: [CallParameter], _ system: ConstraintSystem
  ) -> Bool {
    guard parameters.count == 1, arguments.count > 1, case .tuple = system.shown(parameters[0].type) else {
      return false
    }
    return true
  }

  /// The error that a check ends with, without its effects.
  private func caught(_ body: () throws -> Void) -> Failure? {
    if case .failure(let fault) = attempt(body) { fault.diagnostic.isReportedElsewhere ? nil : fault } else { nil }
  }

  private func conversionFailure(
    _ given: Type, _ wanted: Type, _ locator: ConstraintLocator, isArgument: Bool, in root: Expr
  ) -> Failure? {
    let isNil = locator.anchor.isNil
    if given.isUnknown && !isNil || wanted.isUnknown { return nil }
    var role = ConversionDiagnostic.Role.argument
    switch locator.element {
    case .argument: break
    case .variadicArgument:
      if given.isNominal("Array") {
        var note: Diagnostic.Note?
        if case .arrayLiteral = locator.anchor.kind {
          note = Diagnostic.Note("remove brackets to pass array elements directly", at: locator.anchor.range)
        }
        return failure(ArgumentDiagnostic.arrayAsVariadic(type: wanted), at: locator.anchor.range).noting(note)
      }
    case .declaredResult(let start, let end):
      if isNil { return nil }
      let place = SourceRange(file: locator.anchor.range.file, start: start, end: end)
      return failure(
        ExpressionDiagnostic.otherDeclaredResult(declared: String(place.text), given: given), at: place)
    case .whole: if !isArgument { return nil }
    case .element: role = .element
    case .key: role = .dictionaryKey
    case .value: role = .dictionaryValue
    case .closureResult: role = .closureResult
    case .condition: role = .condition
    case .assigned: return assignmentFailure(given, wanted, locator.anchor, in: root)
    case .coerced:
      guard case .cast(let value, .coerce, _) = root.kind, value === locator.anchor else { return nil }
      if isNil { return failure(ConversionDiagnostic.nilInCoercion(wanted: wanted), at: value.range) }
      let subject = standIn(for: value, of: given)
      return needsDowncast(subject, wanted, root)
        ?? caught { _ = try convert(subject, to: wanted) { .coercion(given: $0, wanted: $1) } }
    case .base, .result, .branch, .requirement, .openableRequirement: return nil
    }
    if isNil { return failure(ConversionDiagnostic.nilMismatch(wanted: wanted, role: role), at: locator.anchor.range) }
    return caught {
      let isPart = [.element, .dictionaryKey, .dictionaryValue, .closureResult].contains(role)
      _ = try convert(standIn(for: locator.anchor, of: given), to: wanted, isPart: isPart) {
        [universe] given, wanted in
        if role == .condition, given.isNominal("Int") { return .numberAsBoolean }
        if role == .condition, given.optionalPayload != nil { return .optionalAsBoolean(type: given) }
        if role == .argument, case .existential(let protocols) = wanted.head, let proto = protocols.first?.decl,
          given.nominalDecl != nil || given.isMetatype, !universe.conforms(given, to: proto)
        {
          return .nonconformingArgument(given: given, proto: proto.name)
        }
        return .mismatch(given: given, wanted: wanted, role: role)
      }
    }
  }

  private func assignmentFailure(_ given: Type, _ wanted: Type, _ anchor: Expr, in root: Expr) -> Failure? {
    guard case .assignment(let left, let right) = root.kind, right === anchor, wanted.head.functionType == nil else {
      return nil
    }
    var isSubscript = false
    if case .subscriptCall = left.kind { isSubscript = true }
    if anchor.isNil {
      return failure(ConversionDiagnostic.nilAssigned(wanted: wanted, isSubscript: isSubscript), at: anchor.range)
    }
    return caught {
      _ = try convert(standIn(for: anchor, of: given), to: wanted) {
        isSubscript
          ? .assignedToSubscript(given: $0, wanted: $1.optionalPayload ?? $1) : .assigned(given: $0, wanted: $1)
      }
    }?.told(atSign: right.range.wordBefore("="))
  }

  /// A typed expression in place of one that has no typed form.
  private func standIn(for expr: Expr, of type: Type) -> CheckedExpr {
    var kind = CheckedExpr.Kind.void
    switch expr.kind {
    case .nilLiteral: kind = .nilLiteral
    case .integerLiteral(let text): kind = .integer(Int128("\(text)") ?? 0)
    case .floatLiteral: kind = .double(0)
    case .booleanLiteral(let value): kind = .boolean(value)
    case .stringLiteral(let segments): kind = segments.count < 2 ? .string("") : .interpolation([])
    case .tryExpression(.optional, let inner): kind = .optionalTry(standIn(for: inner, of: type), flattens: true)
    default: break
    }
    let value = make(kind, type, expr.range)
    value.caret = expr.caret
    return value
  }

  private func memberFailure(_ use: OverloadUse, _ base: Type) -> Failure? {
    if base.isUnknown || use.name == "subscript" || use.name == "init" || base.head.functionType != nil { return nil }
    if case .metatype(let instance) = base.head {
      return caught { _ = try staticCandidates(use.name, instance, use.nameRange) }
    }
    guard case .value(let receiver) = use.receiver else { return nil }
    return noMember(use.name, base, use.nameRange, receiver.place)
  }

  private func operandsFailure(_ use: OverloadUse, _ types: [Type], _ root: Expr) -> Failure? {
    guard types.count == 2, !types.contains(where: \.isUnknown), let written = use.arguments?.written,
      case .binary(let name, let sign, let left, let right) = use.expr.kind, !left.isTuple, !right.isTuple
    else { return nil }
    // Of two optionals that are parts of something, each is unwrapped.
    if !hasOperator(name) || types.allSatisfy({ $0.optionalPayload != nil }) { return nil }
    let operands = zip(written, types).map { standIn(for: $0.value, of: $1) }
    return operandsMismatch(name, operands[0], operands[1], sign)
  }

  private func overloadsFailure(_ use: OverloadUse, _ choices: [Sema.OverloadChoice]) -> Failure? {
    guard let choice = choices.first else { return nil }
    if choice.base?.isNominal("String") == true, use.name == "subscript" { return nil }
    switch choice.target {
    case .subscripting:
      return failure(InferenceDiagnostic.noExactMatches(callee: "subscript"), at: use.nameRange.following)
    case .function(let function):
      let callee =
        function.kind == .initializer
        ? "initializer"
        : function.owner == nil
          ? "global function '\(use.name)'" : "\(function.isStatic ? "static" : "instance") method '\(use.name)'"
      return failure(InferenceDiagnostic.noExactMatches(callee: callee), at: use.nameRange)
    case .enumCase, .memberwise, .variable, .tupleElement: return nil
    }
  }
}

extension Expr {
  fileprivate var isTuple: Bool { if case .tuple = kind { true } else { false } }
}

extension Type {
  /// Tells whether a part of it is an error or open.
  fileprivate var isUnknown: Bool { hasVariables || contains { $0.isError } }
}

extension [Fix] {
  /// Tells whether two arguments of a call are each of the other's type.
  fileprivate func areExchangedArguments(in system: ConstraintSystem) -> Bool {
    let conversions = compactMap { fix -> (Type, Type)? in
      guard case .conversion(let given, let wanted, true) = fix.kind else { return nil }
      return (system.shown(given), system.shown(wanted))
    }
    return conversions.indices.contains { index in
      conversions[..<index].contains {
        Type.same($0.0, conversions[index].1) && Type.same($0.1, conversions[index].0)
      }
    }
  }
}

extension Requirement {
  fileprivate var types: [Type] {
    switch self {
    case .conformance(let type, _), .classBound(let type): [type]
    case .superclass(let a, let b), .sameType(let a, let b): [a, b]
    }
  }

  fileprivate func mapped(_ transform: (Type) -> Type) -> Requirement {
    switch self {
    case .conformance(let type, let proto): .conformance(transform(type), proto)
    case .superclass(let type, let other): .superclass(transform(type), transform(other))
    case .classBound(let type): .classBound(transform(type))
    case .sameType(let type, let other): .sameType(transform(type), transform(other))
    }
  }
}
