import SyntaxTree

/// Functions, initializers and their parameters as declarations with types.
extension DeclarationCollector {
  package func selfVariable(for function: FunctionDecl, owner: NominalDecl) -> VariableDecl {
    let type: Type = function.isStatic ? .metatype(owner.selfType) : owner.selfType
    let isMutable = function.isMutating && owner.kind != .classType
    let variable = VariableDecl(name: "self", kind: .local, type: type, isLet: !isMutable)
    variable.isInout = isMutable
    return variable
  }

  /// Returns the scope of a function's body: its own generic parameters, its parameters and `self`.
  package func functionScope(_ function: FunctionDecl, _ scope: Scope) -> Scope {
    let inner = Scope(parent: scope)
    for generic in function.generics where !generic.isSelf { inner.types[generic.name] = .type(.parameter(generic)) }
    inner.requirements = function.requirements
    inner.allowsUnavailable = function.unavailability != nil
    for parameter in function.parameters { inner.declare(parameter.variable) }
    if let own = function.selfVariable { inner.declare(own) }
    return inner
  }

  /// Returns the requirements that the types of a signature imply for the function's own parameters: `Set<T>` implies
  /// that `T` is hashable.
  func impliedRequirements(of types: [Type], _ function: FunctionDecl) -> [Requirement] {
    var implied: [Requirement] = []
    for type in types {
      _ = type.contains { part in
        if case .nominal(let decl, let arguments) = part, !decl.allRequirements.isEmpty {
          let substitution = Substitution(decl.allGenerics, arguments)
          implied += decl.allRequirements.flatMap { reduced($0.substituting(substitution)) }.filter {
            !universe.satisfies($0, assuming: function.requirements + implied)
          }
        }
        if case .function(let closure) = part, let thrown = closure.thrown, case .parameter = thrown.head,
          let error = universe.standardProtocol("Error")
        {
          let requirement = Requirement.conformance(thrown, ProtocolReference(error))
          if !universe.satisfies(requirement, assuming: function.requirements + implied) { implied.append(requirement) }
        }
        return false
      }
    }
    return implied
  }

  /// Returns what a requirement on a type with arguments requires of these, where it conforms on conditions: `T?: Equatable` requires
  /// `T: Equatable`.
  private func reduced(_ requirement: Requirement) -> [Requirement] {
    guard case .conformance(let type, let proto) = requirement, case .nominal(let decl, let arguments) = type.head,
      let conformance = decl.conformances.first(where: { $0.proto.decl.inherits(from: proto.decl) })
    else { return [requirement] }
    let substitution = Substitution(decl.allGenerics, arguments)
    return conformance.requirements.flatMap { reduced($0.substituting(substitution)) }
  }

  package func makeFunction(
    _ syntax: FunctionSyntax, _ decl: Decl, kind: FunctionDecl.Kind, owner: NominalDecl?, scope: Scope,
    requirements outer: [Requirement]
  ) -> FunctionDecl {
    let function = FunctionDecl(name: syntax.name, kind: kind)
    function.owner = owner
    function.isFurtherExpansion = syntax.isFurtherExpansion
    function.lacksOperatorDeclaration = syntax.lacksOperatorDeclaration
    function.declaredAt = isNative ? nil : decl.nameRange
    describe(function, decl.modifiers)
    let signature = Scope(parent: scope)
    signature.allowsUnavailable = function.unavailability != nil
    function.generics = declareGenerics(syntax.generics, in: signature)
    function.builder = builder(decl.modifiers, in: signature)
    function.defaultsScope = signature
    // Needed while the signature is read: the meaning of `Source.Pair<Int>` depends on `Source`.
    signature.requirements =
      outer + self.requirements(syntax.generics, function.generics, in: signature).flatMap(reduced)
    var implicit: [Requirement] = []
    function.parameters = makeParameters(syntax.parameters, in: signature, function: function, requirements: &implicit)
    function.requirements = signature.requirements + implicit
    if let result = syntax.result {
      if case .implicitlyUnwrapped = result.kind { function.isImplicitlyUnwrappedResult = true }
      if case .some = result.kind { function.hasOpaqueResult = true }
      function.result = resolveValue(result, in: signature)
      if !isNative { function.resultPlace = result.range }
      function.returnsSelf = owner?.kind == .classType && result.isSelf
    }
    if !isNative, !function.generics.isEmpty {
      function.requirements += impliedRequirements(of: function.parameters.map(\.type) + [function.result], function)
    }
    // Without a function that could throw it is refused, and throws by itself.
    function.isRethrowing =
      syntax.isRethrowing
      && (isNative || syntax.isAsync || function.parameters.contains(where: \.takesThrowingFunction))
    function.isThrowing = syntax.isThrowing && !function.isRethrowing
    if let written = syntax.thrownType {
      let thrown = resolve(written, in: signature)
      if thrown.isNever {
        function.isThrowing = false
      } else if case .parameter(let parameter) = thrown.head, function.generics.contains(where: { $0 === parameter }) {
        // `throws(E)` with the error type E of a closure: rethrows.
        function.isThrowing = false
        function.isRethrowing = true
        function.thrownParameter = parameter
      } else if thrown.nominalDecl != nil || thrown.isOwnerParameter {
        function.thrownType = thrown
      }
      if !isNative { thrownTypes.append((thrown, written.range)) }
    }
    let parameters = function.generics + (owner?.ownGenerics ?? [])
    if !isNative, !parameters.isEmpty {
      let known = function.requirements + scope.allRequirements
      for written in syntax.parameters.map(\.type) + [syntax.result].compactMap({ $0 }) {
        refuseUnknownMembers(in: written, of: parameters, known)
      }
    }
    if !aliasUses.isEmpty {
      noteExposure(
        by: function, syntax.parameters.map { ($0.type, "its parameter uses") } + [(syntax.result, "its result uses")])
    }
    function.isAsync = syntax.isAsync
    function.isolation = isolation(decl.modifiers, owner)
    // The instance is not shared yet, or no more.
    if kind != .function, function.isolation == .instance { function.isolation = .none }
    function.isMutating = decl.modifiers.isMutating || (kind == .initializer && owner?.kind != .classType)
    if let owner { function.selfVariable = selfVariable(for: function, owner: owner) }
    if let native, syntax.body == nil {
      function.native = native.body
      function.isMeantFor = native.isMeantFor
    }
    if native == nil, syntax.name.isOperatorName {
      universe.noteOperator(syntax.name, in: owner)
      if ["==", "!="].contains(syntax.name), syntax.result?.range.text != "Bool" {
        universe.comparesNilOtherwise = true
      }
    }
    if let body = syntax.body {
      bodies.append(BodyJob(function: function, body: body, scope: functionScope(function, scope)))
    }
    return function
  }

  /// `T.Item` of a parameter that nothing says has an `Item`.
  func refuseUnknownMembers(
    in written: TypeSyntax, of parameters: [GenericParameter], _ known: [Requirement]
  ) {
    switch written.kind {
    case .named(let components):
      for argument in components.flatMap(\.arguments) { refuseUnknownMembers(in: argument, of: parameters, known) }
      guard components.count == 2, components[1].name != "Type",
        let parameter = parameters.first(where: { $0.name == components[0].name })
      else { return }
      if universe.memberType(components[1].name, of: .parameter(parameter), assuming: known) == nil {
        report(.unknownMemberType(name: components[1].name, type: .parameter(parameter)), at: components[1].range)
      }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner), .inoutType(let inner), .attributed(_, let inner):
      refuseUnknownMembers(in: inner, of: parameters, known)
    case .dictionary(let key, let value):
      refuseUnknownMembers(in: key, of: parameters, known)
      refuseUnknownMembers(in: value, of: parameters, known)
    case .tuple(let fields): fields.forEach { refuseUnknownMembers(in: $0.type, of: parameters, known) }
    case .function(let given, _, _, _, let result):
      given.forEach { refuseUnknownMembers(in: $0.type, of: parameters, known) }
      refuseUnknownMembers(in: result, of: parameters, known)
    case .composition, .placeholder: break
    }
  }

  /// `@ViewBuilder content: () -> View`, `@Clamped level: Int`.
  private func describe(
    _ declared: ParameterDecl, _ attribute: WrapperSyntax, _ syntax: ParameterSyntax, in scope: Scope
  ) {
    // Arguments of the wrapper may be inferred from the wrapped type.
    let found = TypeResolver(universe: universe, open: { .error }, report: { _, _ in }).resolve(
      attribute.type, in: scope)
    if found.nominalDecl?.wrapper != nil {
      declared.wrapper = (attribute, syntax.type)
    } else {
      declared.builder = resolve(attribute.type, in: scope)
    }
  }

  /// Returns the result builder in the attributes of a declaration, which combines its statements into one value.
  package func builder(_ modifiers: Modifiers, in scope: Scope) -> Type? {
    guard let written = modifiers.wrappers.first else { return nil }
    if let type = builder(written, in: scope) { return type }
    report(.unknownAttribute(name: String(written.type.range.text)), at: written.type.range)
    return nil
  }

  func builder(_ written: WrapperSyntax, in scope: Scope) -> Type? {
    let type = silentResolver.resolve(written.type, in: scope)
    return type.nominalDecl?.isResultBuilder == true ? type : nil
  }

  func isolation(_ modifiers: Modifiers, _ owner: NominalDecl?) -> DeclaredIsolation {
    if modifiers.attribute("MainActor") != nil { return .main }
    guard let owner, !modifiers.isNonisolated else { return .none }
    if owner.isMainActor { return .main }
    return owner.isolatesInstances && !modifiers.isStatic ? .instance : .none
  }

  func describe(_ function: FunctionDecl, _ modifiers: Modifiers) {
    // An operator is one of the type, whether it is declared so or not.
    function.isStatic =
      modifiers.isStatic || modifiers.isClassMember || function.owner != nil && !function.name.beginsLikeName
    if modifiers.attribute("prefix") != nil { function.fixity = .prefix }
    if modifiers.attribute("postfix") != nil { function.fixity = .postfix }
    function.isDiscardable = modifiers.attribute("discardableResult") != nil
    function.documentation = native?.documentation ?? modifiers.documentation
    function.isOverride = modifiers.isOverride
    // A `static` method of a class cannot be overridden; a `class` method can.
    function.isFinal = modifiers.isFinal || modifiers.isStatic
    function.access = modifiers.access ?? standardAccess
    function.isOpen = modifiers.isOpen
    function.isRequired = modifiers.isRequired
    function.hostDerivation = native?.derivation
    function.deprecation = modifiers.deprecation
    function.unavailability = modifiers.unavailability ?? (isNative ? nil : standardUnavailability)
  }

  func makeParameters(
    _ syntax: [ParameterSyntax], in scope: Scope, function: FunctionDecl, requirements: inout [Requirement]
  ) -> [ParameterDecl] {
    var made: [ParameterDecl] = []
    for parameter in syntax {
      var written = parameter.type
      var isInout = false
      var isAutoclosure = false
      var isSendable = false
      let isOfMainActor = parameter.type.isMainActorFunction
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
      var opaque: [Requirement] = []
      var type = resolveValue(written, in: scope) { bound in
        let generic = GenericParameter(name: "some \(bound.range.text)")
        function.generics.append(generic)
        opaque += self.constraints(on: .parameter(generic), bound, in: scope)
        return .parameter(generic)
      }
      requirements += opaque
      if !isNative, isEscaping || isAutoclosure, type.functionType == nil, !type.isError {
        isEscaping
          ? report(.escapingOnNonFunction, at: parameter.type.range)
          : report(
            .autoclosureOnNonFunction,
            at: SourceRange(parameter.type.range.file, at: parameter.type.range.start + 1))
      } else if !isNative, isAutoclosure, type.functionType?.parameters.isEmpty == false {
        report(
          .autoclosureWithParameters,
          at: SourceRange(parameter.type.range.file, at: parameter.type.range.start + 1))
      }
      var inside = type
      if isAutoclosure, let closure = type.functionType {
        type = closure.result
        inside = .function(closure)
      }
      if parameter.isVariadic { inside = universe.array(inside) }
      let variable = VariableDecl(name: parameter.name, kind: .local, type: inside, isLet: !isInout)
      variable.isInout = isInout
      variable.holdsMainActorFunction = isOfMainActor
      variable.declaredAt = parameter.range
      variable.introduction = .parameter
      if case .implicitlyUnwrapped = written.kind { variable.isImplicitlyUnwrapped = true }
      let declared = ParameterDecl(
        label: parameter.label, type: type, isVariadic: parameter.isVariadic, isInout: isInout,
        isAutoclosure: isAutoclosure, isEscaping: isEscaping, defaultValue: parameter.defaultValue, variable: variable)
      declared.isSendable = isSendable
      if let attribute = parameter.attribute { describe(declared, attribute, parameter, in: scope) }
      declared.capturesSelf = capturesSelf
      made.append(declared)
    }
    return made
  }
}

extension Type {
  /// A generic parameter, here of the type around a function.
  fileprivate var isOwnerParameter: Bool {
    switch head {
    case .parameter, .dependentMember: true
    default: false
    }
  }
}

extension NominalDecl {
  /// The generic parameters of a type; those of a protocol have members that requirements declare.
  var ownGenerics: [GenericParameter] { kind == .protocolType ? [] : allGenerics }
}
