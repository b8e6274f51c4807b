import SyntaxTree
import Types

/// Rules of conformances, for types and their members.
extension Checker {
  /// Returns the fault of a type whose kind does not fit the protocol, or of a witness that does not match its
  /// requirement.
  func conformanceFault(_ nominal: NominalDecl, _ proto: NominalDecl, at place: SourceRange) -> Failure? {
    guard nominal.kind != .classType, proto.isClassBound else { return nil }
    return failure(InheritanceDiagnostic.valueTypeInClassProtocol(name: nominal.name, proto: proto.name), at: place)
  }

  /// Returns a note on the mismatch of a member with the right name and parameters.
  func witnessFault(_ requirement: MemberDecl, _ nominal: NominalDecl) -> Diagnostic.Note? {
    switch requirement {
    case .function(let function):
      guard let witness = universe.witness(for: function, in: nominal), witness.native == nil else { return nil }
      return fault(of: witness, for: function, in: nominal)
    case .variable(let variable):
      guard variable.setter != nil, let own = ownProperty(variable.name, isStatic: variable.isStatic, of: nominal),
        own.isLet || own.kind == .computed && own.setter == nil
      else { return nil }
      return Diagnostic.Note("candidate is not settable, but protocol requires it", at: own.declaredAt)
    case .subscriptDecl(let declaration):
      guard declaration.setter != nil else { return nil }
      for case .subscriptDecl(let own) in nominal.members["subscript"] ?? []
      where own.setter == nil && own.getter === universe.witness(for: declaration.getter, in: nominal) {
        return Diagnostic.Note("candidate is not settable, but protocol requires it", at: own.getter.declaredAt)
      }
      return nil
    case .enumCase: return nil
    }
  }

  /// Checks that a member of an actor satisfies a requirement that may be used without `await` only where the protocol's
  /// members belong to the actor, too.
  func checkIsolation(
    ofWitness requirement: MemberDecl, _ nominal: NominalDecl, _ conformance: Conformance, at place: SourceRange
  ) {
    guard nominal.isActor else { return }
    let (asked, name): (FunctionDecl?, String?) =
      switch requirement {
      case .function(let function): (function, nil)
      case .variable(let variable): (variable.getter, variable.name)
      case .subscriptDecl(let declaration): (declaration.getter, nil)
      case .enumCase: (nil, nil)
      }
    guard let asked, !asked.isAsync, asked.isolation != .instance,
      let witness = universe.witness(for: asked, in: nominal), witness.owner === nominal, witness.isolation == .instance
    else { return }
    let fault = InheritanceDiagnostic.isolatedConformance(name: nominal.name, proto: conformance.proto.decl.name)
    let place = conformance.declaredAt ?? place
    let what = name.map { "property '\($0)'" } ?? witness.describedName
    let note = Diagnostic.Note(
      "actor-isolated \(what) cannot satisfy nonisolated requirement", at: witness.declaredAt)
    if let told = diagnostics.firstIndex(where: { $0.caret.file === place.file && $0.caret.start == place.start }) {
      diagnostics[told].notes.append(note)
    } else {
      report(fault, at: place, notes: [note])
    }
  }

  /// Checks that a method of a class that may be derived from returns `Self` where the requirement does.
  func checkOwnType(ofWitness requirement: MemberDecl, _ nominal: NominalDecl, _ proto: NominalDecl) {
    guard case .function(let asked) = requirement, asked.kind == .function, let own = proto.selfParameter,
      Type.same(asked.result, .parameter(own)), nominal.kind == .classType, !nominal.isFinal,
      let witness = universe.witness(for: asked, in: nominal), witness.owner?.kind == .classType, !witness.returnsSelf,
      witness.result.nominalDecl?.kind == .classType, let place = witness.declaredAt
    else { return }
    report(
      InheritanceDiagnostic.witnessOfOwnType(name: witness.shownName, owner: nominal.name, proto: proto.name), at: place
    )
  }

  /// Returns the error for the only member that would satisfy a requirement with other labels.
  func otherLabels(
    than requirement: MemberDecl, _ nominal: NominalDecl, _ proto: NominalDecl, at place: SourceRange
  ) -> Failure? {
    guard case .function(let asked) = requirement, asked.kind == .function || asked.kind == .initializer else {
      return nil
    }
    let owners = [nominal] + nominal.conformances.flatMap(\.proto.decl.allInherited)
    let near = owners.flatMap { $0.members[asked.name] ?? [] }.compactMap { member -> FunctionDecl? in
      guard case .function(let own) = member, own.kind == asked.kind, !own.isRequirement, own.native == nil,
        own.isStatic == asked.isStatic, own.fullName != asked.fullName, own.sameParameters(as: asked),
        asked.result.hasParameters || own.kind == .initializer || Type.same(own.result, asked.result)
      else { return nil }
      return own
    }
    guard near.count == 1, let own = near.first, let found = own.declaredAt, let written = asked.declaredAt else {
      return nil
    }
    let kind = own.kind == .initializer ? "initializer" : "\(own.isStatic ? "static" : "instance") method"
    func shown(_ function: FunctionDecl) -> String {
      function.kind == .initializer ? function.fullName : function.shownName
    }
    // A member in another declaration is noted at the conformance.
    let isHere = isDeclared(at: found, by: own.owner, whereConforming: nominal, at: place)
    let fault = failure(
      InheritanceDiagnostic.otherLabelsThanRequired(
        kind: kind, own: shown(own), proto: proto.name, wanted: shown(asked)),
      at: isHere ? found : place)
    return fault.noting(
      isHere ? nil : .declaration("'\(shown(own))' declared here", at: found),
      .declaration("requirement '\(shown(asked))' declared here", at: written))
  }

  private func fault(
    of witness: FunctionDecl, for requirement: FunctionDecl, in nominal: NominalDecl
  ) -> Diagnostic.Note? {
    if witness.unavailability != nil, nominal.unavailability == nil {
      return Diagnostic.Note("candidate is unavailable", at: witness.declaredAt)
    }
    if witness.isThrowing, !requirement.isThrowing, !requirement.isRethrowing {
      return Diagnostic.Note("candidate throws, but protocol does not allow it", at: witness.declaredAt)
    }
    if witness.kind == .function, witness.isMutating, !requirement.isMutating, nominal.kind != .classType {
      return Diagnostic.Note("candidate is marked 'mutating' but protocol does not allow it", at: witness.declaredAt)
    }
    if asksMore(witness, than: requirement) {
      return Diagnostic.Note("candidate has non-matching type '\(witness.shownType)'", at: witness.declaredAt)
    }
    guard witness.kind == .function, let own = requirement.owner?.selfParameter, witness.owner === nominal,
      (nominal.members[witness.name] ?? []).count == 1, witness.generics.isEmpty
    else { return nil }
    for (asked, taken) in zip(requirement.parameters, witness.parameters) {
      if asked.isInout != taken.isInout {
        return Diagnostic.Note("candidate has non-matching type '\(witness.shownType)'", at: witness.declaredAt)
      }
      let wanted = normal(asked.type.substituting(Substitution([own], [nominal.selfType])))
      let given = normal(taken.type)
      if wanted.hasParameters || given.hasParameters || wanted.hasError || given.hasError || wanted.hasDependentMembers
        || wanted.head.functionType != nil || Type.same(wanted, given)
      {
        continue
      }
      return Diagnostic.Note("candidate has non-matching type '\(witness.shownType)'", at: witness.declaredAt)
    }
    let wanted = normal(requirement.result.substituting(Substitution([own], [nominal.selfType])))
    let given = normal(witness.result)
    if wanted.hasParameters || given.hasParameters || wanted.hasError || given.hasError || Type.same(wanted, given) {
      return nil
    }
    if witness.hasOpaqueResult || universe.isSubclass(given, wanted) { return nil }
    return Diagnostic.Note(
      "candidate has non-matching type '\(witness.shownType)'", at: witness.declaredAt)
  }

  /// Returns true if a witness has more requirements on its generic parameters than the protocol.
  private func asksMore(_ witness: FunctionDecl, than requirement: FunctionDecl) -> Bool {
    guard !witness.generics.isEmpty, witness.generics.count == requirement.generics.count else { return false }
    let renamed = Substitution(requirement.generics, witness.generics.map { .parameter($0) })
    let granted = requirement.requirements.map { $0.substituting(renamed) }
    return witness.requirements.contains { asked in
      guard case .conformance(.parameter(let parameter), let proto) = asked,
        witness.generics.contains(where: { $0 === parameter })
      else { return false }
      return !universe.bounds(of: .parameter(parameter), assuming: granted).contains {
        $0.decl.inherits(from: proto.decl)
      }
    }
  }

  /// Checks that a witness, and the setter of one that has to be settable, is accessible wherever the conformance is.
  func checkAccess(
    ofWitness requirement: MemberDecl, _ nominal: NominalDecl, _ proto: NominalDecl, at place: SourceRange
  ) {
    let wanted = min(proto.reach, nominal.reach)
    var (described, access, owner, declaredAt): (String, AccessLevel, NominalDecl?, SourceRange?)
    switch requirement {
    case .function(let function):
      guard let witness = universe.witness(for: function, in: nominal), witness.owner === nominal else { return }
      let kind = witness.kind == .initializer ? "initializer" : witness.owner == nil ? "operator function" : "method"
      (described, access) = ("\(kind) '\(witness.fullName)'", witness.access)
      (owner, declaredAt) = (witness.owner, witness.declaredAt)
      refuseUnrequired(witness, for: function, in: nominal)
    case .variable(let variable):
      guard let own = ownProperty(variable.name, isStatic: variable.isStatic, of: nominal),
        own.owner === nominal || own.access > .privateLevel
      else { return }
      (described, access) = ("property '\(own.name)'", own.access)
      if access >= wanted, variable.setter != nil {
        (described, access) = ("setter for \(described)", own.setterAccess)
      }
      (owner, declaredAt) = (own.owner, own.declaredAt)
    case .subscriptDecl(let declaration):
      guard let own = universe.witness(for: declaration.getter, in: nominal) else { return }
      (described, access) = ("subscript", own.access)
      if access >= wanted, let setter = declaration.setter, let own = universe.witness(for: setter, in: nominal) {
        (described, access) = ("subscript setter", own.access)
      }
      (owner, declaredAt) = (own.owner, own.declaredAt)
    case .enumCase: return
    }
    guard let declaredAt, declaredAt.file === file, access < wanted else { return }
    report(
      proto.reach > nominal.reach || proto.isNative
        ? InheritanceDiagnostic.witnessLessAccessibleThanType(witness: described, proto: proto.name)
        : .witnessLessAccessible(
          witness: described, access: wanted.word, protocolAccess: proto.access.word, proto: proto.name),
      at: isDeclared(at: declaredAt, by: owner, whereConforming: nominal, at: place) ? declaredAt : place)
  }

  /// Returns whether a member is declared in the type body or extension that states a conformance, not in another extension or a
  /// superclass.
  private func isDeclared(
    at member: SourceRange, by owner: NominalDecl?, whereConforming nominal: NominalDecl, at place: SourceRange
  ) -> Bool {
    let isInBody =
      nominal.declaredAt.map { $0.start <= member.start } ?? false
      && nominal.endsAt.map { member.start < $0.start } ?? false
    return owner === nominal && (place.text == "extension" ? !isInBody && member.start > place.start : isInBody)
  }

  /// Reports a witness for an initializer that is failable or not `required`.
  private func refuseUnrequired(_ witness: FunctionDecl, for requirement: FunctionDecl, in nominal: NominalDecl) {
    if witness.kind == .initializer, witness.isFailable, !requirement.isFailable, let place = witness.declaredAt,
      place.file === file
    {
      report(
        failure(
          InheritanceDiagnostic.failableWitness(name: witness.fullName),
          at: place))
      return
    }
    guard witness.kind == .initializer, nominal.kind == .classType, !nominal.isFinal, !witness.isRequired,
      let place = witness.declaredAt, place.file === file
    else { return }
    report(
      failure(
        InheritanceDiagnostic.witnessNotRequired(name: witness.fullName, owner: nominal.name),
        at: place))
  }

  private func ownProperty(_ name: String, isStatic: Bool, of nominal: NominalDecl) -> VariableDecl? {
    var current: NominalDecl? = nominal
    while let here = current {
      for case .variable(let variable) in here.members[name] ?? [] where variable.isStatic == isStatic {
        return variable
      }
      current = here.superclass?.nominalDecl
    }
    return nil
  }

  /// Returns a note on an associated type that does not meet its requirements.
  func associatedTypeFault(_ nominal: NominalDecl, _ proto: NominalDecl) -> Diagnostic.Note? {
    guard !nominal.isNative, let own = proto.selfParameter else { return nil }
    for name in proto.associatedTypes {
      if case .dependentMember(let base, _) = normal(.dependentMember(nominal.selfType, name)).head,
        Type.same(base, nominal.selfType)
      {
        return Diagnostic.Note("protocol requires nested type '\(name)'")
      }
    }
    if proto.isNative { return nil }
    let substitution = Substitution([own], [nominal.selfType])
    let assumed = nominal.allRequirements + nominal.conditions(of: proto)
    for requirement in proto.associatedTypeRequirements {
      guard case .conformance(let subject, let wanted) = requirement.substituting(substitution) else { continue }
      let type = normal(subject)
      if type.hasVariables || type.hasError || type.hasDependentMembers { continue }
      // `some View` is known as a `View` only, which conforms; no type says more of it here.
      if case .existential(let protocols) = type.head,
        protocols.contains(where: { $0.decl.inherits(from: wanted.decl) })
      {
        continue
      }
      if !universe.conforms(type, to: wanted.decl, assuming: assumed) {
        return Diagnostic.Note("'\(type)' does not conform to '\(wanted.decl.name)'")
      }
    }
    return nil
  }

  /// Returns the error of types that a protocol requires to be one type.
  func differingTypes(_ nominal: NominalDecl, _ proto: NominalDecl) -> ExpressionDiagnostic? {
    guard !nominal.isNative, let own = proto.selfParameter else { return nil }
    let substitution = Substitution([own], [nominal.selfType])
    for requirement in proto.associatedTypeRequirements {
      guard case .sameType(let one, let other) = requirement.substituting(substitution) else { continue }
      let types = [one, other].map(normal)
      if types.contains(where: { $0.hasVariables || $0.hasError || $0.hasDependentMembers }) { continue }
      if Type.same(types[0], types[1]) { continue }
      let places = [one, other].map { type in
        if case .dependentMember(let base, _) = type, Type.same(base, nominal.selfType) { true } else { false }
      }
      // The type itself comes first.
      let order = places[1] && !places[0] ? [1, 0] : [0, 1]
      return .typesNotEquivalent(
        subject: "'\(proto.name)' requires the types", first: types[order[0]], second: types[order[1]])
    }
    return nil
  }

  // MARK: Synthesized members

  /// Returns notes on members of `Decodable`, `Encodable` or `CaseIterable` that cannot be synthesized.
  func synthesisFault(_ nominal: NominalDecl, _ proto: NominalDecl) -> [Diagnostic.Note]? {
    guard !nominal.isNative else { return nil }
    switch proto.name {
    case "CaseIterable":
      if nominal.members["allCases"] != nil, nominal.kind != .enumeration { return nil }
      if case .variable(let written)? = nominal.members["allCases"]?.first, written.declaredAt != nil { return nil }
      return nominal.kind == .enumeration && nominal.cases.allSatisfy(\.payload.isEmpty) ? nil : []
    case "Identifiable":
      // Objects are identified by their identity.
      let isGiven = members(named: "id", of: nominal.selfType).contains {
        $0.owner.kind != .protocolType || $0.decl.place != nil && !$0.decl.isRequirement
      }
      return nominal.kind == .classType || isGiven ? nil : []
    case "SetAlgebra":
      // The default implementations of `OptionSet` require an integer raw value.
      guard let options = universe.standardProtocol("OptionSet"), universe.conforms(nominal.selfType, to: options),
        case .variable(let value)? = nominal.members["rawValue"]?.first, let type = try? type(of: value)
      else { return nil }
      return type.isError || type.integerRange != nil || type.hasParameters ? nil : []
    case "Decodable":
      if nominal.ownInitializers.contains(where: { $0.parameters.first?.label == "from" }) { return nil }
    case "Encodable":
      if nominal.members["encode"] != nil { return nil }
    default: return nil
    }
    var isCoded: Set<String>?
    if case .nominal(let keys)? = nominal.nestedTypes["CodingKeys"] { isCoded = Set(keys.cases.map(\.name)) }
    func isFaulty(_ type: Type) -> Bool {
      type.isError
        || !universe.conforms(type, to: proto, assuming: nominal.allRequirements + nominal.conditions(of: proto))
    }
    if nominal.kind == .enumeration {
      if nominal.rawType != nil { return nil }
      let faulty = nominal.cases.flatMap(\.payload).first { isFaulty($0.type) }
      return faulty.map { [Diagnostic.Note(cannotSynthesize(proto, $0.type))] }
    }
    if case .nominal(let keys)? = nominal.nestedTypes["CodingKeys"],
      let unmatched = keys.cases.first(where: { nominal.members[$0.name] == nil })
    {
      return [
        Diagnostic.Note(
          "CodingKey case '\(unmatched.name)' does not match any stored properties", at: unmatched.declaredAt)
      ]
    }
    if proto.name == "Decodable", let isCoded,
      let missing = nominal.storedProperties.first(where: {
        $0.owner === nominal && !isCoded.contains($0.name) && !$0.isLazy && $0.wrapping == nil && !$0.hasInitialValue
          && $0.initialValue == nil && ($0.isLet || $0.type.optionalPayload == nil)
      })
    {
      return [
        Diagnostic.Note(
          "cannot automatically synthesize 'Decodable' because '\(missing.name)' does not have a matching CodingKey and does not have a default value",
          at: missing.declaredAt)
      ]
    }
    let faulty = nominal.storedProperties.filter {
      $0.owner === nominal && isCoded?.contains($0.name) != false && $0.wrapping == nil && !$0.isLazy
        && isFaulty((try? type(of: $0)) ?? .error)
    }
    return faulty.isEmpty
      ? nil : faulty.map { Diagnostic.Note(cannotSynthesize(proto, $0.type), at: $0.declaredAt) }
  }

  private func cannotSynthesize(_ proto: NominalDecl, _ type: Type) -> String {
    "cannot automatically synthesize '\(proto.name)' because '\(type)' does not conform to '\(proto.name)'"
  }
}

extension NominalDecl {
  /// Effective access level: a private declaration at the top level is private to the file.
  var reach: AccessLevel {
    if isNative { return .publicLevel }
    return parent == nil ? max(access, .filePrivate) : access
  }

  fileprivate func conditions(of proto: NominalDecl) -> [Requirement] {
    conformances.filter { $0.proto.decl.inherits(from: proto) }.flatMap(\.requirements)
  }
}

extension FunctionDecl {
  /// Type of the function in messages.
  var shownType: Type {
    .function(
      FunctionType(
        parameters: parameters.map { FunctionType.Parameter($0.type) }, isAsync: isAsync, isThrowing: isThrowing,
        result: result))
  }
}
