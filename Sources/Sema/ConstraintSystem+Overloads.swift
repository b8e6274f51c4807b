import SyntaxTree
import Types

/// Trying one overload: opening its generic parameters, matching its arguments.
extension ConstraintSystem {
  /// The choices whose labels and number of parameters fit.
  func viable(_ choices: [OverloadChoice], for use: OverloadUse) throws -> [OverloadChoice] {
    guard let (written, _) = use.arguments else {
      guard case .reference(let labels?) = use.form else { return choices }
      return choices.filter { choice in
        source.callParameters(of: choice, choice.substitution).map { $0.label ?? "_" } == labels
      }
    }
    if choices.count < 2 { return choices }
    let fitting = choices.filter { choice in
      if case .variable = choice.target { return true }
      if case .operation = use.form { return true }
      if let function = choice.function, !ArgumentMatching.labelsFit(written, function.parameters) { return false }
      let parameters = source.callParameters(of: choice, choice.substitution)
      if case .success = ArgumentMatching.match(written, to: parameters, couldBeFunction: { couldBeFunction($0) }) {
        return true
      }
      return false
    }
    return isRepairing && fitting.isEmpty ? choices : fitting
  }

  func couldBeFunction(_ type: Type) -> Bool {
    switch simplified(type) {
    case .function, .variable, .error, .parameter: true
    case .nominal(let decl, let arguments) where decl.isOptional: couldBeFunction(arguments[0])
    default: false
    }
  }

  /// Makes a use refer to a choice; false where the types cannot fit.
  func choose(_ choice: OverloadChoice, for use: OverloadUse) throws -> Bool {
    let locator = ConstraintLocator(use.expr)
    var substitution = choice.substitution
    switch choice.target {
    case .tupleElement(_, let type):
      choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
      return unify(use.result, type)
    case .variable(let variable): return try choose(variable, choice, for: use)
    case .function, .subscripting:
      guard let function = choice.function else { return false }
      if function.isShunned { score[.disfavoredOverload] += 1 }
      for (index, parameter) in function.generics.enumerated() {
        let open = use.typeArguments.indices.contains(index) ? use.typeArguments[index] : self.variable()
        substitution[parameter] = open
        if function.thrownParameter === parameter, case .variable(let thrown) = open {
          thrownVariables.insert(thrown.id)
        }
      }
      for requirement in function.requirements {
        let isOpenable = function.opensArgument(of: requirement)
        add(
          .requirement(requirement.substituting(substitution)),
          ConstraintLocator(use.expr, isOpenable ? .openableRequirement : .requirement))
      }
      if function.kind == .initializer, let owner = function.owner, owner.kind != .protocolType {
        for requirement in owner.requirements {
          add(.requirement(requirement.substituting(substitution)), ConstraintLocator(use.expr, .requirement))
        }
      }
    case .memberwise(let decl, _):
      for requirement in decl.requirements {
        add(.requirement(requirement.substituting(substitution)), ConstraintLocator(use.expr, .requirement))
      }
    case .enumCase: break
    }
    let result = try resultType(of: choice, substitution)
    guard let (written, types) = use.arguments else {
      choose(ChosenOverload(choice: choice, substitution: substitution), for: use)
      return unify(use.result, try referenceType(of: choice, substitution, result))
    }
    if case .enumCase(let enumCase) = choice.target, enumCase.payload.isEmpty { return false }
    if choice.isUnbound { throw UnsupportedConstruct("method without its instance") }
    let parameters = source.callParameters(of: choice, substitution)
    let matching: ArgumentMatching
    if case .operation = use.form {
      guard parameters.count == written.count else { return false }
      matching = ArgumentMatching(bindings: parameters.indices.map { [$0] })
    } else {
      switch ArgumentMatching.match(written, to: parameters, couldBeFunction: { couldBeFunction($0) }) {
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
    for (parameter, indices) in zip(parameters, matching.bindings) {
      for index in indices {
        let locator = ConstraintLocator(
          written[index].value, parameter.isVariadic ? .variadicArgument(index) : .argument(index))
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
    if declared.isError { throw UnsupportedConstruct("faulty variable") }
    var type = normalized(declared.substituting(choice.substitution))
    if variable.isImplicitlyUnwrapped { type = implicitlyUnwrapped(type) }
    for requirement in variable.requirements {
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

  private func resultType(of choice: OverloadChoice, _ substitution: Substitution) throws -> Type {
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
          FunctionType.Parameter($0.isVariadic ? universe.array($0.type) : $0.type, isInout: $0.isInout)
        },
        isAsync: choice.function?.isAsync ?? false, isThrowing: choice.function?.isThrowing ?? false,
        thrown: choice.function?.thrownType?.substituting(substitution), result: result))
    guard choice.isUnbound, let base = choice.base else { return type }
    return .function(FunctionType(parameters: [FunctionType.Parameter(base.instanceHead)], result: type))
  }
}

extension FunctionDecl {
  /// Tells whether a requirement is of a generic parameter that is the whole type of one parameter and occurs in no other: an
  /// existential argument is opened for it.
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
