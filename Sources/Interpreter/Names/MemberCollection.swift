/// Members of types: functions, properties, initializers, subscripts, cases.
extension DeclarationCollector {
  func addMember(
    _ decl: Decl, to nominal: NominalDecl, scope: Scope, requirements: [Requirement], inExtension: Bool = false
  ) {
    switch decl.kind {
    case .function(let syntax):
      let function = makeFunction(
        syntax, decl, kind: .function, owner: nominal, scope: scope, requirements: requirements)
      function.isRequirement = nominal.kind == .protocolType && !inExtension
      if function.isRequirement, function.native == nil { function.native = .requirement }
      if function.isRequirement { nominal.protocolRequirements.append(.function(function)) }
      nominal.members[syntax.name, default: []].append(.function(function))
    case .initializer(let syntax, let isFailable):
      let function = makeFunction(
        syntax, decl, kind: .initializer, owner: nominal, scope: scope, requirements: requirements)
      function.isFailable = isFailable
      function.isConvenience = decl.modifiers.isConvenience || (inExtension && !isNative && nominal.kind == .classType)
      function.isMutating = nominal.kind != .classType
      function.result = isFailable ? universe.optional(nominal.selfType) : nominal.selfType
      function.isRequirement = nominal.kind == .protocolType && !inExtension
      function.isInExtension = inExtension
      if function.isRequirement { nominal.protocolRequirements.append(.function(function)) }
      nominal.members["init", default: []].append(.function(function))
    case .deinitializer(let block):
      let function = FunctionDecl(name: "deinit", kind: .deinitializer)
      function.owner = nominal
      function.selfVariable = selfVariable(for: function, owner: nominal)
      nominal.deinitializer = function
      bodies.append(BodyJob(function: function, body: block, scope: functionScope(function, scope)))
    case .variable(let syntax):
      for binding in syntax.bindings {
        if let wrapper = decl.modifiers.wrappers.first, !isBuilt(binding, by: wrapper, nominal, in: scope) {
          addWrappedProperty(
            binding, wrapper, decl, to: nominal, scope: scope, requirements: requirements, inExtension: inExtension)
          continue
        }
        addProperty(
          binding, isLet: syntax.isLet, decl, to: nominal, scope: scope, requirements: requirements,
          inExtension: inExtension)
      }
    case .subscriptDecl(let syntax):
      addSubscript(syntax, decl, to: nominal, scope: scope, requirements: requirements, inExtension: inExtension)
    case .enumCases(let cases):
      for syntax in cases {
        let enumCase = EnumCaseDecl(name: syntax.name, owner: nominal, index: nominal.cases.count)
        enumCase.declaredAt = syntax.range
        enumCase.payload = syntax.payload.map { ($0.label, resolve($0.type, in: scope)) }
        enumCase.payloadDefaults = syntax.payload.map(\.defaultValue)
        enumCase.rawValueSyntax = syntax.rawValue
        nominal.cases.append(enumCase)
        nominal.members[syntax.name, default: []].append(.enumCase(enumCase))
      }
    case .nominal(let inner):
      if case .nominal(let nested)? = nominal.nestedTypes[inner.name] {
        fillMembers(nested, inner, scope: rootScope(of: scope, nominal))
      }
    case .typeAlias, .associatedType, .importModule, .operatorDecl: break
    case .extensionDecl: report("declaration is only valid at file scope", at: decl.nameRange)
    }
  }

  /// The scope that a type's own body scope was made in.
  private func rootScope(of scope: Scope, _ nominal: NominalDecl) -> Scope {
    var scope = scope
    while scope.nominal != nil, let parent = scope.parent { scope = parent }
    return scope
  }

  func selfVariable(for function: FunctionDecl, owner: NominalDecl) -> VariableDecl {
    let type: Type = function.isStatic ? .metatype(owner.selfType) : owner.selfType
    let isMutable = function.isMutating && owner.kind != .classType
    let variable = VariableDecl(name: "self", kind: .local, type: type, isLet: !isMutable)
    variable.isInout = isMutable
    return variable
  }

  /// The scope of a function's body: its own generic parameters, its parameters and `self`.
  func functionScope(_ function: FunctionDecl, _ scope: Scope) -> Scope {
    let inner = Scope(parent: scope)
    for generic in function.generics where !generic.isSelf { inner.types[generic.name] = .type(.parameter(generic)) }
    inner.requirements = function.requirements
    for parameter in function.parameters { inner.declare(parameter.variable) }
    if let own = function.selfVariable { inner.declare(own) }
    return inner
  }

  /// What the types of a signature ask of the function's own parameters: who speaks of `Set<T>` need not say that `T` is hashable.
  private func impliedRequirements(of types: [Type], _ function: FunctionDecl) -> [Requirement] {
    var implied: [Requirement] = []
    for type in types {
      _ = type.contains { part in
        if case .nominal(let decl, let arguments) = part, !decl.requirements.isEmpty {
          let substitution = Substitution(decl.allGenerics, arguments)
          implied += decl.requirements.map { $0.substituting(substitution) }.filter {
            !universe.satisfies($0, assuming: function.requirements + implied)
          }
        }
        return false
      }
    }
    return implied
  }

  func makeFunction(
    _ syntax: FunctionSyntax, _ decl: Decl, kind: FunctionDecl.Kind, owner: NominalDecl?, scope: Scope,
    requirements outer: [Requirement]
  ) -> FunctionDecl {
    let function = FunctionDecl(name: syntax.name, kind: kind)
    function.owner = owner
    function.declaredAt = isNative ? nil : decl.nameRange
    describe(function, decl.modifiers)
    let signature = Scope(parent: scope)
    function.generics = declareGenerics(syntax.generics, in: signature)
    function.builder = builder(decl.modifiers, in: signature)
    function.defaultsScope = signature
    var implicit: [Requirement] = []
    function.parameters = makeParameters(syntax.parameters, in: signature, function: function, requirements: &implicit)
    function.requirements =
      outer
      + self.requirements(
        syntax.generics, Array(function.generics.prefix(syntax.generics.parameters.count)), in: signature)
      + implicit
    if let result = syntax.result {
      if case .implicitlyUnwrapped = result.kind { function.isImplicitlyUnwrappedResult = true }
      if case .some = result.kind { function.hasOpaqueResult = true }
      function.result = resolve(result, in: signature)
      function.returnsSelf = owner?.kind == .classType && result.isSelf
    }
    if !isNative, !function.generics.isEmpty {
      function.requirements += impliedRequirements(of: function.parameters.map(\.type) + [function.result], function)
    }
    function.isThrowing = syntax.isThrowing && !syntax.isRethrowing
    function.isRethrowing = syntax.isRethrowing
    if let written = syntax.thrownType {
      let thrown = resolve(written, in: signature)
      if thrown.isNever {
        function.isThrowing = false
      } else if case .parameter(let parameter) = thrown.head {
        // `throws(E)` where E is what a closure throws: it throws what that throws.
        function.isThrowing = false
        function.isRethrowing = true
        function.thrownParameter = parameter
      } else if thrown.nominalDecl != nil {
        function.thrownType = thrown
      }
    }
    function.isAsync = syntax.isAsync
    function.isMainActor = isMainActor(decl.modifiers, owner)
    function.isMutating = decl.modifiers.isMutating || (kind == .initializer && owner?.kind != .classType)
    if let owner { function.selfVariable = selfVariable(for: function, owner: owner) }
    if let native, syntax.body == nil {
      function.native = native.implementation
      function.isMeantFor = native.isMeantFor
    }
    if native == nil, Universe.logic.contains(syntax.name) { universe.declaresLogic = true }
    if let body = syntax.body {
      bodies.append(BodyJob(function: function, body: body, scope: functionScope(function, scope)))
    }
    return function
  }

  /// What makes one value of a declaration's statements: the result builder whose name stands before it.
  func builder(_ modifiers: Modifiers, in scope: Scope) -> Type? {
    guard let written = modifiers.wrappers.first else { return nil }
    if let type = builder(written, in: scope) { return type }
    report("unknown attribute '\(written.type.range.text)'", at: written.type.range)
    return nil
  }

  private func builder(_ written: WrapperSyntax, in scope: Scope) -> Type? {
    let type = TypeResolver(universe: universe, open: nil, report: { _, _ in }).resolve(written.type, in: scope)
    return type.nominalDecl?.isResultBuilder == true ? type : nil
  }

  /// Whether a property is computed by the statements of its getter, or one that a protocol asks for.
  private func isBuilt(
    _ binding: VariableSyntax.Binding, by written: WrapperSyntax, _ nominal: NominalDecl, in scope: Scope
  ) -> Bool {
    binding.accessors?.getter != nil && builder(written, in: scope) != nil
  }

  private func isMainActor(_ modifiers: Modifiers, _ owner: NominalDecl?) -> Bool {
    modifiers.attribute("MainActor") != nil || owner?.isMainActor == true && !modifiers.isNonisolated
  }

  private func describe(_ function: FunctionDecl, _ modifiers: Modifiers) {
    function.isStatic = modifiers.isStatic || modifiers.isClassMember
    if modifiers.attribute("prefix") != nil { function.fixity = .prefix }
    if modifiers.attribute("postfix") != nil { function.fixity = .postfix }
    function.isDiscardable = modifiers.attribute("discardableResult") != nil
    function.documentation = native?.documentation ?? modifiers.documentation
    function.isOverride = modifiers.isOverride
    // What is `static` in a class is not overridden; what is `class` may be.
    function.isFinal = modifiers.isFinal || modifiers.isStatic
    function.access = modifiers.access ?? .internalLevel
    function.isOpen = modifiers.isOpen
    function.isRequired = modifiers.isRequired
    function.deriving = native?.deriving
    function.deprecation = Self.deprecation(modifiers)
  }

  private static func deprecation(_ modifiers: Modifiers) -> FunctionDecl.Deprecation? {
    guard let text = modifiers.attribute("available")?.argument, text.contains("deprecated") else { return nil }
    return FunctionDecl.Deprecation(message: quoted("message", in: text), renamed: quoted("renamed", in: text))
  }

  private static func quoted(_ label: String, in text: String) -> String? {
    // A quote has to follow: the new name may have an argument of the same label.
    for start in text.ranges(of: label + ":") {
      let rest = text[start.upperBound...].drop(while: \.isWhitespace)
      if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
    }
    return nil
  }

  private func makeParameters(
    _ syntax: [ParameterSyntax], in scope: Scope, function: FunctionDecl, requirements: inout [Requirement]
  ) -> [ParameterDecl] {
    var made: [ParameterDecl] = []
    for parameter in syntax {
      var written = parameter.type
      var isInout = false
      var isAutoclosure = false
      var isSendable = false
      var isEscaping = false
      var capturesSelf = false
      unwrapping: while true {
        switch written.kind {
        case .inoutType(let inner):
          isInout = true
          written = inner
        case .attributed(let names, let inner):
          isAutoclosure = isAutoclosure || names.contains("autoclosure")
          isSendable = isSendable || names.contains("Sendable")
          isEscaping = isEscaping || names.contains("escaping")
          capturesSelf = capturesSelf || names.contains("_implicitSelfCapture")
          written = inner
        default: break unwrapping
        }
      }
      var type: Type
      if case .some(let bound) = written.kind {
        let generic = GenericParameter(name: "some \(bound.range.text)")
        function.generics.append(generic)
        requirements += constraints(on: .parameter(generic), bound, in: scope)
        type = .parameter(generic)
      } else {
        type = resolve(written, in: scope)
      }
      var inside = type
      if isAutoclosure, let closure = type.functionType {
        type = closure.result
        inside = .function(closure)
      }
      if parameter.isVariadic { inside = universe.array(inside) }
      let variable = VariableDecl(name: parameter.name, kind: .local, type: inside, isLet: !isInout)
      variable.isInout = isInout
      variable.declaredAt = parameter.range
      if case .implicitlyUnwrapped = written.kind { variable.isImplicitlyUnwrapped = true }
      var declared = ParameterDecl(
        label: parameter.label, type: type, isVariadic: parameter.isVariadic, isInout: isInout,
        isAutoclosure: isAutoclosure, isEscaping: isEscaping, defaultValue: parameter.defaultValue, variable: variable)
      declared.isSendable = isSendable
      declared.builder = parameter.builder.map { resolve($0, in: scope) }
      declared.capturesSelf = capturesSelf
      made.append(declared)
    }
    return made
  }

  // MARK: Properties and subscripts

  func addProperty(
    _ binding: VariableSyntax.Binding, isLet: Bool, _ decl: Decl, to nominal: NominalDecl, scope: Scope,
    requirements: [Requirement], inExtension: Bool
  ) {
    guard case .binding(let name, _) = binding.pattern.kind else {
      report("property cannot be declared with a pattern here", at: binding.range)
      return
    }
    let isStatic = decl.modifiers.isStatic || decl.modifiers.isClassMember
    let isRequirement = nominal.kind == .protocolType && !inExtension
    // One that only observes what it inherits stores nothing: its accessors are made when that is known.
    let observesInherited =
      decl.modifiers.isOverride && !isStatic && nominal.kind == .classType && binding.initializer == nil
      && binding.accessors?.getter == nil && binding.accessors != nil
    let computed =
      binding.accessors?.getter != nil || isRequirement || observesInherited
      || (isNative && binding.initializer == nil)
    let type = binding.type.map { resolve($0, in: scope) }
    let variable = VariableDecl(
      name: name, kind: computed ? .computed : (isStatic ? .staticStored : .storedProperty), type: type ?? .error,
      isLet: isLet)
    variable.isStatic = isStatic
    variable.owner = nominal
    variable.requirements = requirements
    variable.isLazy = decl.modifiers.isLazy
    variable.ownership = decl.modifiers.isWeak ? .weak : decl.modifiers.isUnowned ? .unowned : .strong
    variable.declaredAt = isNative ? nil : binding.pattern.range
    variable.documentation = native?.documentation ?? decl.modifiers.documentation
    variable.isRequirement = isRequirement
    variable.isOverride = decl.modifiers.isOverride
    variable.isFinal = decl.modifiers.isFinal || isStatic && decl.modifiers.isStatic
    variable.access = decl.modifiers.access ?? .internalLevel
    variable.setterAccess = min(decl.modifiers.setterAccess ?? variable.access, variable.access)
    variable.isOpen = decl.modifiers.isOpen
    if case .implicitlyUnwrapped? = binding.type?.kind { variable.isImplicitlyUnwrapped = true }
    nominal.members[name, default: []].append(.variable(variable))
    if isRequirement { nominal.protocolRequirements.append(.variable(variable)) }
    if computed || binding.accessors != nil {
      addAccessors(binding.accessors, to: variable, decl, nominal: nominal, scope: scope, requirements: requirements)
    }
    guard !computed else { return }
    if !isStatic {
      if inExtension { report("extensions must not contain stored properties", at: binding.range) }
      if nominal.kind == .enumeration { report("enums must not contain stored properties", at: binding.range) }
      nominal.storedProperties.append(variable)
    }
    if let initializer = binding.initializer {
      variable.hasInitialValue = true
      if type == nil, let deferType { deferType(variable, initializer, scope) }
      initialValues.append(InitialValueJob(variable: variable, value: initializer, scope: scope))
    } else if type == nil {
      report("type annotation missing in pattern", at: binding.pattern.range)
    } else if !isLet, type?.optionalPayload != nil {
      variable.hasInitialValue = true
    }
  }

  private func addAccessors(
    _ accessors: AccessorsSyntax?, to variable: VariableDecl, _ decl: Decl, nominal: NominalDecl, scope: Scope,
    requirements: [Requirement]
  ) {
    func accessor(
      _ kind: FunctionDecl.Kind, _ written: AccessorsSyntax.Accessor?, native: NativeImplementation?,
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
      function.isMainActor = isMainActor(decl.modifiers, nominal)
      function.isRequirement = variable.isRequirement
      function.declaredAt = variable.declaredAt
      function.result = kind == .getter ? variable.type : .void
      function.selfVariable = selfVariable(for: function, owner: nominal)
      if let parameter {
        let value = VariableDecl(name: parameter, kind: .local, type: variable.type, isLet: true)
        function.parameters = [ParameterDecl(label: nil, type: variable.type, variable: value)]
      }
      function.native = native ?? (function.isRequirement ? .requirement : nil)
      if isNative { function.deprecation = Self.deprecation(decl.modifiers) }
      if let body = written?.body {
        bodies.append(BodyJob(function: function, body: body, scope: functionScope(function, scope)))
      }
      return function
    }
    let written = accessors
    if variable.kind == .computed, written?.getter != nil || written?.willSet == nil && written?.didSet == nil {
      variable.getter = accessor(
        .getter, written?.getter, native: native?.implementation, parameter: nil,
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

  private func addSubscript(
    _ syntax: SubscriptSyntax, _ decl: Decl, to nominal: NominalDecl, scope: Scope, requirements: [Requirement],
    inExtension: Bool
  ) {
    func accessor(
      _ kind: FunctionDecl.Kind, _ written: AccessorsSyntax.Accessor?, native: NativeImplementation?
    ) -> FunctionDecl {
      let function = FunctionDecl(name: "subscript", kind: kind)
      function.owner = nominal
      function.declaredAt = isNative ? nil : decl.nameRange
      describe(function, decl.modifiers)
      let signature = Scope(parent: scope)
      function.generics = declareGenerics(syntax.generics, in: signature)
      if kind == .getter { function.builder = builder(decl.modifiers, in: signature) }
      var implicit: [Requirement] = []
      function.parameters = makeParameters(
        syntax.parameters, in: signature, function: function, requirements: &implicit)
      function.requirements =
        requirements + self.requirements(syntax.generics, function.generics, in: signature) + implicit
      let element = resolve(syntax.result, in: signature)
      function.result = kind == .getter ? element : .void
      function.isMutating = kind == .setter && nominal.kind != .classType && !function.isStatic
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
    let getter = accessor(.getter, syntax.accessors.getter, native: native?.implementation)
    let setter = syntax.accessors.setter.map { accessor(.setter, $0, native: native?.setter) }
    let declaration = SubscriptDecl(getter: getter, setter: setter)
    if getter.isRequirement { nominal.protocolRequirements.append(.subscriptDecl(declaration)) }
    nominal.members["subscript", default: []].append(.subscriptDecl(declaration))
  }

  /// A native function, operator or variable of the top level.
  func makeGlobal(_ decl: Decl, scope: Scope) -> [Scope.ValueEntry] {
    switch decl.kind {
    case .function(let syntax):
      return [.function(makeFunction(syntax, decl, kind: .function, owner: nil, scope: scope, requirements: []))]
    case .variable(let syntax):
      return syntax.bindings.compactMap { binding in
        guard case .binding(let name, _) = binding.pattern.kind, let type = binding.type else { return nil }
        let variable = VariableDecl(name: name, kind: .computed, type: resolve(type, in: scope), isLet: syntax.isLet)
        let getter = FunctionDecl(name: name, kind: .getter)
        getter.result = variable.type
        getter.native = native?.implementation
        variable.getter = getter
        return .variable(variable)
      }
    default: return []
    }
  }
}
