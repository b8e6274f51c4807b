import SyntaxTree
import Types

/// Types and extensions of a block or of the top level, and properties whose types are inferred on first use.
extension Checker {
  /// Declares types and extensions: shells, then headers, then members, so that they may refer to each other in any
  /// order.
  func collectTypes(_ decls: [Decl], _ collector: DeclarationCollector) throws {
    var nominals: [(NominalDecl, NominalSyntax)] = []
    for decl in decls {
      if case .nominal(let syntax) = decl.kind {
        if case .decl(.nominal(let other))? = scope.types[syntax.name], other.declaredAt?.file === decl.range.file {
          tell(failure(DeclarationDiagnostic.redeclaration(name: syntax.name), at: decl.nameRange))
          continue
        }
        let nominal = collector.makeNominal(syntax, decl: decl, parent: nil, scope: scope)
        nominal.isOfTopLevel = scope.isTopLevel && !isPrompt
        if let what = genericSurroundings {
          tell(
            failure(DeclarationDiagnostic.nestedInGenericContext(name: syntax.name, context: what), at: decl.nameRange))
        }
        scope.types[syntax.name] = .decl(.nominal(nominal))
        nominals.append((nominal, syntax))
      }
    }
    try refuseNamesakes(decls)
    let written = decls.compactMap { decl -> Alias? in
      if case .typeAlias(let name, let generics, let type) = decl.kind { (name, generics, type, decl) } else { nil }
    }
    let aliases = try withoutCircles(declare(written, collector), decls)
    // An associated type is known when the headers of all types are.
    for alias in aliases {
      scope.types[alias.name] = .decl(.alias(AliasDecl(name: alias.name, generics: [], type: .error)))
    }
    for (nominal, syntax) in nominals { collector.fillHeader(nominal, syntax, scope: scope) }
    breakCircles(collector.nominals)
    var extensions: [(NominalDecl, ExtensionSyntax)] = []
    var extended: [(nominal: NominalDecl, conformances: [Conformance], place: SourceRange)] = []
    for decl in decls {
      guard case .extensionDecl(let syntax) = decl.kind else { continue }
      guard let nominal = self.extended(syntax.type) else {
        tell(
          failure(
            ResolutionDiagnostic.unknownType(name: String(syntax.type.range.text), suggestion: nil),
            at: syntax.type.range))
        continue
      }
      remember(nominal)
      let known = nominal.conformances.count
      let collected = collector.nominals.count
      collector.fillExtensionHeader(of: nominal, syntax, scope: scope, at: decl.keywordRange("extension"))
      breakCircles(collector.nominals.dropFirst(collected))
      extended.append((nominal, Array(nominal.conformances.dropFirst(known)), decl.keywordRange("extension")))
      extensions.append((nominal, syntax))
    }
    collector.queueMembers(of: nominals, extensions, scope: scope)
    for alias in declare(aliases, collector) {
      scope.types[alias.name] = .decl(
        collector.makeAlias(alias.name, alias.generics, alias.type, alias.decl, in: scope))
    }
    collector.fillQueuedMembers()
    if isPrompt, scope.isTopLevel {
      for (nominal, _) in extensions { shadowEarlierMembers(of: nominal) }
    }
    tell(collector)
    for (nominal, syntax) in nominals { checkInheritance(nominal, syntax, collector) }
    for (nominal, syntax) in extensions { checkRepeatedConformances(nominal, syntax) }
    for nominal in collector.nominals { layOut(nominal) }
    for nominal in collector.nominals { try checkOverrides(nominal, collector) }
    refuseFaultyTypes(collector.nominals)
    if !isPrompt {
      // Types of the library that the program extends.
      var seen: Set<ObjectIdentifier> = []
      for (nominal, _) in extensions where nominal.isNative && seen.insert(ObjectIdentifier(nominal)).inserted {
        refuseEqualMembers(of: nominal)
      }
    }
    declaredTypes += collector.nominals
    let later = Set(extended.flatMap(\.conformances).map(ObjectIdentifier.init))
    conformanceChecks += collector.nominals.compactMap { nominal in
      nominal.declaredAt.map { (nominal, nominal.conformances.filter { !later.contains(ObjectIdentifier($0)) }, $0) }
    }
    conformanceChecks += extended
  }

  /// Name of the generic code that encloses the statements.
  private var genericSurroundings: String? {
    guard !scope.isTopLevel else { return nil }
    var here: Scope? = scope
    while let current = here {
      if current.hasGenericParameters {
        guard !context.isClosure, let function = context.function else { return "closure in generic context" }
        return "generic function '\(function.shownName)'"
      }
      here = current.parent
    }
    return nil
  }

  /// Reports all diagnostics of a collector.
  func tell(_ collector: DeclarationCollector) {
    diagnostics += collector.diagnostics
    collector.diagnostics = []
  }

  func tell(_ fault: Failure) { report(fault) }

  typealias Alias = (name: String, generics: GenericsSyntax, type: TypeSyntax, decl: Decl)

  /// Declares aliases, which may refer to later ones; returns those whose types cannot be found.
  private func declare(_ aliases: [Alias], _ collector: DeclarationCollector) -> [Alias] {
    var aliases = aliases
    while true {
      let waiting = aliases.filter { alias in
        let before = collector.diagnostics.count
        let made = collector.makeAlias(alias.name, alias.generics, alias.type, alias.decl, in: scope)
        guard collector.diagnostics.count == before else {
          collector.diagnostics.removeLast(collector.diagnostics.count - before)
          return true
        }
        scope.types[alias.name] = .decl(made)
        return false
      }
      if waiting.isEmpty || waiting.count == aliases.count { return waiting }
      aliases = waiting
    }
  }

  /// Returns the aliases without a cycle; the others are not declared.
  private func withoutCircles(_ aliases: [Alias], _ decls: [Decl]) throws -> [Alias] {
    let targets = Dictionary(aliases.map { ($0.name, $0.type.names) }, uniquingKeysWith: { a, _ in a })
    func reaches(_ name: String) -> Bool {
      var seen: Set<String> = []
      var waiting = Array(targets[name] ?? [])
      while let next = waiting.popLast() {
        if next == name { return true }
        if seen.insert(next).inserted { waiting += targets[next] ?? [] }
      }
      return false
    }
    let circular = Set(aliases.map(\.name).filter(reaches))
    guard let first = aliases.first(where: { circular.contains($0.name) })?.name else { return aliases }
    let place = decls.first { if case .typeAlias(first, _, _) = $0.kind { true } else { false } }?.nameRange
    for name in circular { scope.types[name] = .decl(.alias(AliasDecl(name: name, generics: [], type: .error))) }
    tell(failure(DeclarationDiagnostic.selfReferringAlias(name: first), at: place ?? currentPlace))
    return aliases.filter { !circular.contains($0.name) }
  }

  func extended(_ syntax: TypeSyntax) -> NominalDecl? {
    var resolver = resolver(open: true)
    resolver.report = { _, _ in }
    switch resolver.resolve(syntax, in: scope).head {
    case .nominal(let decl, _): return decl
    case .existential(let protocols): return protocols.first?.decl
    default: return nil
    }
  }

  /// Stored properties with a superclass's first, each with its place.
  private func layOut(_ nominal: NominalDecl) {
    guard !nominal.isLaidOut else { return }
    nominal.isLaidOut = true
    if let superclass = nominal.superclass?.nominalDecl, !superclass.isNative {
      layOut(superclass)
      nominal.storedProperties = superclass.storedProperties + nominal.storedProperties
    }
    for (index, property) in nominal.storedProperties.enumerated() { property.fieldIndex = index }
  }

  /// Registers a property whose type is inferred from its initial value on first use.
  ///
  /// - Parameter annotation: A type whose generic arguments are left open.
  func inferLater(_ variable: VariableDecl, _ value: Expr, annotation: TypeSyntax?, _ scope: Scope) {
    waitingForType.append(variable)
    variable.inferType = { [unowned self] in
      let inner = Checker(universe: universe, scope: scope)
      inner.shareDeclarations(with: self)
      inner.context.owner = variable.owner
      inner.context.isTopLevel = true
      inner.initializesStatic = variable.isStatic
      inner.initializesProperty = variable.isMadeWithoutSelf
      if annotation == nil { inner.inferredProperty = variable }
      if variable.isLazy { inner.declareLazySelf(variable) }
      do {
        let checked = try inner.wholly(value.range) {
          if let annotation {
            return try inner.check(value, as: try inner.resolve(annotation, open: true)) {
              ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .specified)
            }
          }
          let checked = try inner.check(value)
          try inner.requireUniform(value)
          return checked
        }
        variable.type = checked.type
        variable.initialValue = checked
        if variable.kind == .storedProperty, let owner = variable.owner {
          inferredFields.append((variable, owner))
        }
        inner.checkedValues.append((variable, checked))
        variable.getter?.result = checked.type
        for observer in [variable.willSet, variable.didSet] {
          observer?.parameters.first?.variable.type = checked.type
        }
      } catch let fault as Failure {
        inner.report(fault)
        variable.type = .error
      } catch {}
      valueFaults += inner.diagnostics
      inner.diagnostics = []
      finishInner(inner)
    }
  }
}
