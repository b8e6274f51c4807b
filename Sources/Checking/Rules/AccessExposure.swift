import SyntaxTree
import Types

/// Check that no declaration exposes a type whose access level is lower.
extension Checker {
  /// Reach of a name: a type, a file, or everywhere.
  private enum Reach {
    case within(NominalDecl)
    case file
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
            : "its superclass uses a \(found.access.word) type as a generic parameter", in: nominal.parent,
          at: place)
      }
      for refined in nominal.inheritedProtocols {
        if let found = narrowest(in: .existential([refined])), exceeds(own, found.reach) {
          refuseExposure(
            "protocol", nominal.access, found, "it refines a \(found.access.word) protocol", in: nominal.parent,
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
      guard case .everywhere = own, let place = enumCase.declaredAt,
        let found = narrowAlias(of: enumCase)?.access
          ?? enumCase.payload.lazy.compactMap({ self.narrowest(in: $0.type)?.access }).first
      else { continue }
      report(failure(ModifierDiagnostic.exposedByCase(access: found.word), at: place))
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
    let reason = why.hasSuffix("uses") ? "\(why) a \(found.access.word) type" : why
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
    case .internalLevel, .publicLevel: return outer
    }
  }

  private func exceeds(_ mine: Reach, _ other: Reach) -> Bool {
    switch (mine, other) {
    case (_, .everywhere), (.file, .file), (.within, .file): return false
    case (.everywhere, _), (.file, .within): return true
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
