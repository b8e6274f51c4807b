import SyntaxTree
import Types

/// Rules of overrides.
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
      } catch let fault as Failure { tell(fault) }
    }
    do { try requireInitializers(nominal, collector) } catch let fault as Failure { tell(fault) }
  }

  private func checkOverride(_ function: FunctionDecl, of nominal: NominalDecl) throws {
    let place = function.declaredAt ?? currentPlace
    let base = inheritedFunction(function, of: nominal)
    if function.isOverride {
      guard let base else {
        // Its parameter types are unknown, which was reported.
        if function.parameters.contains(where: { $0.type.hasError }) { return }
        if let fault = optionalityFault(function, of: nominal) { throw fault }
        if let other = relabelled(function, of: nominal) {
          throw failure(
            InheritanceDiagnostic.otherLabelsThanOverridden(own: function.fullName, overridden: other.fullName),
            at: place)
        }
        throw failure(InheritanceDiagnostic.methodOverridesNothing, at: place)
      }
      if base.unavailability != nil, function.unavailability == nil {
        throw failure(InheritanceDiagnostic.overridesUnavailable(name: function.name), at: place)
      }
      try refuseExtensionMember(
        "\(base.isStatic ? base.isFinal ? "static" : "class" : "instance") method '\(base.fullName)'", base.owner,
        base.declaredAt, at: place)
      try refuseInExtension("instance method '\(function.shownName)'", base.owner, place, of: nominal)
      function.isRefusedOverride = base.isFinal
      if base.isFinal, base.isStatic { throw failure(InheritanceDiagnostic.overridesStaticMethod, at: place) }
      if base.isFinal { throw failure(InheritanceDiagnostic.overridesFinalMethod, at: place) }
      if base.owner?.isNative == true, !base.isOpen {
        throw failure(InheritanceDiagnostic.overridesNonOpenMethod, at: place)
      }
      if function.isAsync != base.isAsync || !keepsAlike(function, base)
        || !fits(function.result, base.result, base.owner, of: nominal)
      {
        let result = normal(function.result)
        if let payload = result.optionalPayload, fits(payload, base.result, base.owner, of: nominal) {
          throw failure(
            InheritanceDiagnostic.optionalResult(
              inherited: asInherited(base.result, base.owner, of: nominal), own: result),
            at: function.resultPlace ?? place)
        }
        function.isRefusedOverride = true
        throw failure(InheritanceDiagnostic.methodOverridesNothing, at: place)
          .noting(.declaration("potential overridden instance method '\(base.shownName)' here", at: base.declaredAt))
      }
      if function.access < min(base.access, nominal.reach) {
        throw failure(InheritanceDiagnostic.lessAccessibleMethod, at: place)
      }
      if function.isThrowing, !base.isThrowing {
        throw failure(InheritanceDiagnostic.throwingOverride, at: place)
          .noting(.declaration("overridden declaration is here", at: base.declaredAt))
      }
      override(base, with: function)
    } else if let base, function.declaredAt != nil, !base.isStatic, !base.isRequirement {
      throw overrideIsMissing(at: place, base.declaredAt, behind: "func")
    }
  }

  func overrideIsMissing(
    at place: SourceRange, _ base: SourceRange?, behind keyword: String? = nil
  ) -> Failure {
    let fault = failure(InheritanceDiagnostic.missingOverride, at: place)
      .noting(.declaration("overridden declaration is here", at: base))
    let start = keyword.map { place.wordBefore($0) } ?? place
    return start.map { fault.fixed(by: .insert("override ", before: $0)) } ?? fault
  }

  /// Reports overrides of a member that an extension of the class declares.
  private func refuseExtensionMember(
    _ member: String, _ owner: NominalDecl?, _ written: SourceRange?, at place: SourceRange
  ) throws {
    guard let owner, !owner.isNative, let written, written.file === place.file, !owner.spans(written) else { return }
    throw failure(InheritanceDiagnostic.overridesExtensionMember(member: member, owner: owner.name), at: place)
  }

  /// Reports overrides in an extension, which may only add members to a class.
  private func refuseInExtension(
    _ what: String, _ owner: NominalDecl?, _ place: SourceRange, of nominal: NominalDecl
  ) throws {
    guard nominal.declaredAt != nil, let owner, !nominal.spans(place) else { return }
    throw failure(InheritanceDiagnostic.overriddenFromExtension(member: what, owner: owner.name), at: place)
  }

  /// Returns true if a value of the overriding type may replace one of the overridden; open types are accepted.
  private func fits(_ type: Type, _ base: Type, _ owner: NominalDecl?, of nominal: NominalDecl) -> Bool {
    let wanted = asInherited(base, owner, of: nominal)
    let given = normal(type)
    if wanted.hasParameters || given.hasParameters || wanted.hasError || given.hasError { return true }
    return Type.same(given, wanted) || conversion(from: given, to: wanted) != nil
  }

  /// Closures that one of the two keeps, the other keeps as well.
  private func keepsAlike(_ function: FunctionDecl, _ base: FunctionDecl) -> Bool {
    base.owner?.isNative == true
      || zip(function.parameters, base.parameters).allSatisfy {
        $0.isEscaping == $1.isEscaping || $0.type.head.functionType == nil || $1.type.head.functionType == nil
      }
  }

  /// Returns the fault of an override whose parameters or result would match with a different optionality.
  private func optionalityFault(_ function: FunctionDecl, of nominal: NominalDecl) -> Failure? {
    var here = nominal.superclass?.nominalDecl
    while let current = here {
      for case .function(let base) in current.members[function.name] ?? []
      where base.fullName == function.fullName && base.isStatic == function.isStatic
        && base.access != .privateLevel && base.generics.isEmpty && function.generics.isEmpty
      {
        for (mine, theirs) in zip(function.parameters, base.parameters) {
          let wanted = asInherited(theirs.type, base.owner, of: nominal)
          if Type.same(mine.type, wanted) { continue }
          guard let payload = wanted.optionalPayload, Type.same(payload, mine.type) else { break }
          return failure(
            InheritanceDiagnostic.nonOptionalParameter(inherited: wanted, own: mine.type),
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
      if variable.isOverride { throw failure(InheritanceDiagnostic.propertyOverridesNothing, at: place) }
      return
    }
    guard variable.isOverride else {
      if variable.declaredAt != nil, !variable.isStatic {
        if variable.kind == .storedProperty {
          throw failure(InheritanceDiagnostic.storedOverride(name: variable.name), at: place)
        }
        throw overrideIsMissing(at: place, base.declaredAt, behind: "var")
      }
      return
    }
    try refuseExtensionMember(
      "\(base.isStatic ? base.isFinal ? "static " : "class " : "")property '\(variable.name)'", base.owner,
      base.declaredAt, at: place)
    try refuseInExtension("property '\(variable.name)'", base.owner, place, of: nominal)
    // Until the checks below are passed.
    variable.isRefusedOverride = true
    if base.isFinal, !base.isStatic { throw failure(InheritanceDiagnostic.overridesFinalProperty, at: place) }
    if base.owner?.isNative == true, !base.isOpen {
      throw failure(InheritanceDiagnostic.overridesNonOpenProperty, at: place)
    }
    if variable.kind == .storedProperty {
      throw failure(InheritanceDiagnostic.storedOverride(name: variable.name), at: place)
    }
    if base.isFinal, base.isStatic { throw failure(InheritanceDiagnostic.overridesStaticProperty, at: place) }
    if let mine = try? type(of: variable), let theirs = try? type(of: base),
      !fits(mine, theirs, base.owner, of: nominal)
    {
      throw failure(
        InheritanceDiagnostic.overrideOfOtherType(name: variable.name, own: mine, inherited: theirs), at: place)
    }
    if base.isLet, base.kind == .storedProperty, variable.getter != nil {
      throw failure(
        InheritanceDiagnostic.overridesConstant(name: variable.name), at: place)
    }
    if variable.access < min(base.access, nominal.reach) {
      variable.isRefusedOverride = false
      throw failure(InheritanceDiagnostic.lessAccessibleProperty, at: place)
    }
    if variable.setter == nil, variable.willSet == nil, variable.didSet == nil, !variable.isStatic,
      base.kind == .storedProperty ? !base.isLet : base.setter != nil
    {
      throw failure(InheritanceDiagnostic.readOnlyOverride(name: variable.name), at: place)
    }
    variable.isRefusedOverride = false
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
      if getter.isOverride { throw failure(InheritanceDiagnostic.subscriptOverridesNothing, at: place) }
      return
    }
    guard getter.isOverride else {
      if getter.declaredAt != nil, !getter.isStatic {
        throw overrideIsMissing(at: place, base.getter.declaredAt)
      }
      return
    }
    getter.isRefusedOverride = base.getter.isFinal
    if base.getter.isFinal { throw failure(InheritanceDiagnostic.overridesFinalSubscript, at: place) }
    if declaration.setter == nil, base.setter != nil {
      throw failure(InheritanceDiagnostic.readOnlySubscriptOverride, at: place)
    }
    override(base.getter, with: getter)
    if let setter = declaration.setter, let inherited = base.setter { override(inherited, with: setter) }
  }
}
