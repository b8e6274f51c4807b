/// What a declaration shows of a type must not reach further than the type does.
///
/// Members of extensions are left alone: what stands before the extension says how far they reach.
extension Checker {
  /// How far a name reaches: within a type, within its file, or everywhere.
  private enum Reach {
    case within(NominalDecl)
    case file
    case everywhere
  }

  func refuseExposedTypes() {
    for nominal in declaredTypes where nominal.parent == nil && nominal.isOfTopLevel { refuseExposed(by: nominal) }
    for function in checkedBodies.map(\.function) where function.owner == nil && !function.isLocal {
      refuseExposed(by: function, "function", access: function.access, in: nil)
    }
    for variable in globals where variable.isWrittenByLet {
      refuseExposed(by: variable, variable.isLet ? "constant" : "variable", in: nil)
    }
  }

  private func refuseExposed(by nominal: NominalDecl) {
    for case .nominal(let inner) in nominal.nestedTypes.values { refuseExposed(by: inner) }
    let own = reach(of: nominal)
    if let place = nominal.declaredAt {
      let what = nominal.generics.isEmpty ? nominal.kind.rawValue : "generic \(nominal.kind.rawValue)"
      if let superclass = nominal.superclass, let found = narrowest(in: superclass), exceeds(own, found.reach) {
        refuseExposure(
          nominal.kind.rawValue, nominal.writtenAccess, found,
          superclass.nominalDecl === found.decl
            ? "its superclass is \(found.decl.access.word)"
            : "its superclass uses a \(found.decl.access.word) type as a generic parameter", in: nominal.parent,
          at: place)
      }
      for case .conformance(.parameter, let bound) in nominal.requirements {
        if let found = narrowest(in: .existential([bound])), exceeds(own, found.reach) {
          refuseExposure(
            what, nominal.writtenAccess, found, "its generic parameter uses", in: nominal.parent, at: place)
        }
      }
    }
    for enumCase in nominal.cases {
      guard case .everywhere = own, let place = enumCase.declaredAt,
        enumCase.payload.contains(where: { narrowest(in: $0.type) != nil }),
        let found = enumCase.payload.lazy.compactMap({ self.narrowest(in: $0.type) }).first
      else { continue }
      report(failure("enum case in an internal enum uses a \(found.decl.access.word) type", at: place))
    }
    for member in nominal.members.values.joined() {
      guard let place = member.place, place.file === file, nominal.spans(place) else { continue }
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

  private func refuseExposed(
    by function: FunctionDecl, _ what: String, access: AccessLevel, in owner: NominalDecl?
  ) {
    guard let place = function.declaredAt, place.file === file else { return }
    let own = reach(access, in: owner)
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
      let found = narrowest(in: (try? type(of: variable)) ?? .error),
      exceeds(reach(variable.access, in: owner), found.reach)
    else { return }
    let isInferred = !place.isFollowedByColon
    refuseExposure(
      what, variable.access, found, "its type \(isInferred ? "'\(variable.type)' " : "")uses", in: owner, at: place)
  }

  private func refuseExposure(
    _ what: String, _ access: AccessLevel, _ found: (decl: NominalDecl, reach: Reach), _ why: String,
    in owner: NominalDecl?, at place: SourceRange
  ) {
    let reason = why.hasSuffix("uses") ? "\(why) a \(found.decl.access.word) type" : why
    if owner?.kind == .protocolType || access == .filePrivate || access == .publicLevel {
      report(failure("\(what) cannot be declared \(access.word) because \(reason)", at: place))
      return
    }
    let wanted: String
    if case .within = found.reach {
      wanted = "private"
    } else {
      wanted = owner == nil ? "private or fileprivate" : "fileprivate"
    }
    report(failure("\(what) must be declared \(wanted) because \(reason)", at: place))
  }

  // MARK: Reach

  private func reach(of nominal: NominalDecl) -> Reach {
    if nominal.isNative { return .everywhere }
    return reach(nominal.access, in: nominal.parent)
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

  /// The type among those that it names that reaches least, where one does not reach everywhere.
  private func narrowest(in type: Type) -> (decl: NominalDecl, reach: Reach)? {
    var found: (decl: NominalDecl, reach: Reach)?
    func look(_ decl: NominalDecl) {
      let reach = reach(of: decl)
      if case .everywhere = reach { return }
      if found.map({ exceeds($0.reach, reach) }) ?? true { found = (decl, reach) }
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

extension NominalDecl {
  fileprivate var writtenAccess: AccessLevel { access }

  /// Whether a place stands in its own braces.
  fileprivate func spans(_ place: SourceRange) -> Bool {
    guard let start = declaredAt, let end = endsAt else { return false }
    return start.start <= place.start && place.start <= end.start
  }
}

extension SourceRange {
  /// Whether a type is written behind the name.
  fileprivate var isFollowedByColon: Bool {
    let bytes = Array(file.text.utf8)
    return bytes[min(end, bytes.count)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }
}
