import Sema
import SyntaxTree
import Types

/// Expressions. `expected` is what the surroundings would like; whether the result fits is the caller's question.
extension Checker {
  func check(_ expr: Expr, expecting expected: Type? = nil) throws -> CheckedExpr {
    if let probe {
      try probe.visit(expr)
      if probe.holdsMark(expr.range), !expr.isBranching {
        complete(expr, expecting: expected, probe)
        probe.finish()
        throw Silent.failure(at: expr.range)
      }
    }
    if isLeftOut(expr) { return missing(expr.range) }
    effort += 1
    if environment.isInterrupted || effort & 0x3F == 0 && environment.poll() {
      throw failure(InferenceDiagnostic.interrupted, at: expr.range)
    }
    if effort > effortLimit {
      throw failure(
        InferenceDiagnostic.tooComplex,
        at: expr.range)
    }
    let saved = currentPlace
    currentPlace = expr.range
    let outer = rootPlace
    rootPlace = outer ?? expr.range
    defer {
      currentPlace = saved
      rootPlace = outer
    }
    let value: CheckedExpr
    if let solution, solution.covers(expr) {
      value = try apply(solution, to: expr, expecting: expected)
    } else if outer == nil {
      value = try checkWhole(expr, expecting: expected)
    } else if solution != nil, trialDepth == 0, knownArguments.isEmpty {
      value = try checkApart(expr, expecting: expected)
    } else {
      value = try checkKind(expr, expecting: expected)
    }
    if value.range.file === expr.range.file { value.caret = expr.caret }
    return value
  }

  func checkKind(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    switch expr.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .magicLiteral, .arrayLiteral,
      .dictionaryLiteral:
      return try checkLiteral(expr, expecting: expected)
    case .identifier(let name, let labels, let arguments):
      return try checkIdentifier(name, labels, arguments, expr, expecting: expected)
    case .member: return try checkMember(expr, expecting: expected)
    case .call(let callee, let arguments): return try checkCall(expr, callee, arguments, expecting: expected)
    case .subscriptCall(let base, let arguments):
      return try checkSubscript(expr, base, arguments, expecting: expected)
    case .bindOptional(let inner): return try checkBindOptional(expr, inner)
    case .optionalChain(let inner):
      if let type = try namedType(expr) { return bareType(type, expr) }
      let value = try check(inner)
      if isMissing(value) { return value }
      if value.type.head.optionalPayload != nil {
        return make(.optionalChain(value, flattens: true), value.type, expr.range)
      }
      return make(.optionalChain(value, flattens: false), universe.optional(value.type), expr.range)
    case .forceUnwrap(let inner): return try checkForceUnwrap(expr, inner, expecting: expected)
    case .prefixOperator(let name, let operand): return try checkPrefix(expr, name, operand, expecting: expected)
    case .postfixOperator(let name, let operand):
      return try checkUserOperator(expr, name, [operand], isPrefix: false, expecting: expected)
    case .binary(let name, let range, let left, let right):
      return try checkBinary(expr, name, range, left, right, expecting: expected)
    case .assignment(let left, let right): return try checkAssignment(expr, left, right)
    case .ternary(let condition, let then, let otherwise):
      return try checkTernary(expr, condition, then, otherwise, expecting: expected)
    case .cast(let value, let kind, let type): return try checkCast(expr, value, kind, type)
    case .tuple(let elements): return try checkTuple(expr, elements, expecting: expected)
    case .parenthesized(let inner):
      let value = try check(inner, expecting: expected)
      // `(person?.name = "Ann") != nil`: whether there was somebody to change.
      if case .discard(let whole) = value.kind, case .optionalChain = whole.kind { return whole }
      return value
    case .closure(let closure): return try checkClosure(closure, expr, expecting: expected)
    case .tryExpression(let kind, let inner): return try checkTry(expr, kind, inner, expecting: expected)
    case .awaitExpression(let inner):
      return try checkAwait(inner, expr, expecting: expected)
    case .inoutExpression:
      throw failure(ArgumentDiagnostic.misplacedAmpersand, at: expr.range)
    case .keyPath(let root, let components): return try checkKeyPath(expr, root, components, expecting: expected)
    case .ifExpression(let syntax):
      try requireWholeValue(expr)
      return try checkIfExpression(syntax, expr.range, expecting: expected)
    case .switchExpression(let syntax):
      try requireWholeValue(expr)
      return try checkSwitchExpression(syntax, expr.range, expecting: expected)
    case .type(let syntax):
      let type = try resolve(syntax, open: true, isNamed: true)
      return bareType(type, expr)
    case .discard:
      // The prompt declares its latest result under this name, which no program can.
      if lookUp("_", at: expr.range) != nil {
        return try check(
          Expr(.identifier("_", argumentLabels: nil, genericArguments: []), expr.range), expecting: expected)
      }
      throw failure(InferenceDiagnostic.misplacedDiscard, at: expr.range)
    }
  }

  /// The work that an input may take: in proportion to its length, so that a short one comes to its end soon.
  static func effortLimit(for file: SourceFile) -> Int { min(20_000 + 100 * file.text.utf8.count, 400_000) }

  /// Checks an expression that has to be of a type, or to become it.
  func check(_ expr: Expr, as target: Type, _ mismatch: (Type, Type) -> ConversionDiagnostic) throws -> CheckedExpr {
    let value = try check(expr, expecting: target)
    return try convert(value, to: target, mismatch)
  }

  /// - Parameter isPart: Whether it is an element or a closure's result: an optional that is wanted there is named as a whole, while
  ///   elsewhere what it holds is named, which is what the value should have been.
  func convert(
    _ value: CheckedExpr, to target: Type, isPart: Bool = false, _ mismatch: (Type, Type) -> ConversionDiagnostic
  ) throws -> CheckedExpr {
    if let fitting = converted(value, to: target) { return fitting }
    settleLiterals(in: value.type)
    if let function = value.type.head.functionType {
      try refuseSuspending(function, where: target.head.functionType, at: value.place)
    }
    if let payload = value.type.optionalPayload, conversion(from: payload, to: target) != nil {
      if case .optionalTry = value.kind {
        throw failure(
          ConversionDiagnostic.optionalTryNotUnwrapped(optional: settled(value.type)),
          at: value.range)
      }
      throw failure(
        ConversionDiagnostic.mustBeUnwrapped(optional: value.type, payload: payload), at: value.place,
        notes: [
          Diagnostic.Note("coalesce using '??' to provide a default when the optional value contains 'nil'"),
          Diagnostic.Note("force-unwrap using '!' to abort execution if the optional value contains 'nil'"),
        ])
    }
    if case .enumCaseFunction(let enumCase) = value.kind, target.head.functionType == nil {
      let types = enumCase.payload.map { settled($0.type) }
      let labels = enumCase.payload.map { ($0.label ?? "_") + ":" }.joined()
      throw failure(
        types.count == 1
          ? ConversionDiagnostic.caseWithoutValue(name: enumCase.name, labels: labels, type: types[0])
          : .caseWithoutValues(name: enumCase.name, labels: labels, type: settled(target)),
        at: value.place)
    }
    if let function = value.type.head.functionType, function.parameters.isEmpty, !target.isVariable,
      conversion(from: function.result, to: target) != nil
    {
      throw failure(
        ConversionDiagnostic.functionInsteadOfResult(type: settled(function.result)),
        at: value.place
      ).fixed(by: .insert("()", after: value.range))
    }
    settleLiterals(in: target)
    settleEmptyLiteral(value)
    let (given, wanted) = (settled(value.type), settled(target))
    if let fault = numberAsBoolean(value, wanted) { throw fault }
    let isOptional = given.optionalPayload != nil || isPart
    let told = isOptional ? wanted : wanted.optionalPayload ?? wanted
    var kind = nonconforming(given, told, of: mismatch) ?? mismatch(given, told.isExistential ? wanted : told)
    if case .nilLiteral = value.kind, let ofNil = kind.ofNil { throw failure(ofNil, at: value.place) }
    let unequal = unequalArguments(given, wanted)
    if unequal != nil, case .mismatch(let given, let wanted, .specified) = kind {
      kind = .assigned(given: given, wanted: wanted)
    }
    let hasLesson = universe.lesson(on: .conversion(given, to: wanted)) != nil
    var fault = failure(kind, at: value.place, notes: hasLesson ? [] : unequal.map { [$0] } ?? [])
    fault.cause = .argument(given: given, wanted: wanted)
    throw taught(fault, on: .conversion(given, to: wanted)) { $0.note(onValue: value.range) }
  }

  /// The message where what is wanted is a protocol that a type does not conform to.
  private func nonconforming(_ given: Type, _ wanted: Type, of mismatch: (Type, Type) -> ConversionDiagnostic)
    -> ConversionDiagnostic?
  {
    guard case .existential(let protocols) = wanted.head, !protocols.isEmpty, !protocols.contains(where: \.isOpaque),
      given.nominalDecl != nil || given.isMetatype, given.optionalPayload == nil
    else { return nil }
    let name = protocols.map(\.description).joined(separator: " & ")
    return switch mismatch(given, wanted) {
    case .mismatch(_, _, .specified): .nonconformingValue(given: given, proto: name)
    case .returned: .nonconformingResult(given: given, proto: name)
    default: nil
    }
  }

  /// Why two types that differ in their arguments alone do not fit.
  private func unequalArguments(_ given: Type, _ wanted: Type) -> Diagnostic.Note? {
    let target = given.head.optionalPayload == nil ? wanted.head.optionalPayload ?? wanted : wanted
    guard case .nominal(let decl, let mine) = given.head, case .nominal(let other, let theirs) = target.head,
      decl === other
    else { return nil }
    for (parameter, (a, b)) in zip(decl.allGenerics, zip(mine, theirs)) where !Type.same(a, b) {
      return Diagnostic.Note(
        ConversionNote.unequalArguments(parameter: parameter.name, given: a, wanted: b))
    }
    return nil
  }

  /// 0 and 1 are no truth values.
  func numberAsBoolean(_ value: CheckedExpr, _ target: Type) -> Failure? {
    guard case .integer = value.kind, target.isNominal("Bool"), ["0", "1"].contains(value.range.text) else {
      return nil
    }
    return failure(
      ExpressionDiagnostic.integerAsBoolean(
        value: String(value.range.text), replacement: value.range.text == "1" ? "true" : "false"),
      at: value.range)
  }

  // MARK: Names

  func checkIdentifier(
    _ name: String, _ labels: [String]?, _ arguments: [TypeSyntax], _ expr: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    if name == "super" { throw failure(ExpressionDiagnostic.superWithoutMember, at: expr.range) }
    if let first = name.utf8.first, first < 0x80, !name.beginsLikeName {
      return try operatorValue(name, expr, expecting: expected)
    }
    guard let reference = lookUp(name, at: expr.range) else {
      if let member = staticNeighbour(name, expr.range) { return try check(member, expecting: expected) }
      if name == "self" {
        throw failure(
          ExpressionDiagnostic.selfNotFound, at: expr.range)
      }
      if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
        throw namelessArgument(name, parameters: context.isClosure ? context.parameterNames : nil, at: expr.range)
      }
      if name == "Void" { return bareType(.void, expr) }
      throw unknownName(name, at: expr.range)
    }
    switch reference {
    case .variable(let variable): return try access(variable, at: expr.range)
    case .functions(let functions):
      let candidates = functions.map { Candidate(.function($0)) }
      return try functionValue(candidates, name, labels, expr.range, expecting: expected)
    case .members(let found, let own):
      requireExplicitSelf(own, "reference to property '\(name)'", at: expr.range)
      let base = try access(own, at: expr.range)
      return try memberAccess(found, name, labels, base: base, at: expr.range, expr: expr, expecting: expected)
    case .type:
      guard let type = try namedType(expr) else { throw unknownName(name, at: expr.range) }
      return bareType(type, expr)
    case .module: throw failure(ExpressionDiagnostic.moduleWithoutMember, at: expr.range)
    }
  }

  /// A type is a value behind `.self`, which is told when all else is right.
  func bareType(_ type: Type, _ expr: Expr) -> CheckedExpr {
    let value = make(.metatype(type), .metatype(type), expr.range)
    value.isBareType = true
    return value
  }

  /// `$0` in a closure that names its parameters, or in none.
  func namelessArgument(_ name: String, parameters: [String]?, at range: SourceRange) -> Failure {
    guard let names = parameters else {
      return failure(SyntaxDiagnostic.anonymousArgumentOutsideClosure, at: range)
    }
    guard let index = Int(name.dropFirst()), names.indices.contains(index), names[index] != "_" else {
      return failure(ExpressionDiagnostic.mixedAnonymousArguments(suggestion: nil), at: range)
    }
    return failure(ExpressionDiagnostic.mixedAnonymousArguments(suggestion: names[index]), at: range)
      .fixed(by: .init(range: range, text: names[index]))
  }

  /// Reads a local or global variable.
  func access(_ variable: VariableDecl, at range: SourceRange) throws -> CheckedExpr {
    let type = try type(of: variable)
    try refuseUnavailable(variable.unavailability, variable.name, at: range)
    if type.isError, variable.kind == .local || variable.kind == .global { throw Silent.failure(at: range) }
    if variable.kind == .computed, let getter = variable.getter {
      if getter.isThrowing { try noteThrowing(at: range, what: "property access") }
      if getter.isAsync { try noteSuspending(at: range, what: "property access") }
      return make(
        .computed(nil, variable, getter: Callee(getter), setter: variable.setter.map { Callee($0) }), type, range)
    }
    if let value = try accessChild(variable, at: range) { return value }
    return make(.variable(variable), type, range)
  }

  // MARK: Optionals and errors

  private func checkBindOptional(_ expr: Expr, _ inner: Expr) throws -> CheckedExpr {
    let value = try check(inner)
    if isMissing(value) { return value }
    if let payload = universe.simplified(value.type, assuming: requirements).optionalPayload {
      return make(.bindOptional(value), payload, expr.range)
    }
    settleLiterals(in: value.type)
    throw failure(
      ExpressionDiagnostic.chainOfNonOptional(type: settled(value.type)), at: inner.range.following)
  }

  private func checkForceUnwrap(_ expr: Expr, _ inner: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let value = try check(inner, expecting: expected.map { universe.optional($0) })
    if isMissing(value) { return value }
    let type = universe.simplified(value.type, assuming: requirements)
    if let payload = type.optionalPayload { return make(.forceUnwrap(value), payload, expr.range) }
    throw failure(ExpressionDiagnostic.forcedNonOptional(type: settled(value.type)), at: inner.range.following)
  }

  func isReference(_ type: Type) -> Bool {
    universe.isClass(universe.simplified(type, assuming: requirements), requirements)
  }
}

extension Type {
  fileprivate var isExistential: Bool {
    if case .existential = head { true } else { false }
  }
}

/// A fault whose message was given already.
enum Silent {
  static func failure(at range: SourceRange) -> Checker.Failure {
    Checker.Failure(diagnostic: Diagnostic(ReportedElsewhere(), at: range))
  }
}
