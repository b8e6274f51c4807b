import SyntaxTree

/// Who may name a type that the program declares: private ones are for their surroundings, unavailable ones for nobody.
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

  /// What is wrong with naming it there; nil where nothing is.
  package func fault(of name: String, in scope: Scope) -> ResolutionDiagnostic? {
    if access == .privateLevel, let parent, !scope.stands(in: parent) {
      return .privateType(name: name)
    }
    guard let unavailability, !scope.isUnavailable else { return nil }
    return .unavailable(name: name, mark: unavailability)
  }
}

extension Scope {
  /// The type's own body, an extension of it, or what stands in one of them.
  package func stands(in owner: NominalDecl) -> Bool { nominal === owner || parent?.stands(in: owner) ?? false }

  /// The type of that name, as far as programs declare it.
  package func nominal(named name: String) -> NominalDecl? {
    if case .nominal(let nominal)? = typeDecl(named: name) { nominal } else { nil }
  }

  /// The declaration behind the name of a type, as far as programs declare it.
  package func typeDecl(named name: String) -> TypeDecl? {
    if case .decl(let decl)? = types[name] { return decl }
    return nominal?.nestedTypes[name] ?? parent?.typeDecl(named: name)
  }

  /// What is unavailable itself may name what is.
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
    let alias = AliasDecl(name: name, generics: parameters, type: resolve(type, in: inner))
    if !isNative {
      alias.parent = parent
      alias.declaredAt = decl.nameRange
      alias.access = decl.modifiers.access ?? .internalLevel
      alias.unavailability = decl.modifiers.unavailability
      noteRestrictions(.alias(alias))
    }
    return .alias(alias)
  }

  /// Most programs restrict no type, and then nobody looks for who names it.
  func noteRestrictions(_ decl: TypeDecl) {
    if decl.unavailability != nil || decl.access < .internalLevel { universe.restrictsTypes = true }
  }

  /// A private alias that a signature names shows what it stands for.
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

/// That a declaration names an alias which reaches less far than everywhere.
package struct AliasExposure {
  package let alias: AliasDecl
  /// `its parameter uses`.
  package let why: String

  package init(alias: AliasDecl, why: String) {
    self.alias = alias
    self.why = why
  }
}
