import SyntaxTree
import Types

/// Trying one overload: opening its generic parameters, matching its arguments.
extension ConstraintSystem {
  /// The choices whose labels and number of parameters fit.
  func viable(_ choices: [OverloadChoice], for use: OverloadUse) throws -> [OverloadChoice] {
    guard let (written, _) = use.arguments else {
      guard case .reference(let labels?) = use.form else { return choices }
      let fitting = choices.filter { choice in
        source.callParameters(of: choice, choice.substitution).map { $0.label ?? "_" } == labels
      }
      if isRepairing, fitting.isEmpty, let first = choices.first {
        record(.labels(use, base: first.base), at: ConstraintLocator(use.expr))
      }
      return fitting
    }
    if case .operation = use.form { return choices }
    if choices.count < 2 { return withBothScans(choices, written) }
    var fitting: [OverloadChoice] = []
    for var choice in choices {
      if case .variable = choice.target {
        fitting.append(choice)
        continue
      }
      if !endsWithMark(use), let function = choice.function,
        !ArgumentMatching.labelsFit(written, function.parameters)
      {
        continue
      }
      let parameters = source.callParameters(of: choice, choice.substitution)
      guard case .success(let matching) = match(written, to: parameters) else { continue }
      choice.matching = matching
      fitting += scans(of: choice, matching, written, parameters).filter { mayFit($0, use) }
    }
    if isRepairing {
      return fitting.allSatisfy { $0.function?.isShunned == true || asksTooMuch($0, of: use) } ? choices : fitting
    }
    if fitting.count < 2 { return fitting }
    return withoutKeeping(written, withoutHidden(fitting))
  }

  /// Returns whether the base type violates a requirement of the member.
  private func asksTooMuch(_ choice: OverloadChoice, of use: OverloadUse) -> Bool {
    guard let function = choice.function, function.parameters.count == 1, function.generics.isEmpty,
      choice.base?.hasVariables == false, let argument = use.arguments?.types.first, !isContextual(simplified(argument))
    else { return false }
    return function.requirements.contains {
      !universe.satisfies($0.substituting(choice.substitution), assuming: source.requirements)
    }
  }

  /// A requirement, or its default, is hidden by the type's own member with the same parameters.
  private func withoutHidden(_ choices: [OverloadChoice]) -> [OverloadChoice] {
    // Members of an extension for other types hide nothing.
    let own = choices.filter { choice in
      !choice.throughProtocol
        && choice.function?.requirements.allSatisfy {
          universe.satisfies($0.substituting(choice.substitution), assuming: source.requirements)
        } != false && (choice.function?.requirements.isEmpty != false || choice.base?.hasVariables != true)
    }
    if own.isEmpty || own.count == choices.count { return choices }
    return choices.filter { choice in
      guard choice.throughProtocol, let function = choice.function, function.generics.isEmpty else { return true }
      return !own.contains { other in
        guard let hiding = other.function, hiding.generics.isEmpty, hiding.kind == function.kind,
          hiding.parameters.count == function.parameters.count
        else { return false }
        let pairs = zip(hiding.parameters, function.parameters)
        return pairs.allSatisfy { a, b in
          a.label == b.label
            && Type.same(
              normalized(a.type.substituting(other.substitution)), normalized(b.type.substituting(choice.substitution)))
        }
          && Type.same(
            normalized(hiding.result.substituting(other.substitution)),
            normalized(function.result.substituting(choice.substitution)))
      }
    }
  }

  /// A closure that is only lent is given to an overload that does not keep it, where there is one.
  private func withoutKeeping(_ written: [Expr.Argument], _ choices: [OverloadChoice]) -> [OverloadChoice] {
    let borrowed = written.indices.filter { source.isBorrowed(written[$0].value) }
    if borrowed.isEmpty { return choices }
    let lending = choices.filter { choice in
      guard let matching = choice.matching else { return true }
      let parameters = source.callParameters(of: choice, choice.substitution)
      return !zip(parameters, matching.bindings).contains { parameter, indices in
        parameter.isEscaping && indices.contains { borrowed.contains($0) }
      }
    }
    return lending.isEmpty ? choices : lending
  }

  func couldBeFunction(_ type: Type) -> Bool { type.couldBeFunction(simplified) }

  /// Requires of the open arguments of a type what its conformance to the protocol that gives it the member depends on: a range of literals
  /// need not be a collection.
  private func requireConformance(of choice: OverloadChoice, _ use: OverloadUse) {
    guard let owner = choice.member?.owner, owner.kind == .protocolType, let base = choice.base,
      case .nominal(let decl, let arguments) = base.head, base.hasVariables
    else { return }
    let conformances = decl.conformances.filter { $0.proto.decl.inherits(from: owner) }
    if conformances.contains(where: \.requirements.isEmpty) { return }
    let substitution = Substitution(decl.allGenerics, arguments)
    for requirement in conformances.first?.requirements ?? [] {
      let requirement = requirement.substituting(substitution)
      noteAssociatedVariables(requirement)
      add(.requirement(requirement), ConstraintLocator(use.expr, .requirement))
    }
  }

  /// Makes a use refer to a choice; false where the types cannot fit.
  func choose(_ choice: OverloadChoice, for use: OverloadUse) throws -> Bool {
    let locator = ConstraintLocator(use.expr)
    var substitution = choice.substitution
    if let penalty = choice.effectPenalty, !isRepairing { score[penalty] += 1 }
    requireKeys(of: choice, use)
    requireConformance(of: choice, use)
    switch choice.target {
    case .tupleElement(_, let type):
      choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
      return unify(use.result, type)
    case .variable(let variable): return try choose(variable, choice, for: use)
    case .function, .subscripting:
      guard let function = choice.function else { return false }
      if function.unavailability != nil, !isRepairing, !source.scope.isUnavailable { score[.unavailable] += 1 }
      if function.isShunned {
        score[.disfavoredOverload] += 1
        // An erroneous call is probably meant for one of the other overloads.
        if isRepairing { score[.fix] += Fix.impactOfShunned }
      }
      // The target of an assignment is hardly meant to be a read-only subscript.
      if isRepairing, case .subscripting(let declaration) = choice.target, declaration.setter == nil,
        places.contains(ObjectIdentifier(use.expr))
      {
        score[.fix] += 1
      }
      for (index, parameter) in function.generics.enumerated() {
        let open = use.typeArguments.indices.contains(index) ? use.typeArguments[index] : self.variable()
        substitution[parameter] = open
        if isRepairing, case .variable(let variable) = open { openedParameters[variable.id] = parameter }
        if function.thrownParameter === parameter, case .variable(let thrown) = open {
          thrownVariables.insert(thrown.id)
        }
      }
      for requirement in function.requirements where !isMetByExistential(requirement, choice, function.owner) {
        // Only an argument can be opened, no parameter of a function that is named as a value.
        let isOpenable = use.arguments != nil && function.opensArgument(of: requirement)
        let requirement = requirement.substituting(substitution)
        noteAssociatedVariables(requirement)
        add(
          .requirement(requirement),
          ConstraintLocator(use.expr, isOpenable ? .openableRequirement : .requirement))
      }
      if function.kind == .initializer, let owner = function.owner {
        addRequirements(ofTypeMadeBy: choice, owner, substitution, ConstraintLocator(use.expr, .typeRequirement))
      }
    case .memberwise(let decl, _):
      for requirement in decl.requirements {
        add(.requirement(requirement.substituting(substitution)), ConstraintLocator(use.expr, .typeRequirement))
      }
    case .enumCase: break
    }
    guard meetNeeds(of: use.expr, substitution) else { return false }
    let result = try resultType(of: choice, substitution)
    guard let (written, types) = use.arguments else {
      choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
      return unify(use.result, try referenceType(of: choice, substitution, result))
    }
    if case .enumCase(let enumCase) = choice.target, enumCase.payload.isEmpty {
      guard isRepairing else { return false }
      choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
      record(.plainCase(use), at: locator)
      return unify(use.result, result)
    }
    if choice.isUnbound {
      // `Point.moved(by:)(p)`: the method takes its instance.
      guard written.count == 1, written[0].label == nil || !isRepairing else {
        guard isRepairing, let base = choice.base else { return false }
        record(.member(use, base: base), at: locator)
        punch(use.result)
        return true
      }
      choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
      add(.application(try referenceType(of: choice, substitution, result), use), locator)
      return true
    }
    let parameters = source.callParameters(of: choice, substitution)
    let matching: ArgumentMatching
    if case .operation = use.form {
      guard parameters.count == written.count else { return false }
      matching = ArgumentMatching(bindings: parameters.indices.map { [$0] })
    } else if let known = choice.matching {
      matching = known
      if case .forward = known.scan { score[.forwardTrailingClosure] += 1 }
    } else {
      switch match(written, to: parameters) {
      case .success(let found): matching = found
      case .failure(let obstacle):
        choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
        guard let found = repairedMatching(obstacle, use, parameters) else { return false }
        matching = found
      }
    }
    choose(ChosenOverload(choice: choice, substitution: substitution, matching: matching), for: use)
    guard unifyResult(use, result, locator) else { return false }
    return try relate(types, written, to: parameters, matching, use)
  }

  private func noteAssociatedVariables(_ requirement: Requirement) {
    guard case .sameType(let left, let right) = requirement else { return }
    for (member, type) in [(left, right), (right, left)] {
      guard case .dependentMember = member else { continue }
      _ = type.contains {
        if case .variable(let variable) = $0 { associatedVariables.insert(variable.id) }
        return false
      }
    }
  }

  /// An initializer of a protocol extension makes the type that is called.
  private func addRequirements(
    ofTypeMadeBy choice: OverloadChoice, _ owner: NominalDecl, _ substitution: Substitution,
    _ locator: ConstraintLocator
  ) {
    var (made, substitution) = (owner, substitution)
    if owner.kind == .protocolType {
      guard case .metatype(let type)? = choice.base?.head,
        case .nominal(let decl, let arguments) = simplified(type).head
      else { return }
      (made, substitution) = (decl, Substitution(decl.allGenerics, arguments))
    }
    for requirement in made.requirements { add(.requirement(requirement.substituting(substitution)), locator) }
  }

  /// The array that a literal is where nothing makes it another collection.
  func arrayOfLiteral(_ type: Type) -> Type? {
    guard case .variable(let open) = type, open.literal == .array else { return nil }
    return collections[open.id].map { universe.array($0.element) }
  }

  func hasLiteralOperands(_ use: OverloadUse) -> Bool {
    use.arguments?.types.allSatisfy {
      if case .variable(let open) = simplified($0) { open.literal?.isCollection == false } else { !$0.isOpen }
    } ?? false
  }

  func hasKnownOperand(_ use: OverloadUse) -> Bool {
    guard let types = use.arguments?.types else { return false }
    // The pattern says which `~=` is meant, unless it takes its own type from that.
    if use.name == "~=", simplified(types[0]).isOpen {
      guard case .variable(let pattern) = simplified(types[0]), contextualValues[pattern.id] != nil else {
        return false
      }
      return !simplified(types[1]).isOpen
    }
    // The distance of a shift does not say what is shifted.
    if Self.shifts.contains(use.name), types.count == 2 { return !simplified(types[0]).isOpen }
    return types.contains { type in
      // Of a comparison of tuples both have to be known.
      if case .tuple(let fields) = simplified(type), !fields.isEmpty, Self.comparisons.contains(use.name) {
        return types.allSatisfy { !simplified($0).isOpen }
      }
      return !simplified(type).isOpen
    }
  }

  private func unifyResult(_ use: OverloadUse, _ result: Type, _ locator: ConstraintLocator) -> Bool {
    unify(use.result, normalized(result))
  }

  /// Relates the arguments to the parameters that they are given for.
  func relate(
    _ types: [Type], _ written: [Expr.Argument], to parameters: [CallParameter], _ matching: ArgumentMatching,
    _ use: OverloadUse
  ) throws -> Bool {
    var isOperation = false
    if case .operation = use.form { isOperation = true }
    // Literals first: what other arguments have to have in common with their elements is known then.
    let bound = zip(parameters, matching.bindings).flatMap { parameter, indices in indices.map { (parameter, $0) } }
    func isCollection(_ index: Int) -> Bool {
      if case .variable(let open) = simplified(types[index]) { open.literal?.isCollection == true } else { false }
    }
    for isFirst in [true, false] {
      for (parameter, index) in bound where isCollection(index) == isFirst {
        let locator = ConstraintLocator(
          written[index].value,
          parameter.isVariadic
            ? .variadicArgument(index) : parameter.isAutoclosure ? .autoclosure(index) : .argument(index))
        var isInout = isOperation && parameter.isInout
        if case .inoutExpression = written[index].value.kind { isInout = true }
        if isInout != parameter.isInout {
          guard isRepairing, !isOperation else { return false }
          record(.inoutArgument(isMissing: parameter.isInout, parameter.type), at: locator)
          _ = unify(types[index], parameter.type)
          continue
        }
        if let builder = parameter.builder, case .closure = written[index].value.kind {
          add(.conversion(types[index], parameter.type, .built(by: builder)), locator)
          continue
        }
        if isInout {
          add(.equality(types[index], parameter.type), locator)
        } else {
          add(.conversion(types[index], parameter.type, isOperation ? .operatorArgument : .argument), locator)
        }
      }
    }
    return true
  }

  private func choose(_ variable: VariableDecl, _ choice: OverloadChoice, for use: OverloadUse) throws -> Bool {
    let declared = try source.declaredType(of: variable)
    if declared.isError {
      choose(ChosenOverload(choice: choice, substitution: choice.substitution), for: use)
      return unify(use.result, try hole(forVariable: use.expr))
    }
    var type = normalized(declared.substituting(choice.substitution))
    if variable.isImplicitlyUnwrapped { type = implicitlyUnwrapped(type) }
    for requirement in variable.requirements where !isMetByExistential(requirement, choice, variable.owner) {
      add(
        .requirement(requirement.substituting(choice.substitution)), ConstraintLocator(use.expr, .requirement))
    }
    choose(ChosenOverload(choice: choice, substitution: choice.substitution), for: use)
    if use.arguments != nil {
      add(.application(type, use), ConstraintLocator(use.expr))
      return true
    }
    return unify(use.result, type)
  }

  private func isMetByExistential(_ requirement: Requirement, _ choice: OverloadChoice, _ owner: NominalDecl?) -> Bool {
    guard let base = choice.base else { return false }
    return requirement.isMet(by: simplified(base), as: owner?.selfParameter)
  }

  func resultType(of choice: OverloadChoice, _ substitution: Substitution) throws -> Type {
    switch choice.target {
    case .function(let function):
      if function.kind == .initializer, let type = choice.base?.instanceHead {
        return function.isFailable ? universe.optional(type) : type
      }
      let result = normalized(function.result.substituting(substitution))
      guard function.returnsSelf, let own = choice.base?.instanceHead, !own.isError else { return result }
      return result.optionalPayload == nil ? own : universe.optional(own)
    case .subscripting(let declaration): return normalized(declaration.getter.result.substituting(substitution))
    case .enumCase(let enumCase):
      return .nominal(enumCase.owner, try arguments(of: enumCase.owner, substitution))
    case .memberwise(let decl, _): return .nominal(decl, try arguments(of: decl, substitution))
    case .variable, .tupleElement: return .error
    }
  }

  private func arguments(of decl: NominalDecl, _ substitution: Substitution) throws -> [Type] {
    try decl.allGenerics.map {
      guard let type = substitution[$0] else { throw UnsupportedConstruct("open owner") }
      return type
    }
  }

  /// The type of a declaration that is named and not called.
  private func referenceType(
    of choice: OverloadChoice, _ substitution: Substitution, _ result: Type
  ) throws -> Type {
    if case .enumCase(let enumCase) = choice.target, enumCase.payload.isEmpty { return result }
    if case .subscripting = choice.target { throw UnsupportedConstruct("subscript as a value") }
    let parameters = source.callParameters(of: choice, substitution)
    let type = Type.function(
      FunctionType(
        parameters: parameters.map {
          FunctionType.Parameter($0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
        },
        isAsync: choice.function?.isAsync ?? false, isThrowing: choice.function?.isThrowing ?? false,
        thrown: choice.function?.thrownType?.substituting(substitution), result: result))
    guard choice.isUnbound, let base = choice.base else { return type }
    return .function(FunctionType(parameters: [FunctionType.Parameter(base.instanceHead)], result: type))
  }
}

extension FunctionDecl {
  /// Returns whether a requirement constrains a generic parameter that is the whole type of one parameter and occurs in no other. An
  /// existential argument is opened for such a parameter.
  fileprivate func opensArgument(of requirement: Requirement) -> Bool {
    guard case .conformance(let subject, _) = requirement, case .parameter(let parameter) = subject.head,
      generics.contains(where: { $0 === parameter })
    else { return false }
    let using = parameters.filter { declared in
      declared.type.contains { if case .parameter(let other) = $0 { other === parameter } else { false } }
    }
    guard using.count == 1 else { return false }
    return Type.same(using[0].type, subject) || Type.same(using[0].type, .metatype(subject))
  }
}
