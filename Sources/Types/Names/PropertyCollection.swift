import SyntaxTree

/// Properties, their accessors, and subscripts.
extension DeclarationCollector {
  func addProperty(
    _ binding: VariableSyntax.Binding, isLet: Bool, _ decl: Decl, to nominal: NominalDecl, scope: Scope,
    requirements: [Requirement], inExtension: Bool
  ) {
    guard case .binding(let name, _) = binding.pattern.kind else {
      report(.propertyWithPattern, at: binding.range)
      return
    }
    let isStatic = decl.modifiers.isStatic || decl.modifiers.isClassMember
    let isRequirement = nominal.kind == .protocolType && !inExtension
    // An overriding property with observers stores nothing: its accessors are made when that is known.
    let observesInherited =
      decl.modifiers.isOverride && !isStatic && nominal.kind == .classType && binding.initializer == nil
      && binding.accessors?.getter == nil && binding.accessors != nil
    let computed =
      binding.accessors?.getter != nil || isRequirement || observesInherited
      || (isNative && binding.initializer == nil)
    let isInferred = binding.initializer != nil && binding.type.map { leavesArgumentsOpen($0, in: scope) } ?? true
    let type = isInferred && deferType != nil ? nil : binding.type.map { resolveValue($0, in: scope) }
    if !isNative, let written = binding.type {
      refuseUnknownMembers(in: written, of: nominal.ownGenerics, scope.allRequirements)
    }
    let variable = VariableDecl(
      name: name, kind: computed ? .computed : (isStatic ? .staticStored : .storedProperty), type: type ?? .error,
      isLet: isLet)
    variable.isStatic = isStatic
    variable.holdsMainActorFunction = binding.type?.isMainActorFunction ?? false
    variable.owner = nominal
    variable.requirements = requirements
    variable.isLazy = decl.modifiers.isLazy
    variable.ownership = decl.modifiers.isWeak ? .weak : decl.modifiers.isUnowned ? .unowned : .strong
    variable.declaredAt = isNative ? nil : binding.pattern.range
    variable.documentation = native?.documentation ?? decl.modifiers.documentation
    variable.isRequirement = isRequirement
    variable.isOverride = decl.modifiers.isOverride
    variable.isFinal = decl.modifiers.isFinal || isStatic && decl.modifiers.isStatic
    variable.access = decl.modifiers.access ?? standardAccess
    variable.setterAccess = min(decl.modifiers.setterAccess ?? variable.access, variable.access)
    variable.isOpen = decl.modifiers.isOpen
    if !isNative { variable.unavailability = decl.modifiers.unavailability ?? standardUnavailability }
    if !aliasUses.isEmpty { noteExposure(by: variable, [(binding.type, "its type uses")]) }
    variable.isolation = isolation(decl.modifiers, nominal)
    if case .implicitlyUnwrapped? = binding.type?.kind { variable.isImplicitlyUnwrapped = true }
    nominal.members[name, default: []].append(.variable(variable))
    if isRequirement { nominal.protocolRequirements.append(.variable(variable)) }
    if computed || binding.accessors != nil {
      addAccessors(binding.accessors, to: variable, decl, nominal: nominal, scope: scope, requirements: requirements)
    }
    guard !computed else { return }
    if !isStatic {
      if inExtension { report(.storedPropertyInExtension, at: binding.range) }
      if nominal.kind == .enumeration { report(.storedPropertyInEnum, at: binding.range) }
      nominal.storedProperties.append(variable)
    }
    if let initializer = binding.initializer {
      variable.hasInitialValue = true
      if type == nil, let deferType { deferType(variable, initializer, binding.type, scope) }
      initialValues.append(InitialValueJob(variable: variable, value: initializer, scope: scope))
    } else if type == nil {
      report(.missingTypeAnnotation, at: binding.pattern.range)
    } else if !isLet, type?.optionalPayload != nil {
      variable.hasInitialValue = true
    }
  }

  private func addAccessors(
    _ accessors: AccessorsSyntax?, to variable: VariableDecl, _ decl: Decl, nominal: NominalDecl, scope: Scope,
    requirements: [Requirement]
  ) {
    func accessor(
      _ kind: FunctionDecl.Kind, _ written: AccessorsSyntax.Accessor?, native: NativeBody?,
      parameter: String?,
      isMutating: Bool
    ) -> FunctionDecl {
      let function = FunctionDecl(name: variable.name, kind: kind)
      function.owner = nominal
      function.isStatic = variable.isStatic
      function.requirements = requirements
      function.isMutating = isMutating && !variable.isStatic && nominal.kind != .classType
      function.isThrowing = written?.isThrowing ?? false
      function.isAsync = written?.isAsync ?? false
      if kind == .getter { function.builder = decl.modifiers.wrappers.first.flatMap { builder($0, in: scope) } }
      function.isolation = isolation(decl.modifiers, nominal)
      function.isRequirement = variable.isRequirement
      function.declaredAt = variable.declaredAt
      function.result = kind == .getter ? variable.type : .void
      function.selfVariable = selfVariable(for: function, owner: nominal)
      if let parameter {
        let value = VariableDecl(name: parameter, kind: .local, type: variable.type, isLet: true)
        function.parameters = [ParameterDecl(label: nil, type: variable.type, variable: value)]
      }
      function.native = native ?? (function.isRequirement ? .requirement : nil)
      if isNative {
        function.deprecation = decl.modifiers.deprecation
      } else {
        function.unavailability = decl.modifiers.unavailability ?? standardUnavailability
      }
      if let body = written?.body {
        bodies.append(BodyJob(function: function, body: body, scope: functionScope(function, scope)))
      }
      return function
    }
    let written = accessors
    if variable.kind == .computed, written?.getter != nil || written?.willSet == nil && written?.didSet == nil {
      variable.getter = accessor(
        .getter, written?.getter, native: native?.body, parameter: nil,
        isMutating: written?.getter?.isMutating ?? false)
      if let setter = written?.setter {
        variable.setter = accessor(
          .setter, setter, native: native?.setter, parameter: setter.parameter, isMutating: !setter.isNonmutating)
      }
    }
    if let observer = written?.willSet {
      variable.willSet = accessor(.observer, observer, native: nil, parameter: observer.parameter, isMutating: true)
    }
    if let observer = written?.didSet {
      variable.didSet = accessor(.observer, observer, native: nil, parameter: observer.parameter, isMutating: true)
    }
  }

  func addSubscript(
    _ syntax: SubscriptSyntax, _ decl: Decl, to nominal: NominalDecl, scope: Scope, requirements: [Requirement],
    inExtension: Bool
  ) {
    func accessor(
      _ kind: FunctionDecl.Kind, _ written: AccessorsSyntax.Accessor?, native: NativeBody?
    ) -> FunctionDecl {
      let function = FunctionDecl(name: "subscript", kind: kind)
      function.owner = nominal
      function.declaredAt = isNative ? nil : decl.nameRange
      describe(function, decl.modifiers)
      let signature = Scope(parent: scope)
      function.generics = declareGenerics(syntax.generics, in: signature)
      if kind == .getter {
        function.builder = builder(decl.modifiers, in: signature)
        function.defaultsScope = signature
      } else if let access = decl.modifiers.setterAccess {
        function.access = min(access, function.access)
      }
      signature.requirements = requirements + self.requirements(syntax.generics, function.generics, in: signature)
      var implicit: [Requirement] = []
      function.parameters = makeParameters(
        syntax.parameters, in: signature, function: function, requirements: &implicit)
      function.requirements = signature.requirements + implicit
      let element = resolveValue(syntax.result, in: signature)
      if !isNative, !function.generics.isEmpty {
        function.requirements += impliedRequirements(of: function.parameters.map(\.type) + [element], function)
      }
      if !aliasUses.isEmpty {
        noteExposure(
          by: function,
          syntax.parameters.map { ($0.type, "its index uses") } + [(syntax.result, "its element type uses")])
      }
      function.result = kind == .getter ? element : .void
      let changesValue = kind == .setter ? written?.isNonmutating != true : written?.isMutating == true
      function.isMutating = changesValue && nominal.kind != .classType && !function.isStatic
      function.isThrowing = written?.isThrowing ?? false
      function.isAsync = written?.isAsync ?? false
      function.isolation = isolation(decl.modifiers, nominal)
      function.isRequirement = nominal.kind == .protocolType && !inExtension
      function.selfVariable = selfVariable(for: function, owner: nominal)
      function.native = native
      if kind == .setter {
        let value = VariableDecl(name: written?.parameter ?? "newValue", kind: .local, type: element, isLet: true)
        function.parameters.append(ParameterDecl(label: nil, type: element, variable: value))
      }
      if let body = written?.body {
        bodies.append(BodyJob(function: function, body: body, scope: functionScope(function, scope)))
      }
      return function
    }
    let getter = accessor(.getter, syntax.accessors.getter, native: native?.body)
    let setter = syntax.accessors.setter.map { accessor(.setter, $0, native: native?.setter) }
    let declaration = SubscriptDecl(getter: getter, setter: setter)
    if getter.isRequirement { nominal.protocolRequirements.append(.subscriptDecl(declaration)) }
    nominal.members["subscript", default: []].append(.subscriptDecl(declaration))
  }
}
