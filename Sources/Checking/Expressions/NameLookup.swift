import Sema
import SyntaxTree
import Types

extension Checker {
  func lookUp(_ name: String, at range: SourceRange) -> Reference? {
    let module = moduleMembers[range.start]
    var current: Scope? = module == nil ? scope : module == Universe.ownModule ? scope.topLevel : nil
    var functions: [FunctionDecl] = []
    var isNested = false
    // A type that is declared in a method.
    var isLocal = false
    while let here = current {
      if isNested, here.values["self"] != nil { isLocal = true }
      if let entries = here.values[name], let first = entries.first {
        switch first {
        case .variable(let variable): if functions.isEmpty { return .variable(variable) }
        case .function:
          let found = entries.compactMap { if case .function(let function) = $0 { function } else { nil } }
          // Functions of an earlier input that this one declares again are hidden.
          functions += found.filter { old in
            !functions.contains { new in
              new.fullName == old.fullName
                && zip(new.parameters, old.parameters).allSatisfy { Type.same($0.type, $1.type) }
            }
          }
          // Local functions hide what is outside; those of the top level stand beside native ones.
          if here.parent != nil, here.nominal == nil, !here.isTopLevel { return .functions(functions) }
        }
      }
      if functions.isEmpty {
        switch here.types[name] {
        case .type(let type)?: return .type(type)
        case .decl(let decl)?: return .type(openType(decl, at: range))
        case nil: break
        }
        // Members that are operators are found by their operands.
        if let type = here.selfType, here.nominal != nil, name.beginsLikeName {
          if isNested {
            // An instance of a nested type has no instance of the outer one.
            let found = members(named: name, of: type)
            let ofType = found.filter(\.decl.isStaticMember)
            if !ofType.isEmpty, !isLocal { return .staticMembers(ofType, of: type) }
            if found.contains(where: { !$0.decl.isDeprecated })
              || !found.isEmpty && universe.globals(named: name).isEmpty
            {
              return nil
            }
          } else if let own = ownVariable(in: scope), let found = implicitMember(name, type, own) {
            return found
          }
          if let member = nestedType(name, of: type) { return .type(member) }
        }
      }
      if here.nominal != nil { (isNested, isLocal) = (true, false) }
      current = here.parent
    }
    if name == "Self", functions.isEmpty, let own = scope.enclosingSelf { return .type(own) }
    if functions.isEmpty, case .nominal(let decl)? = universe.types[name], !decl.isNative {
      return .type(openType(.nominal(decl), at: range))
    }
    let isVisible = universe.missingImport(for: name, at: range, in: scope) == nil
    for entry in isVisible ? universe.globals(named: name) : [] {
      switch entry {
      case .variable(let variable): if functions.isEmpty { return .variable(variable) }
      case .function(let function): functions.append(function)
      }
    }
    if !functions.isEmpty { return .functions(functions) }
    if isVisible, let decl = universe.type(named: name) { return .type(openType(decl, at: range)) }
    if module == nil, let variable = laterGlobal(name) { return .variable(variable) }
    if universe.moduleNames.contains(name) || name == Universe.ownModule { return .module(name) }
    return nil
  }

  /// The functions of the program that have a name at its top level.
  func topLevelFunctions(_ name: String) -> [FunctionDecl] {
    (scope.topLevel.values[name] ?? []).compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  /// Returns true if a name refers to a module here.
  func isModule(_ name: String, at range: SourceRange) -> Bool {
    guard universe.moduleNames.contains(name) || name == Universe.ownModule, case .module? = lookUp(name, at: range)
    else { return false }
    return true
  }

  private func implicitMember(_ name: String, _ type: Type, _ own: VariableDecl) -> Reference? {
    let all = members(named: name, of: type)
    if all.isEmpty { return nil }
    let isStatic = own.type.isMetatype
    let found = all.filter { $0.decl.isStaticMember == isStatic }
    // An old spelling of a member does not hide what every program knows: `zip` in an extension of Array.
    let live = found.filter { !$0.decl.isDeprecated }
    if live.isEmpty, !universe.globals(named: name).isEmpty { return nil }
    return found.isEmpty ? nil : .members(found, own: own)
  }

  private func nestedType(_ name: String, of type: Type) -> Type? {
    if type.nominalDecl?.name == name { return nil }
    return universe.memberType(name, of: type, open: { self.freshVariable() }, assuming: requirements)
  }

  /// `self` of the innermost type, where there is one.
  func ownVariable(in scope: Scope) -> VariableDecl? {
    var current: Scope? = scope
    while let here = current {
      if case .variable(let own)? = here.values["self"]?.first { return own }
      if here.nominal != nil { return nil }
      current = here.parent
    }
    return nil
  }

  /// A static member of the type around, named in the value of another or of a property: `static let names = allCases.map { … }`; or a method of
  /// its instances, as a function from them: `static let tests = [testLogin, testLogout]`.
  func staticNeighbour(_ name: String, _ range: SourceRange) -> Expr? {
    let isProperty = initializesProperty && ownVariable(in: scope) == nil
    guard isProperty || initializesStatic || ownVariable(in: scope)?.type.isMetatype == true,
      let own = scope.enclosingSelf,
      members(named: name, of: own).contains(where: {
        if isProperty { return $0.decl.isStatic }
        return if case .function = $0.decl { true } else { initializesStatic && $0.decl.isStatic }
      })
    else { return nil }
    return Expr(
      .member(
        base: Expr(.identifier("Self", argumentLabels: nil, genericArguments: []), range), name: name,
        nameRange: range, argumentLabels: nil, genericArguments: []), range)
  }

  /// `Self` in a class that others may inherit from: the type of the object, not the one that is written around it.
  func dynamicSelf(_ expr: Expr) -> Expr? {
    guard case .identifier("Self", _, _) = expr.kind, case .nominal(let decl, _)? = scope.enclosingSelf?.head,
      decl.kind == .classType, !decl.isFinal, let own = ownVariable(in: scope)
    else { return nil }
    func name(_ name: String) -> Expr {
      Expr(.identifier(name, argumentLabels: nil, genericArguments: []), expr.range)
    }
    if own.type.isMetatype { return name("self") }
    return Expr(.call(callee: name("type"), arguments: [Expr.Argument(label: "of", value: name("self"))]), expr.range)
  }

  /// A type named in an expression: arguments that were left out are to be found.
  func openType(_ decl: TypeDecl, at range: SourceRange, arguments: [Type] = []) -> Type {
    switch decl {
    case .alias(let alias):
      let given = arguments.isEmpty ? alias.generics.map { openParameter($0.name, at: range) } : arguments
      return alias.type.substituting(Substitution(alias.generics, given))
    case .nominal(let nominal):
      if nominal.kind == .protocolType { return .existential([ProtocolReference(nominal, arguments: arguments)]) }
      if let own = scope.argumentsInScope(of: nominal), arguments.isEmpty { return .nominal(nominal, own) }
      let outer = nominal.parent.map {
        scope.argumentsInScope(of: $0) ?? $0.allGenerics.map { openParameter($0.name, at: range) }
      }
      let given = arguments.isEmpty ? nominal.generics.map { openParameter($0.name, at: range) } : arguments
      return .nominal(nominal, (outer ?? []) + given)
    }
  }

  func openParameter(_ name: String, at range: SourceRange, isThrown: Bool = false) -> Type {
    let type = freshVariable()
    if case .variable(let variable) = type {
      variable.parameterName = name
      openParameters[variable.id] = OpenParameter(name: name, place: range, type: type, isThrown: isThrown)
    }
    return type
  }

  /// The type that an expression names, or nil where it is a value.
  func namedType(_ expr: Expr) throws -> Type? {
    switch expr.kind {
    case .type(let syntax): return try resolve(syntax, open: true, isNamed: true)
    case .identifier(let name, _, let arguments):
      if name == "Void", lookUp(name, at: expr.range) == nil { return .void }
      guard case .type(let type)? = lookUp(name, at: expr.range) else { return nil }
      try refuseRestricted(scope.typeDecl(named: name), name, at: expr.range)
      if arguments.isEmpty { return type }
      let given = try arguments.map { try resolve($0, open: true) }
      return try resolveNamed(name, given, expr)
    case .member(let base?, let name, let range, _, let arguments):
      if name == "self" || name == "init" { return nil }
      if case .identifier(let module, _, _) = base.kind, isModule(module, at: base.range) {
        if module == Universe.ownModule, case .decl(let decl)? = scope.topLevel.types[name] {
          return openType(decl, at: range, arguments: try arguments.map { try resolve($0, open: true) })
        }
        guard let decl = universe.type(named: name) else { return nil }
        return openType(decl, at: range, arguments: try arguments.map { try resolve($0, open: true) })
      }
      guard let outer = try namedType(base) else { return nil }
      if name == "Type" || name == "Protocol" { return .metatype(outer) }
      if !members(named: name, of: outer).isEmpty { return nil }
      let given = try arguments.map { try resolve($0, open: true) }
      if universe.restrictsTypes { try refuseRestricted(universe.nestedType(name, of: outer), name, at: range) }
      return universe.memberType(
        name, of: outer, arguments: given, open: { self.freshVariable() }, assuming: requirements)
    case .arrayLiteral(let elements):
      guard elements.count == 1, let element = try namedType(elements[0]) else { return nil }
      return universe.array(element)
    case .dictionaryLiteral(let pairs):
      guard pairs.count == 1, let key = try namedType(pairs[0].key), let value = try namedType(pairs[0].value) else {
        return nil
      }
      return universe.dictionary(key, value)
    case .optionalChain(let inner): return try namedType(inner)
    case .bindOptional(let inner): return try namedType(inner).map { universe.optional($0) }
    case .parenthesized(let inner): return try namedType(inner)
    case .tuple(let elements):
      guard !elements.isEmpty else { return nil }
      var fields: [TupleField] = []
      for element in elements {
        guard let type = try namedType(element.value) else { return nil }
        fields.append(TupleField(label: element.label, type))
      }
      return .tuple(fields)
    default: return nil
    }
  }

  /// A type that may not be named here.
  private func refuseRestricted(
    _ decl: @autoclosure () -> TypeDecl?, _ name: String, at range: SourceRange
  ) throws {
    guard universe.restrictsTypes, let fault = decl()?.fault(of: name, in: scope) else { return }
    throw failure(fault, at: range)
  }

  private func resolveNamed(_ name: String, _ given: [Type], _ expr: Expr) throws -> Type? {
    var current: Scope? = scope
    while let here = current {
      if case .decl(let decl)? = here.types[name] { return try applied(decl, given, expr) }
      if let own = here.selfType, let member = universe.memberType(name, of: own, arguments: given) { return member }
      current = here.parent
    }
    guard let decl = universe.type(named: name) else { return nil }
    return try applied(decl, given, expr)
  }

  private func applied(_ decl: TypeDecl, _ given: [Type], _ expr: Expr) throws -> Type {
    let count: Int
    let name: String
    switch decl {
    case .alias(let alias): (name, count) = (alias.name, alias.generics.count)
    case .nominal(let nominal):
      (name, count) = (nominal.name, nominal.kind == .protocolType ? given.count : nominal.generics.count)
    }
    if count == 0 { throw failure(ResolutionDiagnostic.argumentsOfNonGeneric(name: name), at: expr.range) }
    if given.count != count {
      throw failure(
        ResolutionDiagnostic.wrongTypeArgumentCount(name: name, given: given.count, wanted: count),
        at: expr.range)
    }
    return openType(decl, at: expr.range, arguments: given)
  }
}

struct OpenParameter {
  let name: String
  let place: SourceRange
  let type: Type
  /// The E of `throws(E)`.
  let isThrown: Bool
}

extension Type {
  var isMetatype: Bool {
    if case .metatype = head { true } else { false }
  }
}

extension VariableDecl {
  /// A property of instances whose value is there before them.
  var isMadeWithoutSelf: Bool { owner != nil && !isStatic && !isLazy && kind == .storedProperty }
}
