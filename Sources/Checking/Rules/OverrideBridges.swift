import Types

/// Overrides whose types differ from those that they override.
extension Checker {
  func override(_ base: FunctionDecl, with function: FunctionDecl) {
    function.overridden = base
    base.isOverridden = true
    function.bridge = bridge(from: base, to: function)
  }

  /// Returns a thunk that is called instead of the overridden function if values have to be converted: `Int` to the
  /// `Int?` that the override takes.
  func bridge(from base: FunctionDecl, to function: FunctionDecl) -> FunctionDecl? {
    guard let nominal = function.owner, function.generics.isEmpty, !function.isStatic, let place = function.declaredAt
    else { return nil }
    let types = base.parameters.map { asInherited($0.variable.type, base.owner, of: nominal) }
    let result = asInherited(base.result, base.owner, of: nominal)
    let changes =
      zip(types, function.parameters).contains { !isPlain(from: $0, to: $1.variable.type) }
      || !isPlain(from: function.result, to: result)
    guard changes else { return nil }
    let made = FunctionDecl(name: function.name, kind: function.kind)
    made.owner = nominal
    made.declaredAt = place
    made.result = result
    (made.isThrowing, made.isAsync) = (base.isThrowing, base.isAsync)
    made.parameters = zip(base.parameters, types).map { parameter, type in
      ParameterDecl(
        label: parameter.label, type: type, isVariadic: parameter.isVariadic, isInout: parameter.isInout,
        isAutoclosure: parameter.isAutoclosure, isEscaping: parameter.isEscaping,
        variable: VariableDecl(name: parameter.variable.name, kind: .local, type: type, isLet: true))
    }
    let own = DeclarationCollector(universe: universe).selfVariable(for: made, owner: nominal)
    made.selfVariable = own
    let arguments = zip(made.parameters, function.parameters).map { given, wanted -> CheckedExpr in
      let value = CheckedExpr(.variable(given.variable), given.variable.type, place)
      return converted(value, to: wanted.variable.type) ?? value
    }
    let callee = Callee(function, .dynamic, typeArguments: function.hiddenParameters.map { .parameter($0) })
    let call = CheckedExpr(
      .call(callee, receiver: CheckedExpr(.variable(own), own.type, place), arguments: arguments), function.result,
      place)
    made.body = [CheckedStmt(.returnStatement(converted(call, to: result) ?? call), place)]
    return made
  }

  /// Returns true if a value of one type needs no change to be one of the other.
  private func isPlain(from source: Type, to target: Type) -> Bool {
    if source.hasParameters || target.hasParameters || source.hasError || target.hasError { return true }
    switch conversion(from: source, to: target) {
    case nil, .identity: return true
    default: return false
    }
  }
}
