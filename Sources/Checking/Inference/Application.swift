import Sema
import SyntaxTree
import Types

/// One candidate with its arguments: opening generics, checking arguments, building the call.
extension Checker {
  func apply(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    explicit: [Type] = [], expecting expected: Type?
  ) throws -> CheckedExpr {
    if case .value(let value) = candidate.target {
      let type = universe.simplified(value.type, assuming: requirements)
      if type.functionType == nil, !type.isError {
        settleLiterals(in: type)
        throw failure(ExpressionDiagnostic.callOfNonFunction(type: settled(type)), at: nameRange)
      }
    }
    if candidate.isUnbound { return try applyUnbound(candidate, name, arguments, site: site, nameRange: nameRange) }
    try refuseExistentialMember(candidate, name)
    var substitution = candidate.substitution
    open(candidate, name, explicit, at: nameRange, into: &substitution)
    let parameters = parameters(of: candidate, substitution)
    let matching: ArgumentMatching
    switch ArgumentMatching.match(arguments, to: parameters, couldBeFunction: couldBeFunction) {
    case .success(let found): matching = found
    case .failure(let obstacle):
      if let fault = expectsTuple(candidate, name, arguments, parameters, nameRange) { throw fault }
      let fault = argumentsFailure(obstacle, arguments, parameters, nameRange)
      if let labels = ArgumentMatching.mismatch(obstacle, arguments, parameters).labels,
        labelsLeftOut.contains(fault.diagnostic.caret.start),
        labels.count == arguments.count
      {
        let meant = zip(arguments, labels).map { Expr.Argument(label: $1, value: $0.value, isTrailing: $0.isTrailing) }
        return try apply(
          candidate, name, meant, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
      }
      throw fault
    }
    if isThorough, let (argument, parameter) = matching.backward, let label = parameters[parameter].label {
      warn(
        WarningDiagnostic.backwardMatching(label: label),
        at: arguments[argument].value.range)
    }
    let result = resultType(of: candidate, substitution)
    let open = (candidate.receiver?.type).flatMap(\.firstLiteralVariable)
    var asksOfReceiver = false
    for requirement in candidate.function?.requirements ?? [] {
      // A requirement of the extension that declares the member is reported as a requirement of a reference to the member.
      var told = { self.describe(candidate, name) }
      if let function = candidate.function, let owner = function.owner,
        !function.generics.contains(where: { requirement.mentions($0) })
      {
        asksOfReceiver = true
        told = { "referencing \(self.describe(candidate, name)) on '\(owner.name)'" }
      }
      try require(requirement.substituting(substitution), at: nameRange, subject: told)
    }
    // `[1, 2].average()` of what holds Doubles: the literals are what is asked for, else their default.
    if asksOfReceiver, let receiver = candidate.receiver, let open {
      try settleDefaults(in: receiver.type)
      if let standard = open.literal.flatMap(defaultType), let type = open.binding, !Type.same(type, standard) {
        score.nonDefaultLiterals += 1
      }
    }
    try requireFittingOwner(candidate, substitution, at: nameRange)
    settleNamedTypes(arguments, parameters, matching)
    hint(result, expected)
    let values = try checkWideningArguments(
      arguments, parameters, matching, candidate, substitution, site: site, nameRange: nameRange)
    try solveDeferred()
    if case .enumCase(let enumCase) = candidate.target {
      try refuseUnavailable(enumCase.unavailability, enumCase.name, at: nameRange)
    }
    if let function = candidate.function {
      noteDeprecation(function, at: nameRange)
      try refuseUnavailable(function.unavailability, function.shownName, at: nameRange)
    }
    return try build(candidate, values, normal(result), substitution, arguments, site: site, nameRange: nameRange)
  }

  /// Several values for the one parameter of a tuple of as many: `subject.onNext(1, "a")`.
  func expectsTuple(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], _ parameters: [CallParameter],
    _ nameRange: SourceRange
  ) -> Failure? {
    guard arguments.count > 1, parameters.count == 1, !arguments.contains(where: \.isTrailing),
      case .tuple(let fields) = universe.simplified(parameters[0].type, assuming: requirements),
      fields.count == arguments.count
    else { return nil }
    let subject =
      switch candidate.target {
      case .function(let function) where function.kind == .initializer: "initializer"
      case .function(let function) where function.owner == nil: "global function '\(name)'"
      case .function(let function): "\(function.isStatic ? "static" : "instance") method '\(name)'"
      case .enumCase(let enumCase): "enum case '\(enumCase.name)'"
      case .value(let value):
        if case .variable(let variable) = value.kind { "\(variable.isLet ? "let" : "var") '\(name)'" } else { "call" }
      default: "call"
      }
    var fault = failure(
      ArgumentDiagnostic.takesTuple(callee: subject, type: settled(parameters[0].type)), at: nameRange.argumentList)
    if let first = arguments.first, let last = arguments.last {
      let start = (first.labelRange ?? first.value.range).start
      let written = SourceRange(file: first.value.range.file, start: start, end: last.value.range.end)
      let label = parameters[0].label.map { first.label == $0 ? "" : $0 + ": " } ?? ""
      fault = fault.noting(
        Diagnostic.Note(
          "did you mean to pass a tuple?", at: written, fix: Diagnostic.Edit.surround(written, label + "(", ")")))
    }
    fault.cause = .form
    return fault
  }

  /// The error of arguments that do not match the parameters.
  func argumentsFailure(
    _ obstacle: ArgumentMatching.Obstacle, _ arguments: [Expr.Argument], _ parameters: [CallParameter],
    _ nameRange: SourceRange
  ) -> Failure {
    let mismatch = ArgumentMatching.mismatch(obstacle, arguments, parameters)
    var fault = failure(mismatch.kind, at: place(of: mismatch, arguments, nameRange))
    fault.cause = .form
    return mismatch.labels.map { fault.fixed(by: relabelling(arguments, as: $0)) } ?? fault
  }

  /// Where swiftc points for arguments that do not match.
  private func place(
    of mismatch: ArgumentMatching.Mismatch, _ arguments: [Expr.Argument], _ nameRange: SourceRange
  ) -> SourceRange {
    switch mismatch.place {
    case .list: return nameRange.argumentList
    case .label(let index): return arguments[index].labelRange ?? arguments[index].value.range
    case .value(let index): return arguments[index].value.range
    case .after(let index):
      if arguments.indices.contains(index) { return arguments[index].value.range.following }
      let list = nameRange.argumentList
      return list.start == nameRange.start ? nameRange.following : list.following
    }
  }

  /// The changes that give these arguments other labels.
  private func relabelling(_ arguments: [Expr.Argument], as labels: [String?]) -> [Diagnostic.Edit] {
    zip(arguments, labels).compactMap { argument, label in
      guard argument.label != label, !argument.isTrailing else { return nil }
      let value = argument.value.range
      let start = argument.labelRange?.start ?? value.start
      let written = SourceRange(file: value.file, start: start, end: value.start)
      return Diagnostic.Edit(range: written, text: label.map { $0 + ": " } ?? "")
    }
  }

  /// Fresh variables for the candidate's own generic parameters, or the types written in `<…>`.
  func open(
    _ candidate: Candidate, _ name: String, _ explicit: [Type], at place: SourceRange,
    into substitution: inout Substitution
  ) {
    let parameters: [GenericParameter] = candidate.function?.generics ?? []
    for (index, parameter) in parameters.enumerated() {
      substitution[parameter] =
        explicit.indices.contains(index)
        ? explicit[index]
        : solvedArgument(parameter, of: candidate, name, at: place)
          ?? openParameter(parameter.name, at: place, isThrown: candidate.function?.thrownParameter === parameter)
    }
    if case .enumCase(let enumCase) = candidate.target, let type = candidate.receiver?.type.instance {
      let exact = caseType(enumCase, type)
      for (parameter, argument) in zip(enumCase.owner.allGenerics, exact.arguments) {
        substitution[parameter] = argument
      }
    }
  }

  func resultType(of candidate: Candidate, _ substitution: Substitution) -> Type {
    switch candidate.target {
    case .function(let function):
      if function.kind == .initializer, let type = candidate.receiver?.type.instance {
        return function.isFailable ? universe.optional(type) : type
      }
      let result = normal(function.result.substituting(substitution))
      // A result of type `Self` from `super` has the type of the calling object.
      let asking = candidate.isSuper ? ownVariable(in: scope)?.type : candidate.receiver?.type
      guard function.returnsSelf, let own = asking?.instance, !own.isError else { return result }
      return result.optionalPayload == nil ? own : universe.optional(own)
    case .subscripting(let declaration): return normal(declaration.getter.result.substituting(substitution))
    case .enumCase(let enumCase):
      return .nominal(enumCase.owner, enumCase.owner.allGenerics.map { substitution[$0] ?? .error })
    case .memberwise(let decl): return .nominal(decl, decl.allGenerics.map { substitution[$0] ?? .error })
    case .value(let value):
      return universe.simplified(value.type, assuming: requirements).functionType?.result ?? .error
    }
  }

  /// `Int.self` says what a `T.Type` is, whatever the surroundings want.
  private func settleNamedTypes(
    _ arguments: [Expr.Argument], _ parameters: [CallParameter], _ matching: ArgumentMatching
  ) {
    for (parameter, indices) in zip(parameters, matching.bindings) {
      guard case .metatype(let open) = parameter.type.head, open.isVariable else { continue }
      for index in indices {
        guard case .member(let base?, "self", _, _, _) = arguments[index].value.kind,
          let type = try? namedType(base)
        else { continue }
        _ = unify(open, type)
      }
    }
  }

  /// Lets what is expected decide open type arguments early, so that closures and implicit members know them.
  private func hint(_ result: Type, _ expected: Type?) {
    guard let expected else { return }
    var wanted = universe.simplified(expected, assuming: requirements)
    let given = universe.simplified(result, assuming: requirements)
    guard given.hasVariables, !wanted.isVariable else { return }
    if given.optionalPayload == nil, let payload = wanted.optionalPayload {
      wanted = universe.simplified(payload, assuming: requirements)
    }
    // An optional that is converted to `Any?` need not be an optional of `Any`.
    if given.optionalPayload != nil, wanted.optionalPayload?.isAny == true { return }
    switch (given, wanted) {
    case (.nominal(let a, _), .nominal(let b, _)) where a === b: _ = unify(given, wanted)
    case (.variable, .nominal(let decl, _)) where decl.kind != .classType && expected.head.optionalPayload == nil:
      _ = unify(given, wanted)
    case (.variable, .tuple) where expected.head.optionalPayload == nil: _ = unify(given, wanted)
    case (.tuple, .tuple), (.function, .function): _ = unify(given, wanted)
    default: break
    }
  }

  /// `Type.method(receiver)(arguments)`.
  private func applyUnbound(
    _ candidate: Candidate, _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange
  ) throws -> CheckedExpr {
    let value = try functionValue([candidate], name, nil, nameRange, expecting: nil)
    if arguments.count != 1, let receiver = candidate.receiver {
      throw failure(
        ExpressionDiagnostic.instanceMemberOfTypeInCall(name: name, type: settled(receiver.type.instance)),
        at: receiver.range)
    }
    return try apply(
      Candidate(.value(value)), name, arguments.map { Expr.Argument(label: nil, value: $0.value) }, site: site,
      nameRange: nameRange, expecting: nil)
  }
}

extension CheckedExpr {
  /// True if the function value itself may throw, regardless of the type that it is converted to.
  var canThrowWhenCalled: Bool {
    switch kind {
    case .convert(let inner, _), .wrap(let inner): inner.canThrowWhenCalled
    case .ternary(_, let then, let otherwise): then.canThrowWhenCalled || otherwise.canThrowWhenCalled
    case .coalesce(let value, let fallback): value.canThrowWhenCalled || fallback.canThrowWhenCalled
    default: type.functionType?.isThrowing == true
    }
  }
}
