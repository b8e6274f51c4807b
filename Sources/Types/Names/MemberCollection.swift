import SyntaxTree

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
        let built = decl.modifiers.wrappers.first.flatMap { builder($0, in: scope) }
        if built == nil, !decl.modifiers.wrappers.isEmpty {
          addWrappedProperty(
            binding, decl, to: nominal, scope: scope, requirements: requirements, inExtension: inExtension)
          continue
        }
        if case .tuple = binding.pattern.kind {
          addProperties(
            binding, isLet: syntax.isLet, decl, to: nominal, scope: scope, requirements: requirements,
            inExtension: inExtension)
          continue
        }
        addProperty(
          binding, isLet: syntax.isLet, decl, to: nominal, scope: scope, requirements: requirements,
          inExtension: inExtension)
        if let built, case .binding(let name, _) = binding.pattern.kind, binding.accessors?.getter == nil {
          nominal.lastVariable(name)?.builder = built
        }
      }
    case .subscriptDecl(let syntax):
      addSubscript(syntax, decl, to: nominal, scope: scope, requirements: requirements, inExtension: inExtension)
    case .enumCases(let cases):
      for syntax in cases {
        let enumCase = EnumCaseDecl(name: syntax.name, owner: nominal, index: nominal.cases.count)
        enumCase.declaredAt = syntax.range
        enumCase.payload = syntax.payload.map { ($0.label, resolveValue($0.type, in: scope)) }
        enumCase.payloadDefaults = syntax.payload.map(\.defaultValue)
        enumCase.rawValueSyntax = syntax.rawValue
        enumCase.unavailability = isNative ? nil : decl.modifiers.unavailability
        if !aliasUses.isEmpty { noteExposure(by: enumCase, syntax.payload.map { ($0.type, "") }) }
        nominal.cases.append(enumCase)
        nominal.members[syntax.name, default: []].append(.enumCase(enumCase))
      }
    case .nominal(let inner):
      if case .nominal(let nested)? = nominal.nestedTypes[inner.name] {
        fillNested(nested, inner, scope: rootScope(of: scope, nominal))
      }
    case .typeAlias, .associatedType, .importModule, .operatorDecl: break
    case .extensionDecl: report(.onlyAtFileScope, at: decl.range)
    }
  }

  /// Returns the scope that a type's own body scope was made in.
  private func rootScope(of scope: Scope, _ nominal: NominalDecl) -> Scope {
    var scope = scope
    while scope.nominal != nil, let parent = scope.parent { scope = parent }
    return scope
  }

  /// Declares a native function, operator or variable of the top level.
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
        getter.native = native?.body
        variable.getter = getter
        if let written = binding.accessors?.setter {
          let setter = FunctionDecl(name: name, kind: .setter)
          let value = VariableDecl(name: written.parameter, kind: .local, type: variable.type, isLet: true)
          setter.parameters = [ParameterDecl(label: nil, type: variable.type, variable: value)]
          setter.result = .void
          setter.native = native?.setter
          variable.setter = setter
        }
        return .variable(variable)
      }
    default: return []
    }
  }
}
