import Sema
import SyntaxTree
import Types

/// Expressions. `expected` is what the surroundings would like; whether the result fits is the caller's question.
extension Checker {
  func check(
    _ expr: Expr, expecting expected: Type? = nil, usage: ExpressionUsage = .value
  ) throws -> CheckedExpr {
    if let probe {
      try probe.visit(expr)
      if probe.holdsMark(expr.range), !expr.isBranching {
        complete(expr, expecting: expected, probe)
        probe.finish()
        throw Silent.failure(at: expr.range)
      }
    }
    try work(1, at: expr.range)
    let saved = currentPlace
    currentPlace = expr.range
    let outer = expressionContext
    expressionContext = outer.within(expr.range)
    defer {
      currentPlace = saved
      expressionContext = outer
    }
    let value: CheckedExpr
    if let solution, solution.covers(expr) {
      value = try apply(solution, to: expr, expecting: expected, usage)
    } else {
      value = try checkWhole(expr, expecting: expected, usage)
    }
    if value.range.file === expr.range.file { value.caret = expr.caret }
    return value
  }

  /// The work that an input may take: in proportion to its length, so that a short one comes to its end soon.
  static func effortLimit(for file: SourceFile) -> Int { min(20_000 + 30 * file.text.utf8.count, 400_000) }

  /// Counts work, by that of checking an expression whose types are known; fails where it is more than an input may take, or
  /// where the check is interrupted.
  func work(_ amount: Int, at place: SourceRange) throws {
    let before = effort
    effort += amount
    if environment.isInterrupted || effort >> 6 != before >> 6 && environment.poll() {
      throw failure(InferenceDiagnostic.interrupted, at: place)
    }
    if effort > effortLimit { throw failure(InferenceDiagnostic.tooComplex, at: place) }
  }

  /// Checks an expression that has to be of a type, or to become it.
  func check(_ expr: Expr, as target: Type, _ mismatch: (Type, Type) -> ConversionDiagnostic) throws -> CheckedExpr {
    let value = try check(expr, expecting: target)
    return try convert(value, to: target, mismatch)
  }

  /// - Parameter isPart: True for an element or a closure's result: a diagnostic then names the whole expected optional type, and elsewhere
  ///   its payload type.
  func convert(
    _ value: CheckedExpr, to target: Type, isPart: Bool = false, _ mismatch: (Type, Type) -> ConversionDiagnostic
  ) throws -> CheckedExpr {
    if let fitting = converted(value, to: target) { return fitting }
    if let function = value.type.head.functionType {
      try refuseSuspending(function, where: target.head.functionType, at: value.place)
    }
    if let payload = value.type.optionalPayload, !value.isShorthandArgument,
      !isOfOtherType(value, mismatch(settled(value.type), settled(target)), target),
      conversion(from: payload, to: target) != nil
    {
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
    let (given, wanted) = (settled(value.type), settled(target))
    if let fault = numberAsBoolean(value, wanted) { throw fault }
    let isOptional = given.optionalPayload != nil || isPart
    let told = isOptional ? wanted : wanted.optionalPayload ?? wanted
    var kind = nonconforming(given, told, of: mismatch) ?? mismatch(given, told.isExistential ? wanted : told)
    if case .nilLiteral = value.kind, let ofNil = kind.ofNil { throw failure(ofNil, at: value.place) }
    if !value.isIntegerLiteral, let ofBoolean = kind.ofBoolean(isInteger: isInteger) { kind = ofBoolean }
    let unequal = unequalArguments(given, wanted)
    if unequal != nil, case .mismatch(let given, let wanted, .specified) = kind {
      kind = .assigned(given: given, wanted: wanted)
    }
    let hasLesson = universe.lesson(on: .conversion(given, to: wanted)) != nil
    var fault = failure(kind, at: value.place, notes: hasLesson ? [] : unequal.map { [$0] } ?? [])
    fault.cause = .argument(given: given, wanted: wanted)
    throw taught(fault, on: .conversion(given, to: wanted)) { $0.note(onValue: value.range) }
  }

  /// Returns true if an optional is reported as a type mismatch, without a hint to unwrap it: an element of a literal, or an optional
  /// chain where a Boolean is expected.
  private func isOfOtherType(_ value: CheckedExpr, _ mismatch: ConversionDiagnostic, _ target: Type) -> Bool {
    switch mismatch {
    case .mismatch(_, _, .element), .mismatch(_, _, .dictionaryKey), .mismatch(_, _, .dictionaryValue): return true
    case .mismatch(_, _, .argument): return false
    default:
      guard case .optionalChain = value.plain.kind else { return false }
      return settled(target).isNominal("Bool")
    }
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

  /// Returns whether the type conforms to `BinaryInteger`.
  func isInteger(_ type: Type) -> Bool {
    universe.standardProtocol("BinaryInteger").map { universe.conforms(type, to: $0, assuming: requirements) } ?? false
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

  /// Returns the metatype value of a type name. A missing `.self` is reported at the end of a statement without other errors.
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
    refuseUnavailable(variable.unavailability, variable.name, at: range)
    if type.isError, variable.kind == .local || variable.kind == .global { throw Silent.failure(at: range) }
    if variable.kind == .computed, let getter = variable.getter {
      if getter.isThrowing { noteThrowing(at: range, what: "property access") }
      if getter.isAsync { noteSuspending(at: range, what: "property access") }
      return make(
        .computed(nil, variable, getter: Callee(getter), setter: variable.setter.map { Callee($0) }), type, range)
    }
    if let value = try accessChild(variable, at: range) { return value }
    return make(.variable(variable), type, range)
  }

  // MARK: Optionals and errors

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

extension CheckedExpr {
  fileprivate var isIntegerLiteral: Bool { if case .integer = kind { true } else { false } }
}
