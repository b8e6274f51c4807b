import SyntaxTree
import Types

/// Rules of inheritance clauses.
extension Checker {
  /// Checks the inheritance clauses of a type and of those within it: a superclass is first and alone, no protocol is
  /// repeated.
  func checkInheritance(_ nominal: NominalDecl, _ syntax: NominalSyntax, _ collector: DeclarationCollector) {
    checkInheritanceClause(nominal, syntax, in: collector.bodyScope(of: nominal, in: scope))
    for case .nominal(let inner) in syntax.members.map(\.kind) {
      if case .nominal(let nested)? = nominal.nestedTypes[inner.name] { checkInheritance(nested, inner, collector) }
    }
  }

  private func checkInheritanceClause(_ nominal: NominalDecl, _ syntax: NominalSyntax, in scope: Scope) {
    var first: Type?
    var seen: [NominalDecl] = []
    for (index, inherited) in syntax.inherited.enumerated() {
      var resolver = resolver(open: true)
      resolver.report = { _, _ in }
      let type = resolver.resolve(inherited, in: scope)
      switch type.head {
      case .nominal(let decl, _) where nominal.kind == .classType && decl.kind == .classType:
        if let first {
          report(failure(InheritanceDiagnostic.severalSuperclasses(first: first, second: type), at: inherited.range))
        } else {
          first = type
          if index > 0 {
            report(failure(InheritanceDiagnostic.superclassNotFirst(type: type), at: inherited.range))
          }
        }
      case .nominal where nominal.kind == .enumeration:
        if let first {
          report(failure(InheritanceDiagnostic.severalRawTypes(first: first, second: type), at: inherited.range))
        } else {
          first = type
          if index > 0 {
            report(failure(InheritanceDiagnostic.rawTypeNotFirst(type: type), at: inherited.range))
          } else if type.nominalDecl === nominal {
            report(
              failure(
                InheritanceDiagnostic.rawTypeIsItself(name: nominal.name), at: nominal.declaredAt ?? inherited.range))
            nominal.rawType = nil
          } else {
            checkRawType(type, nominal, syntax, at: inherited.range)
          }
        }
      case .existential(let protocols) where nominal.kind != .protocolType:
        for proto in protocols.map(\.decl) {
          if proto.isAnyObject {
            report(failure(InheritanceDiagnostic.notClassBound, at: nominal.declaredAt ?? inherited.range))
          } else if seen.contains(where: { $0 === proto }) || nominal.inheritsConformance(to: proto) {
            report(
              failure(
                InheritanceDiagnostic.redundantConformance(name: nominal.name, proto: proto.name), at: inherited.range))
          }
          seen.append(proto)
        }
      default: break
      }
    }
  }

  private func checkRawType(_ type: Type, _ nominal: NominalDecl, _ syntax: NominalSyntax, at place: SourceRange) {
    let literals = [
      "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "ExpressibleByFloatLiteral",
      "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    ]
    let fits = literals.contains { name in
      universe.standardProtocol(name).map { universe.conforms(type, to: $0) } ?? false
    }
    if !fits, !Self.literalTypes.contains(type.description) {
      report(
        failure(InheritanceDiagnostic.rawTypeWithoutLiterals(type: type), at: place))
      return
    }
    for case .enumCases(let cases) in syntax.members.map(\.kind) {
      for item in cases where !item.payload.isEmpty {
        report(failure(InheritanceDiagnostic.rawCasesWithArguments, at: item.range))
        return
      }
    }
    checkRawValues(of: nominal, type, syntax)
  }

  private static let literalTypes: Set<String> = [
    "Int", "String", "Character", "Double", "Float", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16",
    "UInt32", "UInt64", "CGFloat", "Substring",
  ]

  /// Reports the cycles of classes, which were broken when they came up, and breaks those of protocols: code that follows what a type
  /// inherits would never end.
  func breakCircles(_ nominals: some Sequence<NominalDecl>) {
    // A type on no cycle is on none of another one's either.
    var sound: Set<ObjectIdentifier> = []
    for nominal in nominals {
      if nominal.inheritsFromItself {
        report(
          failure(
            InheritanceDiagnostic.inheritsFromItself(name: nominal.name), at: nominal.declaredAt ?? currentPlace))
      }
      var seen: Set<ObjectIdentifier> = []
      var waiting = nominal.inheritedTypes
      var isSound = true
      while let here = waiting.popLast() {
        if here === nominal {
          report(breaking(nominal))
          isSound = false
          break
        }
        if sound.contains(ObjectIdentifier(here)) || !seen.insert(ObjectIdentifier(here)).inserted { continue }
        waiting += here.inheritedTypes
      }
      if isSound { sound.insert(ObjectIdentifier(nominal)) }
    }
  }

  /// Breaks the cycle that a protocol is on, and returns its error.
  private func breaking(_ nominal: NominalDecl) -> Failure {
    nominal.inheritedProtocols = []
    return failure(
      InheritanceDiagnostic.refinesItself(name: nominal.name), at: nominal.declaredAt ?? currentPlace)
  }

  /// Reports conformances of an extension that the type already has.
  func checkRepeatedConformances(_ nominal: NominalDecl, _ syntax: ExtensionSyntax) {
    guard nominal.kind != .protocolType, !nominal.isNative, syntax.requirements.isEmpty else { return }
    for inherited in syntax.inherited {
      var resolver = resolver(open: true)
      resolver.report = { _, _ in }
      guard case .existential(let protocols) = resolver.resolve(inherited, in: scope).head else { continue }
      for proto in protocols.map(\.decl) where !nominal.isSynthesised(proto) {
        if nominal.conformances.count(where: { $0.proto.decl === proto }) > 1 || nominal.inheritsConformance(to: proto)
        {
          report(
            failure(
              InheritanceDiagnostic.redundantConformance(name: nominal.name, proto: proto.name), at: inherited.range))
        }
      }
    }
  }
}

extension NominalDecl {
  fileprivate func inheritsConformance(to proto: NominalDecl) -> Bool {
    var current = superclass?.nominalDecl
    var steps = 0
    while let here = current, steps < 100 {
      if !here.isNative, here.conformances.contains(where: { $0.proto.decl === proto }) { return true }
      current = here.superclass?.nominalDecl
      steps += 1
    }
    return false
  }

  /// Returns true if an enum's conformance is synthesized: without payloads it may be stated again.
  fileprivate func isSynthesised(_ proto: NominalDecl) -> Bool {
    kind == .enumeration && ["Equatable", "Hashable", "RawRepresentable"].contains(proto.name)
  }
}

extension NominalDecl {
  /// The superclass of a class, or the protocols that a protocol refines.
  fileprivate var inheritedTypes: [NominalDecl] {
    switch kind {
    case .classType: superclass?.nominalDecl.map { [$0] } ?? []
    case .protocolType: inheritedProtocols.map(\.decl)
    default: []
    }
  }
}
