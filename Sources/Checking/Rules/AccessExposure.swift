import SyntaxTree
import Types

/// Check that no declaration exposes a type whose access level is lower.
extension Checker {
  /// Reach of a name: a type, a file, the module, or everywhere.
  private enum Reach {
    case within(NominalDecl)
    case file
    case module
    case everywhere
  }

  /// A type or an alias that does not reach everywhere.
  private struct Narrow {
    var decl: NominalDecl?
    let access: AccessLevel
    let reach: Reach
  }

  func refuseExposedTypes() {
    for nominal in declaredTypes where nominal.parent == nil && nominal.isOfTopLevel { refuseExposed(by: nominal) }
    for nominal in snapshots.map(\.nominal) where nominal.declaredAt?.file !== file {
      refuseExposed(byMembersOf: nominal)
    }
    for decl in scope.types.values {
      if case .decl(.alias(let alias)) = decl { refuseExposed(by: alias) }
    }
    for function in checkedBodies.map(\.function) where function.owner == nil && !function.isLocal {
      refuseExposed(by: function, "function", access: function.access, in: nil)
    }
    for variable in globals where variable.isWrittenByLet {
      refuseExposed(by: variable, variable.isLet ? "constant" : "variable", in: nil)
    }
  }

  private func refuseExposed(by nominal: NominalDecl) {
    for inner in nominal.nestedTypes.values {
      switch inner {
      case .nominal(let nested): refuseExposed(by: nested)
      case .alias(let alias): refuseExposed(by: alias)
      }
    }
    let own = reach(of: nominal)
    if let place = nominal.declaredAt {
      let what = nominal.generics.isEmpty ? nominal.kind.rawValue : "generic \(nominal.kind.rawValue)"
      if let superclass = nominal.superclass, let found = narrowest(in: superclass), exceeds(own, found.reach) {
        refuseExposure(
          nominal.kind.rawValue, nominal.access, found,
          superclass.nominalDecl === found.decl
            ? "its superclass is \(found.access.word)"
            : "its superclass uses \(found.access.article) \(found.access.word) type as a generic parameter",
          in: nominal.parent,
          at: place)
      }
      for refined in nominal.inheritedProtocols {
        if let found = narrowest(in: .existential([refined])), exceeds(own, found.reach) {
          if nominal.access == .publicLevel {
            report(failure(ModifierDiagnostic.publicRefinement(access: found.access.word), at: place))
            continue
          }
          refuseExposure(
            "protocol", nominal.access, found, "it refines \(found.access.article) \(found.access.word) protocol",
            in: nominal.parent,
            at: place)
        }
      }
      for case .conformance(.parameter, let bound) in nominal.requirements {
        if let found = narrowest(in: .existential([bound])), exceeds(own, found.reach) {
          refuseExposure(
            what, nominal.access, found, "its generic parameter uses", in: nominal.parent, at: place)
        }
      }
    }
    for enumCase in nominal.cases {
      guard let place = enumCase.declaredAt,
        let found = ([narrowAlias(of: enumCase)] + enumCase.payload.map { narrowest(in: $0.type) })
          .lazy.compactMap({ $0 }).first(where: { exceeds(own, $0.reach) }),
        !isHidden(own)
      else { continue }
      report(
        failure(
          ModifierDiagnostic.exposedByCase(enumAccess: nominal.access.word, access: found.access.word), at: place))
    }
    refuseExposed(byMembersOf: nominal)
  }

  /// Checks all members, those in extensions included.
  private func refuseExposed(byMembersOf nominal: NominalDecl) {
    for member in nominal.members.values.joined() {
      guard let place = member.place, place.file === file else { continue }
      switch member {
      case .function(let function):
        refuseExposed(
          by: function, function.kind == .initializer ? "initializer" : "method", access: function.access, in: nominal)
      case .variable(let variable):
        if variable.wrapping == nil, variable.name.first != "$" { refuseExposed(by: variable, "property", in: nominal) }
      case .subscriptDecl(let declaration):
        refuseExposed(by: declaration.getter, "subscript", access: declaration.getter.access, in: nominal)
      case .enumCase: break
      }
    }
  }

  /// Checks that no member of an extension is declared with a higher access level than its requirements have.
  func checkAccess(inExtension syntax: ExtensionSyntax) {
    var resolver = resolver(open: true)
    resolver.report = { _, _ in }
    let levels = syntax.requirements.compactMap { requirement -> AccessLevel? in
      switch requirement {
      case .conformance(_, let bound), .sameType(_, let bound):
        narrowest(in: resolver.resolve(bound, in: scope))?.access
      }
    }
    guard let limit = levels.min() else { return }
    for member in syntax.members {
      guard let access = member.modifiers.access, access > limit,
        let word = member.modifiers.written.first(where: { AccessLevel($0.name) == access })
      else { continue }
      let isStatic = member.modifiers.isStatic || member.modifiers.isClassMember
      let kind: String
      switch member.kind {
      case .function: kind = isStatic ? "static method" : "instance method"
      case .variable: kind = isStatic ? "static property" : "property"
      case .initializer: kind = "initializer"
      case .subscriptDecl: kind = isStatic ? "static subscript" : "subscript"
      default: continue
      }
      refuse(
        ModifierDiagnostic.memberAboveExtension(access: access.word, member: kind, requirements: limit.word),
        at: word.range)
    }
  }

  private func refuseExposed(by alias: AliasDecl) {
    guard let place = alias.declaredAt, place.file === file, let found = narrowest(in: alias.type),
      exceeds(reach(alias.access, in: alias.parent), found.reach)
    else { return }
    refuseExposure("type alias", alias.access, found, "its underlying type uses", in: alias.parent, at: place)
  }

  /// Returns the alias that a declaration mentions, if its access is restricted.
  private func narrowAlias(of decl: AnyObject) -> Narrow? {
    guard let alias = exposures[ObjectIdentifier(decl)]?.alias else { return nil }
    return Narrow(access: alias.access, reach: reach(alias.access, in: alias.parent))
  }

  private func refuseExposed(
    by function: FunctionDecl, _ what: String, access: AccessLevel, in owner: NominalDecl?
  ) {
    guard let place = function.declaredAt, place.file === file else { return }
    let own = reach(access, in: owner, where: function.requirements)
    if let exposure = exposures[ObjectIdentifier(function)], let found = narrowAlias(of: function),
      exceeds(own, found.reach)
    {
      return refuseExposure(what, access, found, exposure.why, in: owner, at: place)
    }
    for case .conformance(.parameter(let parameter), let bound) in function.requirements
    where function.generics.contains(where: { $0 === parameter }) {
      if let found = narrowest(in: .existential([bound])), exceeds(own, found.reach) {
        return refuseExposure(
          owner == nil ? "global function" : "generic \(what)", access, found, "its generic parameter uses", in: owner,
          at: place)
      }
    }
    for parameter in function.parameters {
      if let found = narrowest(in: parameter.type), exceeds(own, found.reach) {
        return refuseExposure(
          what, access, found, what == "subscript" ? "its index uses" : "its parameter uses", in: owner, at: place)
      }
    }
    if function.kind != .initializer, let found = narrowest(in: function.result), exceeds(own, found.reach) {
      refuseExposure(
        what, access, found, what == "subscript" ? "its element type uses" : "its result uses", in: owner, at: place)
    }
  }

  private func refuseExposed(by variable: VariableDecl, _ what: String, in owner: NominalDecl?) {
    guard let place = variable.declaredAt, place.file === file,
      let found = narrowAlias(of: variable) ?? narrowest(in: (try? type(of: variable)) ?? .error),
      exceeds(reach(variable.access, in: owner, where: variable.requirements), found.reach)
    else { return }
    let isInferred = !place.isFollowedByColon
    refuseExposure(
      what, variable.access, found, "its type \(isInferred ? "'\(variable.type)' " : "")uses", in: owner, at: place)
  }

  private func refuseExposure(
    _ what: String, _ access: AccessLevel, _ found: Narrow, _ why: String,
    in owner: NominalDecl?, at place: SourceRange
  ) {
    let reason = why.hasSuffix("uses") ? "\(why) \(found.access.article) \(found.access.word) type" : why
    if owner?.kind == .protocolType || access == .filePrivate || access == .publicLevel {
      report(
        failure(ModifierDiagnostic.exposedDeclaredAs(declaration: what, access: access.word, reason: reason), at: place)
      )
      return
    }
    let wanted: String
    if case .within = found.reach {
      wanted = "private"
    } else {
      wanted = owner == nil ? "private or fileprivate" : "fileprivate"
    }
    report(failure(ModifierDiagnostic.exposedMustBe(declaration: what, access: wanted, reason: reason), at: place))
  }

  // MARK: Reach

  private func reach(of nominal: NominalDecl) -> Reach {
    if nominal.isNative { return .everywhere }
    return reach(nominal.access, in: nominal.parent)
  }

  /// Returns the reach of an extension's member, limited by the types in the extension's constraints.
  private func reach(_ access: AccessLevel, in owner: NominalDecl?, where requirements: [Requirement]) -> Reach {
    let own = reach(access, in: owner)
    guard !requirements.isEmpty, let owner else { return own }
    var narrow = own
    for requirement in requirements where owner.allGenerics.contains(where: { requirement.mentions($0) }) {
      if let found = narrowest(in: requirement.bound), exceeds(narrow, found.reach) { narrow = found.reach }
    }
    return narrow
  }

  private func reach(_ access: AccessLevel, in owner: NominalDecl?) -> Reach {
    let outer = owner.map { reach(of: $0) } ?? .everywhere
    switch access {
    case .privateLevel: return owner.map { .within($0) } ?? .file
    case .filePrivate: if case .within = outer { return outer } else { return .file }
    case .internalLevel: if case .everywhere = outer { return .module } else { return outer }
    case .publicLevel: return outer
    }
  }

  /// True for the reach of a declaration that is not visible in other files.
  private func isHidden(_ reach: Reach) -> Bool {
    switch reach {
    case .within, .file: true
    case .module, .everywhere: false
    }
  }

  private func exceeds(_ mine: Reach, _ other: Reach) -> Bool {
    switch (mine, other) {
    case (_, .everywhere): return false
    case (.everywhere, _): return true
    case (_, .module): return false
    case (.module, _): return true
    case (.file, .file), (.within, .file): return false
    case (.file, .within): return true
    case (.within(let inner), .within(let outer)):
      var here: NominalDecl? = inner
      while let nominal = here {
        if nominal === outer { return false }
        here = nominal.parent
      }
      return true
    }
  }

  /// Returns the type with the most restricted access among those that a type mentions; nil if there is none.
  private func narrowest(in type: Type) -> Narrow? {
    var found: Narrow?
    func look(_ decl: NominalDecl) {
      let reach = reach(of: decl)
      if case .everywhere = reach { return }
      if found.map({ exceeds($0.reach, reach) }) ?? true {
        found = Narrow(decl: decl, access: decl.access, reach: reach)
      }
    }
    _ = type.contains { part in
      switch part.head {
      case .nominal(let decl, _): look(decl)
      case .existential(let protocols): protocols.forEach { look($0.decl) }
      default: break
      }
      return false
    }
    return found
  }
}

extension SourceRange {
  /// True if a type annotation follows the name.
  fileprivate var isFollowedByColon: Bool {
    let bytes = Array(file.text.utf8)
    return bytes[min(end, bytes.count)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }
}
