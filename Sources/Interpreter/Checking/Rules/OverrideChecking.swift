/// What a class makes of the members that it inherits.
extension Checker {
  func checkOverrides(_ nominal: NominalDecl, _ collector: DeclarationCollector) throws {
    guard nominal.kind == .classType else { return }
    for member in nominal.members.values.joined() {
      do {
        switch member {
        case .function(let function) where function.kind == .function: try checkOverride(function, of: nominal)
        case .function(let function) where function.kind == .initializer:
          try checkInitializerOverride(function, of: nominal)
        case .variable(let variable): try checkOverride(variable, of: nominal)
        case .subscriptDecl(let declaration): try checkOverride(declaration, of: nominal)
        default: break
        }
      } catch let fault as Failure { try tell(fault) }
    }
    do { try requireInitializers(nominal) } catch let fault as Failure { try tell(fault) }
  }

  private func checkOverride(_ function: FunctionDecl, of nominal: NominalDecl) throws {
    let place = function.declaredAt ?? currentPlace
    let base = inheritedFunction(function, of: nominal)
    if function.isOverride {
      guard let base else {
        if let fault = optionalityFault(function, of: nominal) { throw fault }
        if let other = relabelled(function, of: nominal) {
          throw failure(
            "argument labels for method '\(function.fullName)' do not match those of overridden method '\(other.fullName)'",
            at: place)
        }
        throw failure("method does not override any method from its superclass", at: place)
      }
      if base.unavailability != nil, function.unavailability == nil {
        throw failure("cannot override '\(function.name)' which has been marked unavailable", at: place)
      }
      if let owner = base.owner, !owner.isNative, let written = base.declaredAt, written.file === place.file,
        !owner.spans(written)
      {
        throw failure(
          "\(base.isStatic ? "static" : "instance") method '\(base.fullName)' is declared in extension of '\(owner.name)' and cannot be overridden",
          at: place)
      }
      try refuseInExtension("instance method '\(function.shownName)'", base.owner, place, of: nominal)
      if base.isFinal, base.isStatic { throw failure("cannot override static method", at: place) }
      if base.isFinal { throw failure("instance method overrides a 'final' instance method", at: place) }
      if base.owner?.isNative == true, !base.isOpen {
        throw failure("overriding non-open instance method outside of its defining module", at: place)
      }
      if function.isAsync != base.isAsync && base.isAsync || !keepsAlike(function, base)
        || !fits(function.result, base.result, base.owner, of: nominal)
      {
        let result = normal(function.result)
        if let payload = result.optionalPayload, fits(payload, base.result, base.owner, of: nominal) {
          throw failure(
            "cannot override instance method result type '\(inherited(base.result, base.owner, of: nominal))' with optional type '\(result)'",
            at: function.resultPlace ?? place)
        }
        throw failure("method does not override any method from its superclass", at: place)
          .noting(.declaration("potential overridden instance method '\(base.shownName)' here", at: base.declaredAt))
      }
      if function.access < min(base.access, nominal.reach) {
        throw failure("overriding instance method must be as accessible as the declaration it overrides", at: place)
      }
      if function.isThrowing, !base.isThrowing {
        throw failure("cannot override non-throwing instance method with throwing instance method", at: place)
          .noting(.declaration("overridden declaration is here", at: base.declaredAt))
      }
      override(base, with: function)
    } else if let base, function.declaredAt != nil, !base.isStatic, !base.isRequirement {
      throw overrideIsMissing(at: place, base.declaredAt, behind: "func")
    }
  }

  private func overrideIsMissing(
    at place: SourceRange, _ base: SourceRange?, behind keyword: String? = nil
  ) -> Failure {
    let fault = failure("overriding declaration requires an 'override' keyword", at: place)
      .noting(.declaration("overridden declaration is here", at: base))
    let start = keyword.map { place.wordBefore($0) } ?? place
    return start.map { fault.fixed(by: .insert("override ", before: $0)) } ?? fault
  }

  /// An extension adds to a class; it changes nothing of what it inherits.
  private func refuseInExtension(
    _ what: String, _ owner: NominalDecl?, _ place: SourceRange, of nominal: NominalDecl
  ) throws {
    guard nominal.declaredAt != nil, let owner, !nominal.spans(place) else { return }
    throw failure("\(what) declared in '\(owner.name)' cannot be overridden from extension", at: place)
  }

  /// Whether a value of the overriding type does for one of the overridden; types that are still open are let pass.
  private func fits(_ type: Type, _ base: Type, _ owner: NominalDecl?, of nominal: NominalDecl) -> Bool {
    let wanted = inherited(base, owner, of: nominal)
    let given = normal(type)
    if wanted.hasParameters || given.hasParameters || wanted.hasError || given.hasError { return true }
    return Type.same(given, wanted) || conversion(from: given, to: wanted) != nil
  }

  /// A type of an ancestor as the class sees it.
  private func inherited(_ type: Type, _ owner: NominalDecl?, of nominal: NominalDecl) -> Type {
    var here = nominal.superclass
    while let current = here, current.nominalDecl !== owner { here = universe.superclass(of: current) }
    return normal(type.substituting(Substitution(owner?.allGenerics ?? [], here?.arguments ?? [])))
  }

  /// Closures that one of the two keeps, the other keeps as well.
  private func keepsAlike(_ function: FunctionDecl, _ base: FunctionDecl) -> Bool {
    base.owner?.isNative == true
      || zip(function.parameters, base.parameters).allSatisfy {
        $0.isEscaping == $1.isEscaping || $0.type.head.functionType == nil || $1.type.head.functionType == nil
      }
  }

  private func override(_ base: FunctionDecl, with function: FunctionDecl) {
    function.overridden = base
    base.isOverridden = true
    function.bridge = bridge(from: base, to: function)
  }

  /// What is called where the overridden function was asked for, if values have to change on the way: `Int` becomes the `Int?` that
  /// the override takes.
  private func bridge(from base: FunctionDecl, to function: FunctionDecl) -> FunctionDecl? {
    guard let nominal = function.owner, function.generics.isEmpty, !function.isStatic, let place = function.declaredAt
    else { return nil }
    let types = base.parameters.map { inherited($0.variable.type, base.owner, of: nominal) }
    let result = inherited(base.result, base.owner, of: nominal)
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

  /// Whether a value of one type is one of the other without being changed.
  private func isPlain(from source: Type, to target: Type) -> Bool {
    if source.hasParameters || target.hasParameters || source.hasError || target.hasError { return true }
    switch conversion(from: source, to: target) {
    case nil, .identity: return true
    default: return false
    }
  }

  /// An override whose parameters or result would do if they were optional, or were not.
  private func optionalityFault(_ function: FunctionDecl, of nominal: NominalDecl) -> Failure? {
    var here = nominal.superclass?.nominalDecl
    while let current = here {
      for case .function(let base) in current.members[function.name] ?? []
      where base.fullName == function.fullName && base.isStatic == function.isStatic
        && base.access != .privateLevel && base.generics.isEmpty && function.generics.isEmpty
      {
        for (mine, theirs) in zip(function.parameters, base.parameters) {
          let wanted = inherited(theirs.type, base.owner, of: nominal)
          if Type.same(mine.type, wanted) { continue }
          guard let payload = wanted.optionalPayload, Type.same(payload, mine.type) else { break }
          return failure(
            "cannot override instance method parameter of type '\(wanted)' with non-optional type '\(mine.type)'",
            at: mine.variable.declaredAt ?? currentPlace)
        }
      }
      here = current.superclass?.nominalDecl
    }
    return nil
  }

  private func checkOverride(_ variable: VariableDecl, of nominal: NominalDecl) throws {
    let place = variable.declaredAt ?? currentPlace
    guard let base = inheritedProperty(variable.name, of: nominal) else {
      if variable.isOverride { throw failure("property does not override any property from its superclass", at: place) }
      return
    }
    guard variable.isOverride else {
      if variable.declaredAt != nil, !variable.isStatic {
        if variable.kind == .storedProperty {
          throw failure("cannot override with a stored property '\(variable.name)'", at: place)
        }
        throw overrideIsMissing(at: place, base.declaredAt, behind: "var")
      }
      return
    }
    try refuseInExtension("property '\(variable.name)'", base.owner, place, of: nominal)
    if base.isFinal, !base.isStatic { throw failure("property overrides a 'final' property", at: place) }
    if base.owner?.isNative == true, !base.isOpen {
      throw failure("overriding non-open property outside of its defining module", at: place)
    }
    if variable.kind == .storedProperty {
      throw failure("cannot override with a stored property '\(variable.name)'", at: place)
    }
    if base.isFinal, base.isStatic { throw failure("cannot override static property", at: place) }
    if let mine = try? type(of: variable), let theirs = try? type(of: base),
      !fits(mine, theirs, base.owner, of: nominal)
    {
      throw failure(
        "property '\(variable.name)' with type '\(mine)' cannot override a property with type '\(theirs)'", at: place)
    }
    if base.isLet, base.kind == .storedProperty, variable.getter != nil {
      throw failure(
        "cannot override immutable 'let' property '\(variable.name)' with the getter of a 'var'", at: place)
    }
    if variable.access < min(base.access, nominal.reach) {
      throw failure("overriding property must be as accessible as the declaration it overrides", at: place)
    }
    if variable.setter == nil, variable.willSet == nil, variable.didSet == nil, !variable.isStatic,
      base.kind == .storedProperty ? !base.isLet : base.setter != nil
    {
      throw failure("cannot override mutable property with read-only property '\(variable.name)'", at: place)
    }
    variable.overridden = base
    if variable.setter == nil, let getter = variable.getter,
      let inherited = base.getter ?? universe.storedAccessor(base, .getter)
    {
      getter.bridge = bridge(from: inherited, to: getter)
    }
    if variable.getter == nil { try observeInherited(variable, base, of: nominal) }
    if base.kind == .storedProperty, !base.isStatic {
      variable.getter?.overridden = universe.storedAccessor(base, .getter)
      variable.setter?.overridden = universe.storedAccessor(base, .setter)
      base.isOverridden.store(true, ordering: .releasing)
    } else {
      variable.getter?.overridden = base.getter
      variable.setter?.overridden = base.setter
    }
    base.getter?.isOverridden = true
    base.setter?.isOverridden = true
  }

  private func checkOverride(_ declaration: SubscriptDecl, of nominal: NominalDecl) throws {
    let getter = declaration.getter
    let place = getter.declaredAt ?? currentPlace
    guard let base = inheritedSubscript(getter, of: nominal) else {
      if getter.isOverride { throw failure("subscript does not override any subscript from its superclass", at: place) }
      return
    }
    guard getter.isOverride else {
      if getter.declaredAt != nil, !getter.isStatic {
        throw overrideIsMissing(at: place, base.getter.declaredAt)
      }
      return
    }
    if base.getter.isFinal { throw failure("subscript overrides a 'final' subscript", at: place) }
    if declaration.setter == nil, base.setter != nil {
      throw failure("cannot override mutable property with read-only property 'subscript'", at: place)
    }
    override(base.getter, with: getter)
    if let setter = declaration.setter, let inherited = base.setter { override(inherited, with: setter) }
  }

  // MARK: Observers on what is inherited

  /// `override var x: Int { didSet { … } }` reads and writes `super.x` and tells its observers.
  private func observeInherited(_ variable: VariableDecl, _ base: VariableDecl, of nominal: NominalDecl) throws {
    let place = variable.declaredAt ?? currentPlace
    if base.isLet || (base.kind == .computed && base.setter == nil) {
      throw failure("cannot observe read-only property '\(variable.name)'; it can't change", at: place)
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

  // MARK: Initializers

  private func checkInitializerOverride(_ function: FunctionDecl, of nominal: NominalDecl) throws {
    let place = function.declaredAt ?? currentPlace
    guard let base = inheritedFunction(function, of: nominal), !base.isConvenience || base.isRequired else {
      if function.isOverride {
        if function.parameters.isEmpty, hasImplicitInitializer(nominal) { return }
        throw failure("initializer does not override a designated initializer from its superclass", at: place)
      }
      return
    }
    if base.isRequired {
      if !function.isRequired {
        throw failure(
          function.isOverride
            ? "use the 'required' modifier to override a required initializer"
            : "'required' modifier must be present on all overrides of a required initializer", at: place)
      }
    } else if !function.isOverride, function.declaredAt != nil {
      throw overrideIsMissing(at: place, base.declaredAt)
    }
    if function.isFailable, !base.isFailable {
      throw failure(
        "failable initializer '\(function.fullName)' cannot override a non-failable initializer", at: place)
    }
    override(base, with: function)
  }

  /// A class with designated initializers of its own inherits none, so it has to write those that all subclasses must have.
  private func requireInitializers(_ nominal: NominalDecl) throws {
    guard let superclass = nominal.superclass?.nominalDecl, let place = nominal.endsAt,
      nominal.ownInitializers.contains(where: { !$0.isConvenience })
    else { return }
    var current: NominalDecl? = superclass
    while let here = current {
      universe.materialize("init", of: here)
      for initializer in here.ownInitializers where initializer.isRequired {
        let isThere = nominal.ownInitializers.contains {
          $0.fullName == initializer.fullName && $0.sameParameters(as: initializer)
        }
        if !isThere {
          throw failure(
            "'required' initializer '\(initializer.fullName)' must be provided by subclass of '\(superclass.name)'",
            at: place)
        }
      }
      // What a class in between does not define it inherited, or it has written the required ones itself.
      current = here.superclass?.nominalDecl
    }
  }

  /// Whether the superclass makes its own `init()`.
  private func hasImplicitInitializer(_ nominal: NominalDecl) -> Bool {
    guard let superclass = nominal.superclass?.nominalDecl else { return false }
    return superclass.ownInitializers.allSatisfy { $0.isConvenience || $0.isWrittenBySwift }
  }

  private func inheritedFunction(_ function: FunctionDecl, of nominal: NominalDecl) -> FunctionDecl? {
    let same = inherited(function.name, of: nominal) { member in
      guard case .function(let other) = member, other.fullName == function.fullName,
        other.isStatic == function.isStatic, other.access != .privateLevel, other.sameParameters(as: function)
      else { return nil as FunctionDecl? }
      return other
    }
    return same ?? (function.isOverride ? inheritedFunction(takenBy: function, of: nominal) : nil)
  }

  /// What takes less than the override does: a subclass where that takes its superclass, a value where it takes an optional.
  private func inheritedFunction(takenBy function: FunctionDecl, of nominal: NominalDecl) -> FunctionDecl? {
    inherited(function.name, of: nominal) { member in
      guard case .function(let other) = member, other.fullName == function.fullName,
        other.isStatic == function.isStatic, other.access != .privateLevel,
        other.generics.isEmpty, function.generics.isEmpty, isTaken(other, by: function, of: nominal)
      else { return nil }
      return other
    }
  }

  private func isTaken(_ base: FunctionDecl, by function: FunctionDecl, of nominal: NominalDecl) -> Bool {
    zip(base.parameters, function.parameters).allSatisfy { theirs, mine in
      let given = inherited(theirs.type, base.owner, of: nominal)
      if Type.same(given, mine.type) { return theirs.isInout == mine.isInout }
      if theirs.isInout || mine.isInout || theirs.isVariadic || mine.isVariadic { return false }
      let wanted = mine.type.optionalPayload ?? mine.type
      return Type.same(given, wanted) || universe.isSubclass(given, wanted)
        || given.optionalPayload.map { mine.type.optionalPayload != nil && universe.isSubclass($0, wanted) } ?? false
    }
  }

  /// What is meant by an override whose labels are others.
  private func relabelled(_ function: FunctionDecl, of nominal: NominalDecl) -> FunctionDecl? {
    inherited(function.name, of: nominal) { member in
      guard case .function(let other) = member, other.isStatic == function.isStatic, other.access != .privateLevel,
        other.parameters.count == function.parameters.count,
        zip(other.parameters, function.parameters).allSatisfy({ Type.same($0.type, $1.type) })
      else { return nil }
      return other
    }
  }

  private func inheritedSubscript(_ getter: FunctionDecl, of nominal: NominalDecl) -> SubscriptDecl? {
    inherited("subscript", of: nominal) { member in
      guard case .subscriptDecl(let other) = member, other.getter.fullName == getter.fullName,
        other.getter.isStatic == getter.isStatic, other.getter.access != .privateLevel,
        other.getter.sameParameters(as: getter)
          || getter.isOverride && getter.generics.isEmpty && isTaken(other.getter, by: getter, of: nominal)
      else { return nil }
      return other
    }
  }

  private func inheritedProperty(_ name: String, of nominal: NominalDecl) -> VariableDecl? {
    inherited(name, of: nominal) { member in
      guard case .variable(let other) = member, other.access != .privateLevel else { return nil }
      return other
    }
  }

  /// The member of that name that is looked for, of the nearest superclass that has one.
  private func inherited<Found>(
    _ name: String, of nominal: NominalDecl, _ wanted: (MemberDecl) -> Found?
  ) -> Found? {
    var current = nominal.superclass?.nominalDecl
    while let here = current {
      universe.materialize(name, of: here)
      for member in here.members[name] ?? [] { if let found = wanted(member) { return found } }
      current = here.superclass?.nominalDecl
    }
    return nil
  }
}

extension NominalDecl {
  /// Whether a place stands in its own braces.
  func spans(_ place: SourceRange) -> Bool {
    guard let declaredAt, let endsAt, declaredAt.file === place.file else { return false }
    return declaredAt.start <= place.start && place.start <= endsAt.start
  }

  /// The initializers that stand in its own declaration or in extensions of it.
  var ownInitializers: [FunctionDecl] {
    (members["init"] ?? []).compactMap { if case .function(let function) = $0 { function } else { nil } }
  }
}
