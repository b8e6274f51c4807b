import Sema
import SyntaxTree
import Types

/// Finding the members that a type has under a name.
extension Checker {
  /// Every member of that name that may be used here, nearest first. Static members are found too.
  func members(named name: String, of type: Type) -> [FoundMember] {
    let found = allMembers(named: name, of: type)
    // Operators are found by their operands wherever they are declared.
    guard name.beginsLikeName else { return found }
    return found.contains { $0.decl.access < .internalLevel }
      ? found.filter { isAccessible($0.decl, of: $0.owner) } : found
  }

  /// Returns every member of that name, including those that are inaccessible here.
  func allMembers(named name: String, of type: Type) -> [FoundMember] {
    let top = universe.simplified(type, assuming: requirements)
    return universe.lock.withLock {
      switch top {
      case .nominal(let decl, let arguments) where arguments.isEmpty && decl.isNative:
        environment.members(named: name, of: decl) { nominalMembers(name, top) }
      case .nominal: nominalMembers(name, top)
      case .parameter, .dependentMember: parameterMembers(name, top)
      case .existential(let protocols): protocolMembers(name, protocols.map(\.decl), receiver: top, distance: 0)
      default: []
      }
    }
  }

  private func nominalMembers(_ name: String, _ type: Type) -> [FoundMember] {
    var found: [FoundMember] = []
    var current: Type? = type
    var distance = 0
    var protocols: [NominalDecl] = []
    var inheritance = InitializerInheritance.all
    while let here = current, case .nominal(let decl, let arguments) = here.head {
      universe.materialize(name, of: decl)
      lazy var substitution = Substitution(decl.allGenerics, arguments)
      if name == "init", distance > 0 {
        inheritance = narrowed(inheritance, inheritingFrom: decl, found)
        if inheritance == .none { break }
      }
      for member in decl.members[name] ?? [] where !isOverridden(member, at: distance, by: found) {
        if inheritance == .convenience, case .function(let function) = member, !function.isConvenience { continue }
        found.append(
          FoundMember(decl: member, owner: decl, substitution: substitution, distance: distance, throughProtocol: false)
        )
      }
      for conformance in decl.conformances where conformance.proto.decl.offers(name) {
        let met = conformance.requirements.allSatisfy {
          universe.satisfies($0.substituting(substitution), assuming: requirements)
        }
        if met, !protocols.contains(where: { $0 === conformance.proto.decl }) {
          protocols.append(conformance.proto.decl)
        }
      }
      current = universe.superclass(of: here)
      distance += 1
    }
    // A refused override and what it should override are members of one rank.
    if let last = found.filter({ !$0.decl.isRefusedOverride }).map(\.distance).max() {
      found = found.map { $0.decl.isRefusedOverride ? $0.moved(to: last) : $0 }
    }
    let concrete = found
    for member in protocolMembers(name, protocols, receiver: type, distance: distance + 1) {
      // A requirement is not a member beside its witness.
      // A superclass's operator takes values of that class, the requirement those of this type.
      let isRepeated = concrete.contains { ($0.distance == 0 || name.beginsLikeName) && takesThePlace($0, of: member) }
      if member.decl.isRequirement, isRepeated || isUnmet(member, of: concrete) { continue }
      found.append(member)
    }
    return found
  }

  /// Returns whether a type of the program has methods with the base name of a requirement but none with its labels, so that it does not
  /// conform.
  private func isUnmet(_ requirement: FoundMember, of concrete: [FoundMember]) -> Bool {
    guard case .function(let asked) = requirement.decl, asked.declaredAt != nil, asked.kind == .function,
      !concrete.isEmpty
    else { return false }
    let own = concrete.compactMap { if case .function(let function) = $0.decl { function } else { nil } }
    let defaults = (requirement.owner.members[asked.name] ?? []).filter { !$0.isRequirement }
    return own.count == concrete.count && defaults.isEmpty && !own.contains { $0.fullName == asked.fullName }
  }

  /// Returns true if a type's own member is the one that a requirement asks for: `subscript(i: Int)` is not a string's
  /// `subscript(position: Index)`.
  private func takesThePlace(_ member: FoundMember, of requirement: FoundMember) -> Bool {
    guard member.decl.hasSameShape(as: requirement.decl), hasTypes(member, of: requirement) else { return false }
    guard case .subscriptDecl(let own) = member.decl, case .subscriptDecl(let asked) = requirement.decl else {
      return true
    }
    return zip(own.getter.parameters, asked.getter.parameters).allSatisfy { a, b in
      let (have, want) = (
        normal(a.type.substituting(member.substitution)), normal(b.type.substituting(requirement.substitution))
      )
      // A concrete type is never known to be an associated type of a generic parameter.
      if case .dependentMember = want, case .nominal = have, !have.hasParameters { return false }
      return have.hasParameters || want.hasParameters || have.hasVariables || want.hasVariables || Type.same(have, want)
    }
  }

  /// Returns false for an operator with other operands or another result than the requirement's, unless associated types may make them the
  /// same.
  private func hasTypes(_ member: FoundMember, of requirement: FoundMember) -> Bool {
    guard case .function(let own) = member.decl, case .function(let asked) = requirement.decl, !own.name.beginsLikeName
    else { return true }
    let types = zip(own.parameters.map(\.type) + [own.result], asked.parameters.map(\.type) + [asked.result])
    return types.allSatisfy { own, asked in
      let have = normal(own.substituting(member.substitution))
      let want = normal(asked.substituting(requirement.substitution))
      return have.hasDependentMembers || want.hasDependentMembers || have.hasVariables || want.hasVariables
        || Type.same(have, want)
    }
  }

  private enum InitializerInheritance { case all, convenience, none }

  /// A class without designated initializers inherits all; one that has all of its superclass's inherits those that build on them.
  private func narrowed(
    _ inheritance: InitializerInheritance, inheritingFrom superclass: NominalDecl, _ found: [FoundMember]
  ) -> InitializerInheritance {
    let written = found.compactMap { if case .function(let function) = $0.decl { function } else { nil } }
    if inheritance == .all, written.allSatisfy(\.isConvenience) { return .all }
    let overridesAll = superclass.ownInitializers.allSatisfy { initializer in
      initializer.isConvenience
        || written.contains { $0.isCalled(like: initializer) && $0.sameParameters(as: initializer) }
    }
    return overridesAll ? .convenience : .none
  }

  private func isOverridden(_ member: MemberDecl, at distance: Int, by found: [FoundMember]) -> Bool {
    switch member {
    case .function(let function):
      return found.contains {
        if case .function(let other) = $0.decl {
          (other.isOverride && !other.isRefusedOverride || other.isRequired) && other.isCalled(like: function)
            && (other.overrides(function) || other.sameParameters(as: function))
        } else {
          false
        }
      }
    case .variable(let variable):
      return found.contains {
        if case .variable(let other) = $0.decl {
          // Of one type's extensions each has its own, with other constraints.
          other.name == variable.name && other.isStatic == variable.isStatic && $0.distance < distance
            && !other.isRefusedOverride
        } else {
          false
        }
      }
    default: return false
    }
  }

  private func protocolMembers(_ name: String, _ protocols: [NominalDecl], receiver: Type, distance: Int)
    -> [FoundMember]
  {
    var found: [FoundMember] = []
    var seen: [NominalDecl] = []
    var level = distance
    var waiting = protocols
    while !waiting.isEmpty {
      var next: [NominalDecl] = []
      for proto in waiting where !seen.contains(where: { $0 === proto }) {
        // One that another refines comes behind it, also where the type conforms to both by itself: `Sequence` behind `Collection`.
        if waiting.count > 1, waiting.contains(where: { $0 !== proto && $0.inherits(from: proto) }) {
          next.append(proto)
          continue
        }
        seen.append(proto)
        universe.materialize(name, of: proto)
        for inherited in proto.inheritedProtocols { next.append(inherited.decl) }
        guard let own = proto.selfParameter else { continue }
        for member in proto.members[name] ?? [] {
          if member.isRequirement,
            found.contains(where: { $0.decl.isRequirement && $0.decl.hasSameShape(as: member) })
          {
            continue
          }
          found.append(
            FoundMember(
              decl: member, owner: proto, substitution: Substitution([own], [receiver]), distance: level,
              throughProtocol: true))
        }
      }
      waiting = next
      level += 1
    }
    guard found.count > 1, found.contains(where: \.decl.isRequirement) else { return found }
    // Where an extension's default does the same as a requirement, the requirement stands for both.
    return found.filter { member in
      member.decl.isRequirement
        || !found.contains {
          $0.decl.isRequirement && takesThePlace(member, of: $0) && member.decl.extensionRequirements.isEmpty
            && areRelated($0.owner, member.owner)
        }
    }
  }

  /// Returns true if two protocols are the same or one refines the other.
  private func areRelated(_ a: NominalDecl, _ b: NominalDecl) -> Bool {
    a === b || a.inherits(from: b) || b.inherits(from: a)
  }

  private func parameterMembers(_ name: String, _ type: Type) -> [FoundMember] {
    var found: [FoundMember] = []
    if let superclass = universe.superclassBound(of: type, assuming: requirements) {
      found += nominalMembers(name, superclass)
    }
    let protocols = universe.bounds(of: type, assuming: requirements).map(\.decl)
    return found + protocolMembers(name, protocols, receiver: type, distance: found.count)
  }

  /// The names of the members that a type has, for did-you-mean and completion.
  func memberNames(of type: Type, isStatic: Bool) -> [String] {
    guard let decl = universe.simplified(type, assuming: requirements).nominalDecl else {
      return collectedMemberNames(of: type, isStatic: isStatic)
    }
    return environment.memberNames(of: decl, isStatic: isStatic) { collectedMemberNames(of: type, isStatic: isStatic) }
  }

  private func collectedMemberNames(of type: Type, isStatic: Bool) -> [String] {
    var names: Set<String> = []
    func collect(_ decl: NominalDecl) {
      for (name, members) in decl.members
      where members.contains(where: { $0.isStatic == isStatic && !$0.isDeprecated }) {
        names.insert(name)
      }
      for (name, members) in decl.pendingMembers
      where members.contains(where: {
        $0.member.signature.holds("static ") == isStatic && !$0.member.signature.holds("deprecated")
      }) {
        names.insert(name)
      }
      for conformance in decl.conformances { conformance.proto.decl.allInherited.forEach(collect) }
      if let superclass = decl.superclass?.nominalDecl { collect(superclass) }
    }
    universe.lock.withLock {
      switch universe.simplified(type, assuming: requirements) {
      case .nominal(let decl, _): collect(decl)
      case .existential(let protocols): protocols.flatMap { $0.decl.allInherited }.forEach(collect)
      case .parameter, .dependentMember:
        universe.bounds(of: type, assuming: requirements).flatMap { $0.decl.allInherited }.forEach(collect)
      case .tuple(let fields): names.formUnion(fields.compactMap(\.label))
      default: break
      }
    }
    return names.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false && $0 != "init" && $0 != "subscript" }
      .sorted()
  }
}

extension MemberDecl {
  var isDeprecated: Bool {
    if case .function(let function) = self { function.deprecation != nil } else { false }
  }
  var isStatic: Bool {
    switch self {
    case .function(let function): function.isStatic
    case .variable(let variable): variable.isStatic
    case .subscriptDecl(let declaration): declaration.getter.isStatic
    case .enumCase: true
    }
  }
  var isRequirement: Bool {
    switch self {
    case .function(let function): function.isRequirement
    case .variable(let variable): variable.isRequirement
    case .subscriptDecl(let declaration): declaration.getter.isRequirement
    case .enumCase: false
    }
  }
  /// Its own and its extension's.
  var allRequirements: [Requirement] {
    switch self {
    case .function(let function): function.requirements
    case .variable(let variable): variable.requirements
    case .subscriptDecl, .enumCase: []
    }
  }
  var extensionRequirements: [Requirement] {
    switch self {
    case .function(let function): function.generics.isEmpty ? function.requirements : []
    case .variable(let variable): variable.requirements
    case .subscriptDecl, .enumCase: []
    }
  }

  /// Returns true if one declaration can be the other's witness by name, labels and number of parameters.
  func hasSameShape(as other: MemberDecl) -> Bool {
    switch (self, other) {
    case (.function(let a), .function(let b)):
      a.isCalled(like: b) && a.isStatic == b.isStatic && a.parameters.count == b.parameters.count
        && a.sameParameters(as: b)
    case (.variable(let a), .variable(let b)): a.name == b.name && a.isStatic == b.isStatic
    case (.subscriptDecl(let a), .subscriptDecl(let b)):
      a.getter.parameters.map(\.label) == b.getter.parameters.map(\.label) && a.getter.isStatic == b.getter.isStatic
        && a.getter.sameParameters(as: b.getter)
    default: false
    }
  }
}
