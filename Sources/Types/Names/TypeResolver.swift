import SyntaxTree

/// Turns types as written into types.
package struct TypeResolver {
  package let universe: Universe
  /// Makes a type for `_` and for generic arguments that were left out; nil where they must be written.
  package var open: (() -> Type)?
  package var report: (ResolutionDiagnostic, SourceRange) -> Void
  /// Callback for each use of a type alias with an access level below `internal`.
  package var noteAlias: ((AliasDecl, SourceRange) -> Void)?
  /// Callback for each protocol used as a type without `any`; nil in a constraint, where that is valid.
  package var noteBare: ((NominalDecl, SourceRange) -> Void)?

  /// Callback for each type with arguments, whose requirements are to be checked.
  var noteApplied: ((Type, SourceRange) -> Void)?
  /// True where the members of a type's body are declared: an associated type that the type has by a conformance is what a name means
  /// only if no type around it has the name.
  var prefersOuterTypes = false
  /// Returns the type that `some P` stands for in the type of a parameter, given the constraint.
  var opaqueParameter: ((TypeSyntax) -> Type)?

  package init(
    universe: Universe, open: (() -> Type)? = nil, report: @escaping (ResolutionDiagnostic, SourceRange) -> Void,
    noteAlias: ((AliasDecl, SourceRange) -> Void)? = nil, noteBare: ((NominalDecl, SourceRange) -> Void)? = nil,
    noteApplied: ((Type, SourceRange) -> Void)? = nil
  ) {
    self.universe = universe
    self.open = open
    self.report = report
    self.noteAlias = noteAlias
    self.noteBare = noteBare
    self.noteApplied = noteApplied
  }

  package func resolve(_ syntax: TypeSyntax, in scope: Scope) -> Type {
    switch syntax.kind {
    case .named(let components):
      let type = resolve(components, in: scope)
      if let noteApplied, case .nominal(_, let arguments) = type, !arguments.isEmpty { noteApplied(type, syntax.range) }
      if let noteBare, case .existential(let protocols) = type, protocols.count == 1,
        components.last?.name == protocols[0].decl.name
      {
        noteBare(protocols[0].decl, syntax.range)
      }
      return type
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return universe.optional(resolve(wrapped, in: scope))
    case .array(let element): return universe.array(resolve(element, in: scope))
    case .dictionary(let key, let value):
      let type = universe.dictionary(resolve(key, in: scope), resolve(value, in: scope))
      noteApplied?(type, syntax.range)
      return type
    case .tuple(let fields):
      if fields.count == 1, fields[0].label == nil { return resolve(fields[0].type, in: scope) }
      return .tuple(fields.map { TupleField(label: $0.label, resolve($0.type, in: scope)) })
    case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
      var function = FunctionType(
        parameters: parameters.map { parameter(of: $0, in: scope) }, isAsync: isAsync, isThrowing: isThrowing,
        result: resolve(result, in: scope))
      if let thrown { function.throwOnly(resolve(thrown, in: scope)) }
      if case .named(let components) = result.kind, components.last?.name == "Void" { function.namesVoid = true }
      return .function(function)
    case .any(let bound): return constraining.resolve(bound, in: scope)
    case .some(let bound):
      if let opaqueParameter { return opaqueParameter(bound) }
      let type = constraining.resolve(bound, in: scope)
      guard case .existential(var protocols) = type else { return type }
      for index in protocols.indices { protocols[index].isOpaque = true }
      return .existential(protocols)
    case .composition(let parts):
      var protocols: [ProtocolReference] = []
      for part in parts {
        if case .existential(let found) = resolve(part, in: scope).head { protocols += found }
      }
      return .existential(protocols)
    case .metatype(let instance): return .metatype(resolve(instance, in: scope))
    case .inoutType(let inner): return resolve(inner, in: scope)
    case .attributed(_, let inner): return resolve(inner, in: scope)
    case .placeholder:
      if let open { return open() }
      report(.placeholderType, syntax.range)
      return .error
    }
  }

  /// Resolver for types in a constraint.
  private var constraining: TypeResolver {
    var changed = self
    changed.noteBare = nil
    return changed
  }

  private func parameter(of syntax: TypeSyntax.Parameter, in scope: Scope) -> FunctionType.Parameter {
    var written = syntax.type
    var isInout = false
    var isAutoclosure = false
    while true {
      switch written.kind {
      case .inoutType(let inner):
        isInout = true
        written = inner
      case .attributed(let names, let inner):
        isAutoclosure = isAutoclosure || names.contains("autoclosure")
        written = inner
      default:
        return FunctionType.Parameter(
          resolve(written, in: scope), isInout: isInout, isVariadic: syntax.isVariadic, isAutoclosure: isAutoclosure)
      }
    }
  }

  private func resolve(_ components: [TypeSyntax.Component], in scope: Scope) -> Type {
    var rest = components[...]
    var first = rest.removeFirst()
    var home = scope
    // The program's own module means its top level, a library's module the type of the libraries, if they have one.
    while !rest.isEmpty, universe.moduleNames.contains(first.name) || first.name == Universe.ownModule,
      universe.type(named: first.name) == nil, scope.typeDecl(named: first.name) == nil
    {
      let isOwn = first.name == Universe.ownModule
      first = rest.removeFirst()
      if isOwn {
        home = scope.topLevel
      } else if universe.type(named: first.name) != nil {
        home = universe.nativeScope
      }
    }
    guard var type = lookUp(first, in: home, argumentsIn: scope) else {
      let missing = universe.missingImport(for: first.name, at: first.range, in: scope)
      report(
        .unknownType(
          name: first.name, suggestion: missing == nil ? suggestion(for: first.name, in: scope) : nil, missing: missing),
        first.range)
      return .error
    }
    for component in rest {
      if type.isError { return .error }
      let arguments = component.arguments.map { resolve($0, in: scope) }
      if component.name == "Type" || component.name == "Protocol" {
        type = .metatype(type)
        continue
      }
      switch type.head {
      case .parameter, .dependentMember:
        if !arguments.isEmpty,
          let member = universe.memberType(
            component.name, of: type, arguments: arguments, open: open, assuming: scope.allRequirements)
        {
          type = member
          continue
        }
        // Which protocol says so is seen when it is used: the constraints may not be read yet.
        type = .dependentMember(type, component.name)
        continue
      default: break
      }
      guard let member = universe.memberType(component.name, of: type, arguments: arguments, open: open) else {
        report(.unknownMemberType(name: component.name, type: type), component.range)
        return .error
      }
      if let decl = universe.nestedType(component.name, of: type) {
        noteUse(of: decl, named: component.name, at: component.range, in: scope)
      }
      type = member
    }
    return type
  }

  private func lookUp(_ component: TypeSyntax.Component, in scope: Scope, argumentsIn outer: Scope) -> Type? {
    let arguments = component.arguments.map { resolve($0, in: outer) }
    if component.name == "Any" { return .any }
    if component.name == "Self", let own = scope.enclosingSelf { return own }
    if component.name == "Void" { return .void }
    var conforming: [Type] = []
    var current: Scope? = scope
    while let here = current {
      switch here.types[component.name] {
      case .type(let type)?: return type
      case .decl(let decl)?: return apply(decl, arguments, at: component.range, in: scope)
      case nil: break
      }
      if let nominal = here.nominal, let own = here.selfType {
        if nominal.name == component.name, component.arguments.isEmpty, nominal.kind != .protocolType {
          return own
        }
        if nominal.kind == .protocolType {
          let known = nominal.allInherited + constrained(own, in: here)
          if let member = protocolMember(component, arguments, of: known, own: own) { return member }
        } else if let decl = universe.nestedType(component.name, of: own) {
          noteUse(of: decl, named: component.name, at: component.range, in: scope)
          return universe.memberType(component.name, of: own, arguments: arguments, open: open)
        } else if prefersOuterTypes, !here.isExtension {
          conforming.append(own)
        } else if let member = universe.memberType(component.name, of: own, arguments: arguments, open: open) {
          return member
        }
      }
      current = here.parent
    }
    let decl = universe.type(named: component.name)
    if let decl, !decl.isNative || universe.missingImport(for: component.name, at: component.range, in: scope) == nil {
      return apply(decl, arguments, at: component.range, in: scope)
    }
    return conforming.lazy.compactMap {
      universe.memberType(component.name, of: $0, arguments: arguments, open: open)
    }.first
  }

  /// Returns the protocols that an extension's constraints add to its own: `where Self: RawRepresentable`.
  private func constrained(_ own: Type, in scope: Scope) -> [NominalDecl] {
    scope.requirements.flatMap { requirement -> [NominalDecl] in
      guard case .conformance(let type, let proto) = requirement, Type.same(type, own) else { return [] }
      return proto.decl.allInherited
    }
  }

  private func protocolMember(
    _ component: TypeSyntax.Component, _ arguments: [Type], of protocols: [NominalDecl], own: Type
  ) -> Type? {
    let name = component.name
    for proto in protocols {
      if proto.associatedTypes.contains(name) { return .dependentMember(own, name) }
      guard case .alias(let alias)? = proto.nestedTypes[name] else { continue }
      let given = alias.generics.isEmpty ? [] : complete(arguments, alias.generics.count, name, component.range)
      if let member = proto.alias(name, of: own, arguments: given) { return member }
    }
    return nil
  }

  private func apply(_ decl: TypeDecl, _ arguments: [Type], at range: SourceRange, in scope: Scope) -> Type {
    noteUse(of: decl, named: String(range.text.prefix { $0 != "<" }), at: range, in: scope)
    switch decl {
    case .alias(let alias):
      if alias.generics.isEmpty { return alias.type }
      let given = complete(arguments, alias.generics.count, alias.name, range)
      return alias.type.substituting(Substitution(alias.generics, given))
    case .nominal(let nominal):
      if nominal.kind == .protocolType {
        return .existential([ProtocolReference(nominal, arguments: constraints(arguments, of: nominal, at: range))])
      }
      let outer = nominal.parent.map { parent in
        scope.argumentsInScope(of: parent) ?? parent.allGenerics.map { _ in open?() ?? .error }
      }
      return .nominal(nominal, (outer ?? []) + complete(arguments, nominal.generics.count, nominal.name, range))
    }
  }

  /// The types in `P<Int>`, which constrain the primary associated types of a protocol; none where they do not fit.
  private func constraints(_ arguments: [Type], of nominal: NominalDecl, at range: SourceRange) -> [Type] {
    let wanted = nominal.primaryAssociatedTypes.count
    // Some protocols of the libraries here declare fewer than the original: `AsyncSequence<Int, Never>`.
    if arguments.isEmpty || arguments.count == wanted || nominal.isNative && wanted > 0 { return arguments }
    report(
      wanted == 0
        ? .noPrimaryAssociatedTypes(name: nominal.name)
        : .wrongConstraintCount(name: nominal.name, given: arguments.count, wanted: wanted), range)
    return []
  }

  private func noteUse(
    of decl: TypeDecl, named name: @autoclosure () -> String, at range: SourceRange, in scope: Scope
  ) {
    guard universe.restrictsTypes, decl.access < .internalLevel || decl.unavailability != nil else { return }
    if let fault = decl.fault(of: name(), in: scope) {
      report(fault, range)
    } else if case .alias(let alias) = decl, alias.access < .internalLevel {
      noteAlias?(alias, range)
    }
  }

  private func complete(_ arguments: [Type], _ count: Int, _ name: String, _ range: SourceRange) -> [Type] {
    if arguments.count == count { return arguments }
    if arguments.isEmpty, let open { return (0..<count).map { _ in open() } }
    if arguments.isEmpty {
      report(.missingTypeArguments(name: name), range)
    } else if count == 0 {
      report(.argumentsOfNonGeneric(name: name), range)
    } else {
      report(
        .wrongTypeArgumentCount(name: name, given: arguments.count, wanted: count),
        range)
    }
    return Array(repeating: .error, count: count)
  }

  private static let typesOfC: Set<String> = [
    "CInt", "CUnsignedInt", "CLong", "CUnsignedLong", "CLongLong", "CUnsignedLongLong", "CShort", "CUnsignedShort",
    "CChar", "CSignedChar", "CUnsignedChar", "CDouble", "CFloat", "CBool",
  ]

  private func suggestion(for name: String, in scope: Scope) -> String? {
    // The types of C are rarely what is meant: `CLong` is near to much.
    var names = (universe.nativeNames.types + universe.types.keys).filter { !Self.typesOfC.contains($0) }
    var current: Scope? = scope
    while let here = current {
      names += here.types.keys
      current = here.parent
    }
    return DidYouMean.suggestion(for: name, among: names)
  }
}

extension Scope {
  /// Meaning of `Self` in this scope.
  package var enclosingSelf: Type? { selfType ?? parent?.enclosingSelf }

  /// Returns the arguments of a type inside of whose declaration this scope is.
  package func argumentsInScope(of nominal: NominalDecl) -> [Type]? {
    if self.nominal === nominal { return selfType?.arguments }
    return parent?.argumentsInScope(of: nominal)
  }
}

extension DeclarationCollector {
  func resolve(_ syntax: TypeSyntax, in scope: Scope) -> Type { resolver().resolve(syntax, in: scope) }

  private func resolver() -> TypeResolver {
    var resolver = TypeResolver(
      universe: universe, open: nil, report: { self.report($0, at: $1) },
      noteAlias: { self.aliasUses.append(($0, $1)) })
    resolver.prefersOuterTypes = !isNative
    return resolver
  }

  /// Resolver that reports nothing.
  var silentResolver: TypeResolver {
    var resolver = TypeResolver(universe: universe, report: { _, _ in })
    resolver.prefersOuterTypes = !isNative
    return resolver
  }

  /// Returns the type that an alias stands for. Its arguments have to fit, but a protocol alone is no existential there.
  func resolveAliased(_ syntax: TypeSyntax, in scope: Scope) -> Type {
    var resolver = resolver()
    if !isNative { resolver.noteApplied = { self.appliedTypes.append(($0, $1, scope)) } }
    return resolver.resolve(syntax, in: scope)
  }

  /// True for a type whose generic arguments are left to be inferred.
  func leavesArgumentsOpen(_ syntax: TypeSyntax, in scope: Scope) -> Bool {
    var isOpen = false
    var resolver = silentResolver
    resolver.open = {
      isOpen = true
      return .error
    }
    _ = resolver.resolve(syntax, in: scope)
    return isOpen
  }

  /// Returns the type of a value: a protocol there is an existential type.
  ///
  /// - Parameter opaqueParameter: Returns the type that `some P` stands for, given the constraint; nil for types of results and variables.
  func resolveValue(_ syntax: TypeSyntax, in scope: Scope, opaqueParameter: ((TypeSyntax) -> Type)? = nil) -> Type {
    var resolver = resolver()
    if !isNative {
      resolver.noteBare = { self.bareProtocols.append(($0, $1)) }
      resolver.noteApplied = { self.appliedTypes.append(($0, $1, scope)) }
    }
    resolver.opaqueParameter = opaqueParameter
    return resolver.resolve(syntax, in: scope)
  }
}
