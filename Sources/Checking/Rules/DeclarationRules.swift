import SyntaxTree
import Types

/// Rules of declarations besides types: modifiers and attributes, parameters, enum cases.
extension Checker {
  /// Checks each declaration once, as it is written.
  func checkRules(_ decls: [Decl], in owner: NominalSyntax.Kind? = nil, isExtension: Bool = false) {
    for decl in decls where checkedRules.insert(ObjectIdentifier(decl)).inserted {
      checkModifiers(decl, in: owner, isExtension: isExtension)
      if owner == .protocolType { checkProtocolMember(decl, of: ownerName ?? "") }
      switch decl.kind {
      case .variable(let syntax):
        if syntax.bindings.count > 1, syntax.bindings.contains(where: { $0.accessors?.getter != nil }) {
          refuse(DeclarationDiagnostic.accessorsOfSeveral, at: decl.range)
        }
        checkVariableRules(syntax, decl, in: owner)
      case .function(let syntax):
        checkParameterNames(syntax.parameters)
        checkParameterTypes(syntax)
        refuseUnusedGenerics(syntax)
        checkOperator(syntax, decl, isMember: owner != nil || isExtension)
        checkRethrows(syntax, decl)
        if decl.modifiers.isMutating, owner == .classType {
          refuse(ModifierDiagnostic.mutatingInClass, at: decl.modifierRange("mutating"))
        }
      case .initializer(let syntax, _):
        checkParameterNames(syntax.parameters)
        checkParameterTypes(syntax)
        refuseUnusedGenerics(syntax)
      case .deinitializer:
        if isExtension {
          refuse(SyntaxDiagnostic.deinitializerOutsideClass, at: decl.nameRange)
        } else if let owner, owner != .classType {
          refuse(
            DeclarationDiagnostic.deinitializerInValueType(kind: owner.rawValue, name: ownerName ?? ""),
            at: decl.nameRange)
        }
      case .nominal(let syntax):
        let outer = (ownerName, extendedKind, isInGenericType)
        (ownerName, extendedKind) = (syntax.name, nil)
        isInGenericType = isInGenericType || !syntax.generics.parameters.isEmpty
        checkRules(syntax.members, in: syntax.kind)
        (ownerName, extendedKind, isInGenericType) = outer
        refuseFurtherDeinitializers(syntax.members)
        checkTypeAttributes(syntax, decl)
        checkCaseRules(syntax, decl)
      case .extensionDecl(let syntax):
        if !scope.isTopLevel, owner == nil { refuse(ResolutionDiagnostic.onlyAtFileScope, at: decl.range) }
        let outer = (ownerName, extendedKind, isInGenericType)
        let extended = extended(syntax.type)
        if let extended, extended.kind == .protocolType, !syntax.inherited.isEmpty {
          refuse(
            InheritanceDiagnostic.protocolExtensionInherits(name: extended.name), at: decl.keywordRange("extension"))
        }
        (ownerName, extendedKind) = (
          extended?.name, extended.flatMap { NominalSyntax.Kind(rawValue: $0.kind.rawValue) }
        )
        // Where all parameters are bound there is one of each.
        let bound = syntax.requirements.reduce(into: Set<String>()) { names, requirement in
          if case .sameType(let left, let right) = requirement { names.formUnion(left.names.union(right.names)) }
        }
        isInGenericType = extended?.allGenerics.contains { !bound.contains($0.name) } ?? false
        checkRules(syntax.members, isExtension: true)
        (ownerName, extendedKind, isInGenericType) = outer
        checkDesignated(syntax)
        checkAccess(inExtension: syntax)
      case .enumCases:
        if owner != .enumeration { refuse(SyntaxDiagnostic.caseOutsideEnum, at: decl.range) }
      case .importModule(let path):
        if !scope.isTopLevel { refuse(ResolutionDiagnostic.onlyAtFileScope, at: decl.range) }
        checkImport(path, at: decl.nameRange)
      default: break
      }
    }
  }

  func refuse(_ kind: some DiagnosticKind, at range: SourceRange) { report(kind, at: range) }

  private func checkVariableRules(_ syntax: VariableSyntax, _ decl: Decl, in owner: NominalSyntax.Kind?) {
    let modifiers = decl.modifiers
    if syntax.isLet, let wrapper = modifiers.wrappers.first,
      (try? resolve(wrapper.type))?.nominalDecl?.isResultBuilder != true
    {
      refuse(DeclarationDiagnostic.wrappedConstant, at: wrapper.range)
    }
    if modifiers.isLazy, syntax.isLet { refuse(DeclarationDiagnostic.lazyConstant, at: decl.modifierRange("lazy")) }
    for binding in syntax.bindings {
      checkAccessors(binding, syntax, decl, in: owner)
      if case .some? = binding.type?.kind, binding.initializer == nil, binding.accessors == nil, owner != .protocolType
      {
        refuse(
          DeclarationDiagnostic.opaqueWithoutValue,
          at: binding.pattern.range)
      }
      if let written = binding.type, case .attributed(let names, _) = written.kind, names.contains("escaping") {
        refuse(DeclarationDiagnostic.misplacedEscaping, at: written.range)
      }
      if modifiers.isStatic, isInGenericType, binding.accessors?.getter == nil, owner != .protocolType {
        refuse(DeclarationDiagnostic.staticInGenericType, at: binding.pattern.range)
      } else if modifiers.isStatic, extendedKind == .protocolType, binding.accessors?.getter == nil {
        refuse(DeclarationDiagnostic.staticInProtocolExtension, at: binding.pattern.range)
      }
      if owner != nil, owner != .protocolType, modifiers.isStatic || modifiers.isClassMember,
        modifiers.wrappers.isEmpty,
        binding.initializer == nil, binding.accessors?.getter == nil, binding.type?.isOptional == false || syntax.isLet
      {
        refuse(
          DeclarationDiagnostic.staticWithoutValue(keyword: syntax.isLet ? "let" : "var"),
          at: binding.pattern.range)
      }
      if modifiers.isWeak, let type = binding.type, !type.isOptional {
        refuse(DeclarationDiagnostic.weakNonOptional(type: String(type.range.text)), at: binding.pattern.range)
      } else if modifiers.isWeak || modifiers.isUnowned, let written = binding.type {
        var type = (try? resolve(written)) ?? .error
        while let payload = type.optionalPayload { type = payload }
        if !type.isError, !isReference(type) {
          refuse(
            DeclarationDiagnostic.referenceToValue(modifier: modifiers.isWeak ? "weak" : "unowned", type: type),
            at: binding.pattern.range)
        }
      }
    }
  }

  /// Reports generic parameters that no parameter's type mentions, which cannot be inferred.
  private func refuseUnusedGenerics(_ syntax: FunctionSyntax) {
    var seen: Set<String> = []
    let results = (syntax.result?.names ?? []).union(syntax.thrownType?.names ?? [])
    let used = syntax.parameters.reduce(results) { $0.union($1.type.names) }
    // A parameter that a constraint makes equal to another type is known.
    let bound = syntax.generics.requirements.reduce(into: Set<String>()) { names, requirement in
      if case .sameType(let left, let right) = requirement { names.formUnion(left.names.union(right.names)) }
    }
    for parameter in syntax.generics.parameters {
      if !seen.insert(parameter.name).inserted {
        refuse(DeclarationDiagnostic.redeclaration(name: parameter.name), at: parameter.range)
      } else if !used.contains(parameter.name), !bound.contains(parameter.name) {
        refuse(DeclarationDiagnostic.unusedGenericParameter(name: parameter.name), at: parameter.range)
      }
    }
  }

  /// Checks attributes of parameter types, of which `@escaping` needs a function.
  private func checkParameterTypes(_ syntax: FunctionSyntax) {
    for parameter in syntax.parameters {
      guard case .attributed(let names, let inner) = parameter.type.kind, names.contains("escaping") else { continue }
      switch inner.kind {
      case .function, .named, .attributed: break
      default: refuse(ResolutionDiagnostic.escapingOnNonFunction, at: parameter.type.range)
      }
    }
    if let result = syntax.result, case .attributed(let names, _) = result.kind, names.contains("escaping") {
      refuse(DeclarationDiagnostic.misplacedEscaping, at: result.range)
    }
  }

  /// Reports designated initializers in extensions of classes.
  private func checkDesignated(_ syntax: ExtensionSyntax) {
    for member in syntax.members {
      guard case .initializer = member.kind, !member.modifiers.isConvenience,
        let nominal = extended(syntax.type), nominal.kind == .classType
      else { continue }
      refuse(
        DeclarationDiagnostic.designatedInExtension(name: nominal.name),
        at: member.nameRange)
    }
  }

  private func checkImport(_ path: [String], at place: SourceRange) {
    guard let name = path.first else { return }
    if universe.programModules.contains(name) { return }
    let lesson = universe.lesson(on: .module(name))
    if universe.importableModules.contains(name) {
      if let lesson {
        warn(WarningDiagnostic.moduleMissingHere(name: name), at: place, notes: [Diagnostic.Note(lesson.text)])
      }
      return
    }
    if let lesson {
      return report(
        DeclarationDiagnostic.unknownModule(name: name, suggestion: nil), at: place,
        notes: [Diagnostic.Note(lesson.text)])
    }
    let known = universe.modules.flatMap(\.importedAs).joined(separator: ", ")
    let best = DidYouMean.suggestion(for: name, among: Array(universe.importableModules))
    report(
      failure(
        DeclarationDiagnostic.unknownModule(name: name, suggestion: best), at: place,
        notes: best == nil ? [Diagnostic.Note("\(known) mean what is here")] : []))
  }

  private func checkParameterNames(_ parameters: [ParameterSyntax]) {
    var seen: Set<String> = []
    for (parameter, next) in zip(parameters, parameters.dropFirst()) where parameter.isVariadic && next.label == nil {
      refuse(DeclarationDiagnostic.unlabeledAfterVariadic, at: next.nameRange)
    }
    for parameter in parameters {
      if case .inoutType = parameter.type.kind {
        if let value = parameter.defaultValue {
          refuse(DeclarationDiagnostic.defaultOfInout(name: parameter.name), at: value.range)
        }
        if parameter.isVariadic { refuse(DeclarationDiagnostic.variadicInout, at: parameter.type.range) }
      }
    }
    for parameter in parameters where parameter.name != "_" && !seen.insert(parameter.name).inserted {
      refuse(DeclarationDiagnostic.redeclaration(name: parameter.name), at: parameter.nameRange)
    }
  }

  private func checkCaseRules(_ syntax: NominalSyntax, _ decl: Decl) {
    guard syntax.kind == .enumeration else { return }
    var names: Set<String> = []
    for member in syntax.members {
      guard case .enumCases(let cases) = member.kind else { continue }
      for item in cases {
        if item.payload.isEmpty, !names.insert(item.name).inserted {
          refuse(DeclarationDiagnostic.redeclaration(name: item.name), at: item.range)
        }
        if !decl.modifiers.isIndirect, !member.modifiers.isIndirect,
          item.payload.contains(where: { $0.type.namesPlainly(syntax.name) })
        {
          let generics = syntax.generics.parameters.map(\.name).joined(separator: ", ")
          let name = generics.isEmpty ? syntax.name : "\(syntax.name)<\(generics)>"
          refuse(DeclarationDiagnostic.recursiveEnum(name: name), at: decl.nameRange)
          return
        }
        if let value = item.rawValue, syntax.inherited.isEmpty {
          refuse(DeclarationDiagnostic.rawValueWithoutType, at: value.range)
        }
      }
    }
  }
}

extension ParameterSyntax {
  /// The name inside, behind the label.
  var nameRange: SourceRange {
    let words = range.text.prefix { $0 != ":" }.split(separator: " ")
    guard words.count == 2 else { return range }
    let start = range.start + range.text.utf8.distance(from: range.text.startIndex, to: words[1].startIndex)
    return SourceRange(file: range.file, start: start, end: range.end)
  }
}

extension TypeSyntax {
  /// Names in the type.
  var names: Set<String> {
    switch kind {
    case .named(let components):
      Set(components.prefix(1).map(\.name)).union(components.flatMap { $0.arguments.flatMap(\.names) })
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner), .inoutType(let inner), .attributed(_, let inner):
      inner.names
    case .dictionary(let key, let value): key.names.union(value.names)
    case .tuple(let fields): Set(fields.flatMap(\.type.names))
    case .function(let parameters, _, _, let thrown, let result):
      Set(parameters.flatMap(\.type.names)).union(result.names).union(thrown?.names ?? [])
    case .composition(let parts): Set(parts.flatMap(\.names))
    case .placeholder: []
    }
  }
  /// Returns true if it is that type itself, not an array or a closure of it.
  fileprivate func namesPlainly(_ name: String) -> Bool {
    switch kind {
    case .named(let components): components.count == 1 && components[0].name == name
    case .optional(let inner): inner.namesPlainly(name)
    case .tuple(let fields): fields.contains { $0.type.namesPlainly(name) }
    default: false
    }
  }
}

extension Decl {
  /// Returns the place of a modifier.
  func modifierRange(_ word: String) -> SourceRange { modifiers.written.first { $0.name == word }?.range ?? range }
}
