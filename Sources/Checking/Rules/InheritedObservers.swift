import Types

/// Observers on a property that is inherited.
extension Checker {
  /// `override var x: Int { didSet { … } }` reads and writes `super.x` and tells its observers.
  func observeInherited(_ variable: VariableDecl, _ base: VariableDecl, of nominal: NominalDecl) throws {
    let place = variable.declaredAt ?? currentPlace
    if base.isLet || (base.kind == .computed && base.setter == nil) {
      throw failure(InheritanceDiagnostic.observedReadOnly(name: variable.name), at: place)
    }
    let type = variable.type
    func accessor(_ kind: FunctionDecl.Kind) -> (FunctionDecl, inherited: CheckedExpr, own: CheckedExpr) {
      let function = FunctionDecl(name: variable.name, kind: kind)
      function.owner = nominal
      function.declaredAt = place
      function.result = kind == .getter ? type : .void
      let variable = DeclarationCollector(universe: universe).selfVariable(for: function, owner: nominal)
      function.selfVariable = variable
      let own = CheckedExpr(.variable(variable), variable.type, place)
      return (function, inherited(base, of: own, nominal), own)
    }
    let (getter, value, _) = accessor(.getter)
    getter.body = [CheckedStmt(.returnStatement(value), place)]
    variable.getter = getter

    let (setter, target, own) = accessor(.setter)
    let newValue = VariableDecl(name: "newValue", kind: .local, type: type, isLet: true)
    let oldValue = VariableDecl(name: "oldValue", kind: .local, type: type, isLet: true)
    setter.parameters = [ParameterDecl(label: nil, type: type, variable: newValue)]
    func read(_ variable: VariableDecl) -> CheckedExpr { CheckedExpr(.variable(variable), type, place) }
    func tell(_ observer: FunctionDecl?, _ value: VariableDecl) -> [CheckedStmt] {
      guard let observer else { return [] }
      let callee = Callee(observer, typeArguments: observer.hiddenParameters.map { .parameter($0) })
      let arguments = observer.parameters.isEmpty ? [] : [read(value)]
      return [
        CheckedStmt(.expression(CheckedExpr(.call(callee, receiver: own, arguments: arguments), .void, place)), place)
      ]
    }
    setter.body =
      [CheckedStmt(.variable(.binding(oldValue), target), place)] + tell(variable.willSet, newValue)
      + [CheckedStmt(.expression(CheckedExpr(.assign(target, read(newValue)), .void, place)), place)]
      + tell(variable.didSet, oldValue)
    variable.setter = setter
  }

  /// `super.x` of a property, stored or computed.
  func inherited(_ base: VariableDecl, of own: CheckedExpr, _ nominal: NominalDecl) -> CheckedExpr {
    let superclass = nominal.superclass ?? .error
    var here: Type? = superclass
    while let type = here, type.nominalDecl !== base.owner { here = universe.superclass(of: type) }
    let arguments = (here ?? superclass).arguments
    let substitution = Substitution(base.owner?.allGenerics ?? [], arguments)
    let type = universe.normalized(base.type.substituting(substitution), assuming: requirements)
    let receiver = CheckedExpr(.convert(own, .identity), superclass, own.range)
    func callee(_ function: FunctionDecl) -> Callee {
      Callee(function, typeArguments: hidden(function, substitution), isSuper: true)
    }
    let getter = base.getter ?? universe.storedAccessor(base, .getter)
    let setter = base.setter ?? (base.isLet ? nil : universe.storedAccessor(base, .setter))
    guard let getter else { return CheckedExpr(.property(receiver, base), type, own.range) }
    return CheckedExpr(
      .computed(receiver, base, getter: callee(getter), setter: setter.map(callee)), type, own.range)
  }
}
