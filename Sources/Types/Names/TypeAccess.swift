import SyntaxTree

/// Access and availability of types declared by the program.
extension TypeDecl {
  var access: AccessLevel {
    switch self {
    case .nominal(let nominal): nominal.access
    case .alias(let alias): alias.access
    }
  }

  var unavailability: AvailabilityNote? {
    switch self {
    case .nominal(let nominal): nominal.unavailability
    case .alias(let alias): alias.unavailability
    }
  }

  private var parent: NominalDecl? {
    switch self {
    case .nominal(let nominal): nominal.parent
    case .alias(let alias): alias.parent
    }
  }

  /// Returns the diagnostic for naming the type in a scope; nil if it is accessible and available there.
  package func fault(of name: String, in scope: Scope) -> ResolutionDiagnostic? {
    if access == .privateLevel, let parent, !scope.stands(in: parent) {
      return .privateType(name: name)
    }
    guard let unavailability, !scope.isUnavailable else { return nil }
    return .unavailable(name: name, mark: unavailability)
  }
}

extension Scope {
  /// Returns true inside the body of a type or of an extension of it.
  package func stands(in owner: NominalDecl) -> Bool { nominal === owner || parent?.stands(in: owner) ?? false }

  /// Returns the type of that name, as far as programs declare it.
  package func nominal(named name: String) -> NominalDecl? {
    if case .nominal(let nominal)? = typeDecl(named: name) { nominal } else { nil }
  }

  /// Returns the declaration behind the name of a type, as far as programs declare it.
  package func typeDecl(named name: String) -> TypeDecl? {
    if case .decl(let decl)? = types[name] { return decl }
    return nominal?.nestedTypes[name] ?? parent?.typeDecl(named: name)
  }

  /// True if unavailable types may be named here, as inside an unavailable declaration.
  package var isUnavailable: Bool {
    allowsUnavailable || nominal?.unavailability != nil || parent?.isUnavailable ?? false
  }
}

extension DeclarationCollector {
  package func makeAlias(
    _ name: String, _ generics: GenericsSyntax, _ type: TypeSyntax, _ decl: Decl, of parent: NominalDecl? = nil,
    in scope: Scope
  ) -> TypeDecl {
    let inner = Scope(parent: scope)
    inner.allowsUnavailable = decl.modifiers.unavailability != nil
    let parameters = declareGenerics(generics, in: inner)
    let alias: AliasDecl
    if parameters.isEmpty, let whole = genericType(type, in: inner) {
      let parameters = whole.generics.map { GenericParameter(name: $0.name) }
      alias = AliasDecl(
        name: name, generics: parameters, type: .nominal(whole, parameters.map { .parameter($0) }))
    } else {
      alias = AliasDecl(name: name, generics: parameters, type: resolveAliased(type, in: inner))
    }
    if !isNative {
      alias.parent = parent
      alias.declaredAt = decl.nameRange
      alias.access = decl.modifiers.access ?? .internalLevel
      alias.unavailability = decl.modifiers.unavailability
      noteRestrictions(.alias(alias))
    }
    return .alias(alias)
  }

  /// Returns the generic type that is named without its arguments, which makes the alias generic as well:
  /// `typealias Results = Result`.
  private func genericType(_ type: TypeSyntax, in scope: Scope) -> NominalDecl? {
    guard case .named(let components) = type.kind, components.count == 1, components[0].arguments.isEmpty else {
      return nil
    }
    let name = components[0].name
    guard case .nominal(let decl)? = scope.typeDecl(named: name) ?? universe.type(named: name),
      decl.kind != .protocolType, !decl.generics.isEmpty, decl.allGenerics.count == decl.generics.count,
      scope.argumentsInScope(of: decl) == nil
    else { return nil }
    return decl
  }

  /// Notes that a declaration restricts the use of a type; without any, uses are not checked.
  func noteRestrictions(_ decl: TypeDecl) {
    if decl.unavailability != nil || decl.access < .internalLevel { universe.restrictsTypes = true }
  }

  /// Notes that a private alias in a signature exposes its target.
  func noteExposure(by decl: AnyObject, _ parts: [(type: TypeSyntax?, why: String)]) {
    for (type, why) in parts {
      guard let range = type?.range,
        let use = aliasUses.first(where: { range.start <= $0.place.start && $0.place.end <= range.end })
      else { continue }
      exposures[ObjectIdentifier(decl)] = AliasExposure(alias: use.alias, why: why)
      return
    }
  }
}

/// Use of an alias with restricted access in a declaration.
package struct AliasExposure {
  package let alias: AliasDecl
  /// `its parameter uses`.
  package let why: String

  package init(alias: AliasDecl, why: String) {
    self.alias = alias
    self.why = why
  }
}
