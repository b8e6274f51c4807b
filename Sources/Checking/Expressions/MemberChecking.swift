import SyntaxTree
import Types

/// `base.member`, implicit members, subscripts.
extension Checker {

  func requireMember(_ name: String, ofModule module: String, at range: SourceRange) throws {
    if name != CompletionText.mark, lookUp(name, at: range) == nil {
      throw failure(ExpressionDiagnostic.unknownModuleMember(module: module, name: name), at: range)
    }
  }

  /// Where `super` means nothing.
  func noSuperclass(at range: SourceRange) -> Failure {
    guard let own = ownVariable(in: scope) else {
      return failure(
        ExpressionDiagnostic.superOutsideClass,
        at: range)
    }
    let name = settled(own.type.instance).description
    return failure(
      own.type.instance.nominalDecl?.kind == .classType
        ? ExpressionDiagnostic.superWithoutSuperclass(name: name)
        : ExpressionDiagnostic.superInValueType(name: name), at: range)
  }

  func superReceiver(_ base: Expr) throws -> (CheckedExpr, Type) {
    guard let own = ownVariable(in: scope), let superclass = universe.superclass(of: own.type.instance) else {
      throw noSuperclass(at: base.range)
    }
    let receiver = try access(own, at: base.range)
    return (
      make(.convert(receiver, .identity), own.type.isMetatype ? .metatype(superclass) : superclass, base.range),
      superclass
    )
  }

  /// The error of `.name` where nothing says what it is a member of.
  func memberWithoutContext(_ name: String, _ range: SourceRange) -> Failure {
    failure(
      InferenceDiagnostic.memberWithoutContext(name: name),
      at: SourceRange(file: range.file, start: min(range.start + 1, range.end), end: range.end),
      notes: [
        Diagnostic.Note(
          continuesChain(at: range)
            ? "a chain goes on in one input: end a line with a dot, or begin the next one with Alt-Return"
            : "nothing here says which type '.\(name)' is of: write the type before the dot")
      ])
  }

  /// True for an input at the prompt that begins with a dot.
  private func continuesChain(at dot: SourceRange) -> Bool {
    isPrompt && dot.file.text.utf8.prefix(dot.start).allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Returns true if only the type of a wrapper's member is needed, in which case the member may be unavailable for reading.
  func isTypedWrapper(_ base: CheckedExpr) -> Bool {
    if case .variable(let variable) = base.kind { variable.name == DeclarationCollector.typedWrapper } else { false }
  }

  func noMember(_ name: String, _ type: Type, _ nameRange: SourceRange, _ baseRange: SourceRange) -> Failure {
    let shown = settled(type)
    if let member = hiddenMember(name, of: shown) { return isHidden(name, member, at: nameRange) }
    if let payload = shown.optionalPayload,
      payload.hasField(name) || members(named: name, of: payload).contains(where: { !$0.decl.isStatic })
    {
      return failure(
        ExpressionDiagnostic.memberOfOptional(type: shown, name: name, payload: payload),
        at: baseRange, highlights: [nameRange],
        notes: [
          .init("chain the optional using '?' to access member '\(name)' only for non-'nil' base values"),
          .init(
            "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
            fix: [.init(range: nameRange.beforeDot, text: "!")]),
        ])
    }
    if !members(named: name, of: shown).isEmpty {
      if members(named: name, of: shown).contains(where: { if case .enumCase = $0.decl { true } else { false } }) {
        return failure(
          ExpressionDiagnostic.caseOfInstance(name: name), at: baseRange, highlights: [nameRange])
      }
      return failure(
        ExpressionDiagnostic.staticMemberOfInstance(name: name, type: shown), at: baseRange, highlights: [nameRange],
        notes: universe.lesson(on: .member(name, of: shown)).map { [$0.note(onMember: nameRange, base: baseRange)] }
          ?? [])
    }
    var kind = "type"
    if case .tuple = shown { kind = "tuple type" }
    func unknown(_ suggestion: String?) -> ExpressionDiagnostic {
      if suggestion == nil, let root = dynamicRoot(of: shown) {
        return .unknownDynamicMember(type: shown, name: name, root: root)
      }
      return .unknownMember(kind: kind, type: shown, name: name, suggestion: suggestion)
    }
    var notes: [Diagnostic.Note] = []
    if let lesson = universe.lesson(on: .member(name, of: shown)) {
      notes.append(lesson.note(onMember: nameRange, base: baseRange))
    } else if let best = DidYouMean.suggestion(for: name, among: memberNames(of: shown, isStatic: false)) {
      let fault = failure(unknown(best), at: nameRange, highlights: [baseRange])
      return DidYouMean.isMistyped(name, as: best) ? fault.fixed(by: .init(range: nameRange, text: best)) : fault
    }
    return failure(unknown(nil), at: nameRange, highlights: [baseRange], notes: notes)
  }

  /// Root type of the key paths that a type's dynamic members are; nil for a type without dynamic members.
  func dynamicRoot(of type: Type) -> Type? {
    guard universe.hasDynamicMembers(type, assuming: requirements) else { return nil }
    for member in members(named: "subscript", of: type) {
      guard case .subscriptDecl(let declaration) = member.decl,
        let parameter = declaration.getter.parameters.first, parameter.label == "dynamicMember",
        case .nominal(_, let arguments) = normal(parameter.type.substituting(member.substitution)), arguments.count == 2
      else { continue }
      return settled(arguments[0])
    }
    return nil
  }

  /// The type that an extension of one of the protocols declares such a member for: `extension Theme where Self == Dark`.
  func concreteSelf(ofMember name: String, in protocols: [NominalDecl]) -> Type? {
    for proto in protocols.flatMap(\.allInherited) {
      universe.materialize(name, of: proto)
      for member in proto.members[name] ?? [] where member.isStatic {
        for case .sameType(let left, let right) in member.allRequirements {
          if case .parameter(let own) = left.head, own === proto.selfParameter, right.nominalDecl != nil {
            return right
          }
        }
      }
    }
    return nil
  }
}

extension SourceRange {
}

extension Type {
  /// `T` of `T.Type`; itself otherwise.
  var instance: Type {
    if case .metatype(let instance) = head { instance } else { self }
  }
}

extension Type {
  fileprivate func hasField(_ name: String) -> Bool {
    guard case .tuple(let fields) = head else { return false }
    return fields.contains { $0.label == name } || Int(name).map(fields.indices.contains) == true
  }
}
