import SyntaxTree

/// Turns declarations as written into declarations with types: shells first, then headers, then members.
///
/// User code and the texts of native modules take the same way. Bodies and initial values are left as jobs for the checker.
package final class DeclarationCollector {
  let universe: Universe
  let isNative: Bool
  /// The member whose signature is being read, for its implementation.
  var native: NativeMember?
  package var diagnostics: [Diagnostic] = []
  package var bodies: [BodyJob] = []
  package var initialValues: [InitialValueJob] = []
  package var nominals: [NominalDecl] = []
  /// Access level of members without an access modifier.
  var standardAccess = AccessLevel.internalLevel
  /// Unavailability of members without an attribute.
  var standardUnavailability: AvailabilityNote?
  /// Uses of aliases with restricted access, and the declarations that expose them.
  var aliasUses: [(alias: AliasDecl, place: SourceRange)] = []
  package var exposures: [ObjectIdentifier: AliasExposure] = [:]
  /// Types with arguments, with their places.
  package var appliedTypes: [(type: Type, place: SourceRange, scope: Scope)] = []
  /// Types in `throws(…)` clauses, with their places.
  package var thrownTypes: [(type: Type, place: SourceRange)] = []
  /// Protocols used as types without `any`.
  package var bareProtocols: [(decl: NominalDecl, place: SourceRange)] = []
  /// Bodies of types and extensions whose members are being collected.
  var memberJobs: [MemberJob] = []
  /// Callback for a property without a type annotation, or with one that leaves generic arguments open, which lets the checker infer
  /// its type later.
  package var deferType: ((VariableDecl, Expr, TypeSyntax?, Scope) -> Void)?

  package init(universe: Universe, isNative: Bool = false) {
    self.universe = universe
    self.isNative = isNative
  }

  func report(_ kind: ResolutionDiagnostic, at range: SourceRange) {
    diagnostics.append(.ofType(kind, at: range, in: universe))
  }

  // MARK: Generics

  func declareGenerics(_ syntax: GenericsSyntax, in scope: Scope) -> [GenericParameter] {
    syntax.parameters.map { parameter in
      let generic = GenericParameter(name: parameter.name)
      scope.types[parameter.name] = .type(.parameter(generic))
      return generic
    }
  }

  func requirements(_ syntax: GenericsSyntax, _ parameters: [GenericParameter], in scope: Scope) -> [Requirement] {
    var found: [Requirement] = []
    for (written, parameter) in zip(syntax.parameters, parameters) {
      if let bound = written.inherited { found += constraints(on: .parameter(parameter), bound, in: scope) }
    }
    return found + requirements(syntax.requirements, assuming: found, in: scope)
  }

  func requirements(
    _ syntax: [RequirementSyntax], assuming known: [Requirement] = [], in scope: Scope
  ) -> [Requirement] {
    let found = syntax.flatMap { requirement -> [Requirement] in
      switch requirement {
      case .conformance(let left, let right): constraints(on: resolve(left, in: scope), right, in: scope)
      case .sameType(let left, let right): [.sameType(resolve(left, in: scope), resolve(right, in: scope))]
      }
    }
    return isNative ? found : shortened(found, assuming: known + scope.allRequirements)
  }

  /// Returns requirements with shortened subjects: `Iterator.Element` is `Element` by the protocol's definition, so
  /// requirements on both are the same.
  private func shortened(_ found: [Requirement], assuming known: [Requirement]) -> [Requirement] {
    func short(_ type: Type) -> Type {
      guard type.memberDepth > 1 else { return type }
      let conformances = (known + found).filter { if case .conformance = $0 { true } else { false } }
      return universe.simplified(type, assuming: conformances)
    }
    return found.map { requirement in
      switch requirement {
      case .conformance(let type, let proto): .conformance(short(type), proto)
      case .superclass(let type, let bound): .superclass(short(type), bound)
      case .classBound(let type): .classBound(short(type))
      case .sameType(let left, let right): .sameType(short(left), short(right))
      }
    }
  }

  /// Returns the requirements of `type: bound`; `any`/`some` and compositions are taken apart.
  func constraints(on type: Type, _ bound: TypeSyntax, in scope: Scope) -> [Requirement] {
    if case .composition(let parts) = bound.kind { return parts.flatMap { constraints(on: type, $0, in: scope) } }
    switch resolve(bound, in: scope).head {
    case .existential(let protocols):
      return protocols.map { proto in
        proto.decl.isAnyObject ? .classBound(type) : .conformance(type, proto)
      }
    case .nominal(let decl, let arguments):
      if decl.kind != .classType, !isNative {
        report(.boundIsNoClass(type: type, bound: String(bound.range.text)), at: bound.range)
        return []
      }
      return [.superclass(type, .nominal(decl, arguments))]
    default: return []
    }
  }

  // MARK: Nominal types

  /// Makes the shell of a type: name, kind and generic parameters, and its nested types' shells.
  package func makeNominal(_ syntax: NominalSyntax, decl: Decl, parent: NominalDecl?, scope: Scope) -> NominalDecl {
    let kind: NominalDecl.Kind =
      switch syntax.kind {
      case .structure: .structure
      case .classType: .classType
      case .enumeration: .enumeration
      case .protocolType: .protocolType
      }
    let nominal = NominalDecl(kind: kind, name: syntax.name, parent: parent)
    nominal.declaredAt = isNative ? nil : decl.nameRange
    nominal.endsAt = isNative ? nil : decl.range.end(1)
    nominal.isNative = isNative
    nominal.isOpen = decl.modifiers.isOpen
    nominal.isFinal = decl.modifiers.isFinal
    nominal.access = decl.modifiers.access ?? .internalLevel
    if !isNative {
      nominal.unavailability = decl.modifiers.unavailability
      noteRestrictions(.nominal(nominal))
    }
    nominal.isMainActor = decl.modifiers.attribute("MainActor") != nil
    nominal.isDynamicMemberLookup = decl.modifiers.attribute("dynamicMemberLookup") != nil
    nominal.isActor = syntax.isActor
    nominal.documentation = decl.modifiers.documentation
    nominal.generics = syntax.generics.parameters.map { GenericParameter(name: $0.name) }
    nominals.append(nominal)
    nominal.isResultBuilder = decl.modifiers.attribute("resultBuilder") != nil
    if decl.modifiers.attribute("propertyWrapper") != nil {
      nominal.wrapper = isNative ? PropertyWrapper() : PropertyWrapper(syntax)
    }
    if kind == .protocolType {
      nominal.selfParameter = GenericParameter(name: "Self", isSelf: true)
      nominal.primaryAssociatedTypes = syntax.primaryAssociatedTypes
    }
    for member in syntax.members {
      if case .nominal(let inner) = member.kind {
        nominal.nestedTypes[inner.name] = .nominal(makeNominal(inner, decl: member, parent: nominal, scope: scope))
      }
      switch member.kind {
      case .associatedType(let name, _, _, _):
        nominal.associatedTypes.append(name)
        universe.protocolTypeNames.insert(name)
      case .typeAlias(let name, _, _) where kind == .protocolType: universe.protocolTypeNames.insert(name)
      default: break
      }
    }
    return nominal
  }

  /// Returns the scope of a type's body or of an extension of it.
  package func bodyScope(of nominal: NominalDecl, in scope: Scope, requirements: [Requirement] = []) -> Scope {
    let body = Scope(parent: nominal.parent.map { bodyScope(of: $0, in: scope) } ?? scope)
    body.nominal = nominal
    body.selfType = nominal.selfType
    for parameter in nominal.generics { body.types[parameter.name] = .type(.parameter(parameter)) }
    let own: [Requirement] =
      nominal.selfParameter.map { [.conformance(.parameter($0), ProtocolReference(nominal))] } ?? []
    if !own.isEmpty || !nominal.requirements.isEmpty || !requirements.isEmpty {
      body.requirements = own + nominal.requirements + requirements
    }
    return body
  }

  /// Adds inherited types, generic constraints and associated types.
  package func fillHeader(_ nominal: NominalDecl, _ syntax: NominalSyntax, scope: Scope) {
    let body = bodyScope(of: nominal, in: scope)
    for member in syntax.members {
      switch member.kind {
      case .typeAlias(let name, let generics, let type):
        nominal.nestedTypes[name] = makeAlias(name, generics, type, member, of: nominal, in: body)
      case .nominal(let inner):
        if case .nominal(let nested)? = nominal.nestedTypes[inner.name] { fillHeader(nested, inner, scope: scope) }
      default: break
      }
    }
    // Requirements of a protocol may concern inherited associated types.
    if nominal.selfParameter == nil {
      nominal.requirements = requirements(syntax.generics, nominal.generics, in: body)
    }
    for inherited in syntax.inherited { inherit(nominal, inherited, scope: body) }
    if nominal.isActor { completeActor(nominal) }
    if nominal.conformances.contains(where: { $0.proto.decl.isMainActor }) { nominal.isMainActor = true }
    guard let own = nominal.selfParameter else { return }
    for member in syntax.members {
      guard case .associatedType(let name, let inherited, let clauses, let standard) = member.kind else { continue }
      let associated = Type.dependentMember(.parameter(own), name)
      for bound in inherited { nominal.associatedTypeRequirements += constraints(on: associated, bound, in: body) }
      nominal.associatedTypeRequirements += requirements(clauses, in: body)
      if let standard { nominal.associatedTypeDefaults[name] = resolve(standard, in: body) }
    }
    nominal.associatedTypeRequirements += requirements(syntax.generics.requirements, in: body)
  }

  /// Makes an actor conform to `Actor`, and adds the property that holds its executor.
  private func completeActor(_ nominal: NominalDecl) {
    if let proto = universe.nominal("Actor") { nominal.conformances.append(Conformance(ProtocolReference(proto))) }
    let executor = VariableDecl(name: "$defaultActor", kind: .storedProperty, type: .any, isLet: true)
    executor.owner = nominal
    executor.hasInitialValue = true
    nominal.storedProperties.append(executor)
  }

  private func inherit(_ nominal: NominalDecl, _ inherited: TypeSyntax, scope: Scope, conditions: [Requirement] = []) {
    let type = resolve(inherited, in: scope)
    switch type.head {
    case .existential(let protocols):
      for proto in protocols {
        if !isNative, proto.decl === universe.standardProtocol("ExpressibleByNilLiteral") {
          universe.comparesNilOtherwise = true
        }
        if proto.decl.isAnyObject {
          nominal.isMarkedClassBound = true
        } else if nominal.kind == .protocolType {
          nominal.inheritedProtocols.append(proto)
        } else {
          var witnesses: [String: Type] = [:]
          for (name, argument) in zip(proto.decl.primaryAssociatedTypes, proto.arguments) { witnesses[name] = argument }
          let conformance = Conformance(proto, requirements: conditions, typeWitnesses: witnesses)
          if !isNative { conformance.declaredAt = inherited.range }
          nominal.conformances.append(conformance)
        }
      }
    case .nominal(let decl, _)
    where decl.kind == .classType && nominal.kind == .classType && (decl.isActor || nominal.isActor):
      report(.actorInherits, at: nominal.declaredAt ?? inherited.range)
    case .nominal(let decl, _) where decl.kind == .classType && nominal.kind == .classType:
      if nominal.superclass == nil, !nominal.inheritsFromItself {
        nominal.superclass = type
        breakCircle(of: nominal)
      }
      if decl.isMainActor { nominal.isMainActor = true }
      if decl.isFinal {
        report(.inheritsFromFinal(name: decl.name), at: nominal.declaredAt ?? inherited.range)
      } else if decl.isNative, !isNative, !decl.isOpen {
        report(
          .inheritsFromNonOpen(type: type),
          at: nominal.declaredAt ?? inherited.range)
      }
    case .nominal where nominal.kind == .enumeration: nominal.rawType = type
    case .nominal:
      report(
        .inheritsFromNonProtocol(type: type, isClass: nominal.kind == .classType),
        at: nominal.declaredAt ?? inherited.range)
    default: break
    }
  }

  /// Parts the superclasses of a class where they lead back to it, at the class that is declared first: who looks names up follows
  /// them, also before all are known.
  private func breakCircle(of nominal: NominalDecl) {
    var first = nominal
    var next = nominal.superclass?.nominalDecl
    while let here = next, here !== nominal {
      if let place = here.declaredAt, let least = first.declaredAt, place.start < least.start { first = here }
      next = here.superclass?.nominalDecl
    }
    if next == nil { return }
    first.superclass = nil
    first.inheritsFromItself = true
  }

  func fillMembers(_ nominal: NominalDecl, _ syntax: NominalSyntax, scope: Scope) {
    let body = bodyScope(of: nominal, in: scope)
    for member in syntax.members { addMember(member, to: nominal, scope: body, requirements: []) }
    if nominal.kind == .enumeration { Synthesis.completeEnum(nominal, universe: universe) }
    if let coding = CodingMembers(of: nominal, universe) {
      coding.addKeys()
      for member in coding.declarations { addMember(member, to: nominal, scope: body, requirements: []) }
    }
  }

  func fillExtension(of nominal: NominalDecl, _ syntax: ExtensionSyntax, scope: Scope) {
    fillExtensionHeader(of: nominal, syntax, scope: scope)
    fillExtensionMembers(of: nominal, syntax, scope: scope)
  }

  /// Adds the conformances and nested types of an extension.
  ///
  /// - Parameter place: The place of errors in what it inherits.
  package func fillExtensionHeader(
    of nominal: NominalDecl, _ syntax: ExtensionSyntax, scope: Scope, at place: SourceRange? = nil
  ) {
    guard !syntax.inherited.isEmpty || syntax.members.contains(where: \.declaresType) else { return }
    let body = bodyScope(of: nominal, in: scope)
    let clauses = extensionRequirements(of: nominal, syntax, body: body)
    for member in syntax.members {
      switch member.kind {
      case .typeAlias(let name, let generics, let type):
        if nominal.kind == .protocolType { universe.protocolTypeNames.insert(name) }
        nominal.nestedTypes[name] = makeAlias(name, generics, type, member, of: nominal, in: body)
      case .nominal(let inner):
        let nested = makeNominal(inner, decl: member, parent: nominal, scope: scope)
        nominal.nestedTypes[inner.name] = .nominal(nested)
        fillHeader(nested, inner, scope: scope)
      default: break
      }
    }
    // A protocol inherits where it is declared.
    if nominal.kind == .protocolType, !isNative { return }
    for inherited in syntax.inherited {
      // So do a class, and an enumeration with a raw type.
      if !isNative, case let type = resolve(inherited, in: body), case .nominal = type.head {
        report(.inheritsFromNonProtocol(type: type, isClass: false), at: place ?? inherited.range)
        continue
      }
      inherit(nominal, inherited, scope: body, conditions: clauses)
    }
    if nominal.kind != .protocolType { body.requirements += clauses }
  }

  private func extensionRequirements(of nominal: NominalDecl, _ syntax: ExtensionSyntax, body: Scope) -> [Requirement] {
    var clauses: [Requirement] = []
    for written in syntax.requirements {
      let found = requirements([written], assuming: clauses, in: body)
      clauses += found
      // `where Self: RawRepresentable, RawValue: Storable`: later requirements may use members of earlier bounds.
      if nominal.kind == .protocolType { body.requirements += found }
    }
    // `extension Array<Int>` and `extension Observable<Int>` are where clauses in another spelling.
    if case .named(let components) = syntax.type.kind, let written = components.last?.arguments, !written.isEmpty {
      if nominal.kind == .protocolType, let own = nominal.selfParameter {
        for (name, argument) in zip(nominal.primaryAssociatedTypes, written) {
          clauses.append(.sameType(.dependentMember(.parameter(own), name), resolve(argument, in: body)))
        }
      } else {
        for (parameter, argument) in zip(nominal.generics, written) {
          clauses.append(.sameType(.parameter(parameter), resolve(argument, in: body)))
        }
      }
    } else if case .array(let element) = syntax.type.kind, let parameter = nominal.generics.first {
      clauses.append(.sameType(.parameter(parameter), resolve(element, in: body)))
    }
    // `extension Completable` is one, too: the target of an alias without parameters has all arguments.
    if !isNative, case .named(let components) = syntax.type.kind, components.count == 1,
      components[0].name != nominal.name,
      case .alias(let alias)? = body.typeDecl(named: components[0].name) ?? universe.type(named: components[0].name),
      alias.generics.isEmpty, case .nominal(let decl, let arguments) = alias.type.head, decl === nominal
    {
      for (parameter, argument) in zip(nominal.generics, arguments) {
        clauses.append(.sameType(.parameter(parameter), argument))
      }
    }
    return clauses
  }

  func fillExtensionMembers(of nominal: NominalDecl, _ syntax: ExtensionSyntax, scope: Scope) {
    let plain = bodyScope(of: nominal, in: scope)
    let clauses = extensionRequirements(of: nominal, syntax, body: plain)
    let body = bodyScope(of: nominal, in: scope, requirements: clauses)
    body.isExtension = true
    // A private declaration at the top level is accessible in the whole file.
    standardAccess = syntax.modifiers.access.map { $0 == .privateLevel ? .filePrivate : $0 } ?? .internalLevel
    standardUnavailability = syntax.modifiers.unavailability
    defer { (standardAccess, standardUnavailability) = (.internalLevel, nil) }
    for member in syntax.members {
      addMember(member, to: nominal, scope: body, requirements: clauses, inExtension: true)
    }
    CodingMembers(of: nominal, universe)?.addKeys()
  }
}

extension NominalDecl {
  /// The type that `self` has in its body.
  package var selfType: Type {
    if let selfParameter { return .parameter(selfParameter) }
    return .nominal(self, allGenerics.map { .parameter($0) })
  }
}

extension Decl {
  /// A nested type or a typealias.
  fileprivate var declaresType: Bool {
    switch kind {
    case .typeAlias, .nominal: true
    default: false
    }
  }
}
