import Types

/// Generic members as witnesses of nongeneric requirements.
extension Checker {
  /// Makes a generic member of a type the witness for a requirement if certain arguments for its generic parameters give it the
  /// requirement's types: `func show<T>(_ value: T)` for `func show(_ value: Int)`. The witness is a function with the requirement's types
  /// that forwards its arguments.
  func bridgeGenericWitness(for requirement: FunctionDecl, _ nominal: NominalDecl) -> Bool {
    guard requirement.kind == .function, requirement.generics.isEmpty, nominal.kind != .protocolType,
      requirement.parameters.allSatisfy({ !$0.isInout && !$0.isVariadic && !$0.isAutoclosure })
    else { return false }
    for case .function(let member) in nominal.members[requirement.name] ?? [] {
      guard let bridge = witnessBridge(from: requirement, to: member, nominal) else { continue }
      universe.setWitness(bridge, for: requirement, in: nominal)
      return true
    }
    return false
  }

  private func witnessBridge(
    from requirement: FunctionDecl, to member: FunctionDecl, _ nominal: NominalDecl
  ) -> FunctionDecl? {
    guard let own = requirement.owner?.selfParameter, let place = member.declaredAt, member.isCalled(like: requirement),
      !member.generics.isEmpty, member.isStatic == requirement.isStatic, !member.isMutating,
      !member.isThrowing || requirement.isThrowing, !member.isAsync || requirement.isAsync,
      member.parameters.allSatisfy({ !$0.isInout && !$0.isVariadic && !$0.isAutoclosure })
    else { return nil }
    func asOwn(_ type: Type) -> Type { normal(type.substituting(Substitution([own], [nominal.selfType]))) }
    let types = requirement.parameters.map { asOwn($0.type) }
    let result = asOwn(requirement.result)
    let pairs = Array(zip(member.parameters.map(\.type), types)) + [(member.result, result)]
    let arguments = member.generics.map { generic in
      pairs.lazy.compactMap { Universe.match($0, $1, for: .parameter(generic)) }.first
    }
    guard !arguments.contains(where: { $0 == nil }) else { return nil }
    let substitution = Substitution(member.generics, arguments.compactMap { $0 })
    let known = nominal.allRequirements
    guard pairs.allSatisfy({ Type.same(normal($0.substituting(substitution)), $1) }),
      member.requirements.allSatisfy({ universe.satisfies($0.substituting(substitution), assuming: known) })
    else { return nil }

    let made = FunctionDecl(name: member.name, kind: .function)
    made.owner = nominal
    made.declaredAt = place
    made.result = result
    (made.isStatic, made.isThrowing, made.isAsync) = (member.isStatic, requirement.isThrowing, requirement.isAsync)
    made.parameters = zip(requirement.parameters, types).map { parameter, type in
      ParameterDecl(
        label: parameter.label, type: type, isVariadic: false, isInout: false, isAutoclosure: false,
        isEscaping: parameter.isEscaping,
        variable: VariableDecl(name: parameter.variable.name, kind: .local, type: type, isLet: true))
    }
    let receiver = DeclarationCollector(universe: universe).selfVariable(for: made, owner: nominal)
    made.selfVariable = receiver
    let values = made.parameters.map { CheckedExpr(.variable($0.variable), $0.variable.type, place) }
    let typeArguments = nominal.allGenerics.map { Type.parameter($0) } + arguments.compactMap { $0 }
    let call = CheckedExpr(
      .call(
        Callee(member, typeArguments: typeArguments),
        receiver: member.isStatic ? nil : CheckedExpr(.variable(receiver), receiver.type, place), arguments: values),
      result, place)
    made.body = [CheckedStmt(.returnStatement(call), place)]
    return made
  }
}
