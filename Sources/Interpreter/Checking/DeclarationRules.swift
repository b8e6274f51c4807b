/// What Swift asks of declarations besides their types: no name twice, modifiers where they mean something.
extension Checker {
  /// Looks at declarations as they are written, once each.
  func checkRules(_ decls: [Decl], in owner: NominalSyntax.Kind? = nil, isExtension: Bool = false) {
    for decl in decls where checkedRules.insert(ObjectIdentifier(decl)).inserted {
      checkModifiers(decl, in: owner, isExtension: isExtension)
      if owner == .protocolType { checkProtocolMember(decl, of: ownerName ?? "") }
      switch decl.kind {
      case .variable(let syntax): checkVariableRules(syntax, decl, in: owner)
      case .function(let syntax):
        checkParameterNames(syntax.parameters)
        checkParameterTypes(syntax)
        refuseUnusedGenerics(syntax)
        if decl.modifiers.isMutating, owner == .classType {
          refuse("'mutating' is not valid on instance methods in classes", at: decl.modifierRange("mutating"))
        }
      case .initializer(let syntax, _):
        checkParameterNames(syntax.parameters)
        checkParameterTypes(syntax)
        refuseUnusedGenerics(syntax)
        if decl.modifiers.isConvenience, let owner, owner != .classType, owner != .protocolType {
          refuse("initializers in \(owner.rawValue)s are not marked with 'convenience'", at: decl.nameRange)
        }
      case .deinitializer:
        if isExtension {
          refuse("deinitializers may only be declared within a class, actor, or noncopyable type", at: decl.nameRange)
        } else if let owner, owner != .classType {
          refuse(
            "deinitializer cannot be declared in \(owner.rawValue) '\(ownerName ?? "")' that conforms to 'Copyable'",
            at: decl.nameRange)
        }
      case .nominal(let syntax):
        let outer = ownerName
        ownerName = syntax.name
        checkRules(syntax.members, in: syntax.kind)
        ownerName = outer
        checkCaseRules(syntax, decl)
      case .extensionDecl(let syntax):
        if !scope.isTopLevel, owner == nil { refuse("declaration is only valid at file scope", at: decl.range) }
        checkRules(syntax.members, isExtension: true)
        checkDesignated(syntax)
      case .enumCases:
        if owner != .enumeration { refuse("enum 'case' is not allowed outside of an enum", at: decl.range) }
      case .importModule(let path):
        if !scope.isTopLevel { refuse("declaration is only valid at file scope", at: decl.range) }
        checkImport(path, at: decl.nameRange)
      default: break
      }
    }
  }

  private func refuse(_ message: String, at range: SourceRange) { report(failure(message, at: range)) }

  private func checkVariableRules(_ syntax: VariableSyntax, _ decl: Decl, in owner: NominalSyntax.Kind?) {
    let modifiers = decl.modifiers
    if modifiers.isLazy, syntax.isLet { refuse("'lazy' cannot be used on a let", at: decl.modifierRange("lazy")) }
    for binding in syntax.bindings {
      checkAccessors(binding, syntax, decl, in: owner)
      if let written = binding.type, case .attributed(let names, _) = written.kind, names.contains("escaping") {
        refuse("'@escaping' may only be used in function parameter position", at: written.range)
      }
      if owner != nil, owner != .protocolType, modifiers.isStatic || modifiers.isClassMember,
        modifiers.wrappers.isEmpty,
        binding.initializer == nil, binding.accessors?.getter == nil, binding.type?.isOptional == false || syntax.isLet
      {
        refuse(
          "'static \(syntax.isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter",
          at: binding.pattern.range)
      }
      if modifiers.isWeak, let type = binding.type, !type.isOptional {
        refuse("'weak' variable should have optional type '\(type.range.text)?'", at: binding.pattern.range)
      } else if modifiers.isWeak || modifiers.isUnowned, let written = binding.type {
        var type = (try? resolve(written)) ?? .error
        while let payload = type.optionalPayload { type = payload }
        if !type.isError, !isReference(type) {
          refuse(
            "'\(modifiers.isWeak ? "weak" : "unowned")' may only be applied to class and class-bound protocol types, not '\(type)'",
            at: binding.pattern.range)
        }
      }
    }
  }

  /// Nothing could say what a parameter stands for that no value has.
  private func refuseUnusedGenerics(_ syntax: FunctionSyntax) {
    var seen: Set<String> = []
    let results = (syntax.result?.names ?? []).union(syntax.thrownType?.names ?? [])
    let used = syntax.parameters.reduce(results) { $0.union($1.type.names) }
    // What a constraint makes equal to something else is known.
    let bound = syntax.generics.requirements.reduce(into: Set<String>()) { names, requirement in
      if case .sameType(let left, let right) = requirement { names.formUnion(left.names.union(right.names)) }
    }
    for parameter in syntax.generics.parameters {
      if !seen.insert(parameter.name).inserted {
        refuse("invalid redeclaration of '\(parameter.name)'", at: parameter.range)
      } else if !used.contains(parameter.name), !bound.contains(parameter.name) {
        refuse("generic parameter '\(parameter.name)' is not used in function signature", at: parameter.range)
      }
    }
  }

  /// `@escaping` is said of functions that are parameters.
  private func checkParameterTypes(_ syntax: FunctionSyntax) {
    for parameter in syntax.parameters {
      guard case .attributed(let names, let inner) = parameter.type.kind, names.contains("escaping") else { continue }
      switch inner.kind {
      case .function, .named, .attributed: break
      default: refuse("'@escaping' only applies to function types", at: parameter.type.range)
      }
    }
    if let result = syntax.result, case .attributed(let names, _) = result.kind, names.contains("escaping") {
      refuse("'@escaping' may only be used in function parameter position", at: result.range)
    }
  }

  /// What an extension adds to a class builds on what the class has.
  private func checkDesignated(_ syntax: ExtensionSyntax) {
    for member in syntax.members {
      guard case .initializer = member.kind, !member.modifiers.isConvenience,
        let nominal = extended(syntax.type), nominal.kind == .classType
      else { continue }
      refuse(
        "designated initializer cannot be declared in an extension of '\(nominal.name)'; did you mean this to be a convenience initializer?",
        at: member.nameRange)
    }
  }

  private func checkImport(_ path: [String], at place: SourceRange) {
    guard let name = path.first, !Universe.importableModules.contains(name) else { return }
    let best = DidYouMean.suggestion(for: name, among: Array(Universe.importableModules))
    report(
      failure(
        "no such module '\(name)'" + (best.map { "; did you mean '\($0)'?" } ?? ""), at: place,
        notes: best == nil
          ? [Diagnostic.Note("RxSwift, RxCocoa, RxRelay, RxTest, RxBlocking, Foundation and UIKit mean what is here")]
          : []))
  }

  private func checkParameterNames(_ parameters: [ParameterSyntax]) {
    var seen: Set<String> = []
    for parameter in parameters {
      if case .inoutType = parameter.type.kind {
        if let value = parameter.defaultValue {
          refuse("cannot provide default value to inout parameter '\(parameter.name)'", at: value.range)
        }
        if parameter.isVariadic { refuse("'inout' must not be used on variadic parameters", at: parameter.type.range) }
      }
    }
    for parameter in parameters where parameter.name != "_" && !seen.insert(parameter.name).inserted {
      refuse("invalid redeclaration of '\(parameter.name)'", at: parameter.range)
    }
  }

  private func checkCaseRules(_ syntax: NominalSyntax, _ decl: Decl) {
    guard syntax.kind == .enumeration else { return }
    var names: Set<String> = []
    var values: Set<String> = []
    var implied = RawValues(isText: syntax.inherited.first.map { String($0.range.text) } == "String")
    let hasRawType = syntax.inherited.contains { $0.isRawType }
    for member in syntax.members {
      guard case .enumCases(let cases) = member.kind else { continue }
      for item in cases {
        if item.payload.isEmpty, !names.insert(item.name).inserted {
          refuse("invalid redeclaration of '\(item.name)'", at: item.range)
        }
        if !decl.modifiers.isIndirect, !member.modifiers.isIndirect,
          item.payload.contains(where: { $0.type.namesPlainly(syntax.name) })
        {
          refuse("recursive enum '\(syntax.name)' is not marked 'indirect'", at: decl.nameRange)
          return
        }
        if hasRawType, let raw = implied.next(item), !implied.seen.insert(raw).inserted {
          refuse("raw value for enum case is not unique", at: item.rawValue?.range ?? item.range)
          continue
        }
        guard let value = item.rawValue else { continue }
        if syntax.inherited.isEmpty {
          refuse("enum case cannot have a raw value if the enum does not have a raw type", at: value.range)
        } else if hasRawType {
          checkRawValue(value, syntax.inherited[0], &values)
        }
      }
    }
  }

  private func checkRawValue(_ value: Expr, _ type: TypeSyntax, _ seen: inout Set<String>) {
    let name = String(type.range.text)
    let fits: Bool
    switch value.kind {
    case .integerLiteral: fits = !["String", "Character"].contains(name)
    case .prefixOperator: fits = !["String", "Character"].contains(name)
    case .floatLiteral: fits = ["Double", "Float", "CGFloat"].contains(name)
    case .stringLiteral: fits = ["String", "Character"].contains(name)
    default: fits = false
    }
    if !fits, let written = (try? attempt { try check(value).type }.get())?.result {
      settleLiterals(in: written)
      refuse("cannot convert value of type '\(written)' to raw type '\(name)'", at: value.range)
    } else if !seen.insert(String(value.range.text)).inserted {
      refuse("raw value for enum case is not unique", at: value.range)
    }
  }

  // MARK: What is declared twice

  /// Functions of one scope that differ in nothing.
  func refuseEqualFunctions(_ functions: [FunctionDecl]) {
    for (index, function) in functions.enumerated() {
      for other in functions[..<index] where function.isRedeclaration(of: other) {
        guard let place = function.declaredAt, place.file === other.declaredAt?.file else { continue }
        let message = "invalid redeclaration of '\(function.shownName)'"
        if !diagnostics.contains(where: { $0.caret.start == place.start && $0.message == message }) {
          refuse(message, at: place)
        }
        break
      }
    }
  }

  /// Types, aliases, functions and variables of a file that have one name; the prompt takes the last one.
  func refuseNamesakes(_ decls: [Decl]) throws {
    if isPrompt, scope.isTopLevel { return }
    var types: Set<String> = []
    for decl in decls {
      switch decl.kind {
      case .nominal(let syntax): types.insert(syntax.name)
      case .typeAlias(let name, _, _):
        if !types.insert(name).inserted { try tell(failure("invalid redeclaration of '\(name)'", at: decl.nameRange)) }
      default: break
      }
    }
    var functions: [String: FunctionSyntax] = [:]
    for decl in decls {
      switch decl.kind {
      case .function(let syntax):
        if types.contains(syntax.name) {
          let shown = syntax.parameters.isEmpty ? syntax.name + "()" : syntax.name
          try tell(failure("invalid redeclaration of '\(shown)'", at: decl.nameRange))
        }
        if functions[syntax.name] == nil { functions[syntax.name] = syntax }
      case .variable(let syntax):
        for binding in syntax.bindings {
          guard case .binding(let name, _) = binding.pattern.kind else { continue }
          if types.contains(name) || functions[name]?.parameters.isEmpty == true {
            try tell(failure("invalid redeclaration of '\(name)'", at: binding.pattern.range))
          }
        }
      default: break
      }
    }
  }

  /// Subscripts of a type that differ in nothing.
  private func refuseEqualSubscripts(_ members: [MemberDecl]) {
    let getters = members.compactMap { member -> FunctionDecl? in
      if case .subscriptDecl(let declaration) = member, declaration.getter.declaredAt != nil {
        declaration.getter
      } else {
        nil
      }
    }.sorted { $0.declaredAt!.start < $1.declaredAt!.start }
    for (index, getter) in getters.enumerated() {
      guard let place = getter.declaredAt,
        getters[..<index].contains(where: { getter.isRedeclaration(of: $0) && $0.declaredAt?.file === place.file })
      else { continue }
      refuse(
        "invalid redeclaration of '\(getter.name)(\(getter.parameters.map { ($0.label ?? "_") + ":" }.joined()))'",
        at: place)
    }
  }

  /// A case and a static member of one name.
  private func refuseCaseNamesake(_ members: [MemberDecl]) {
    guard members.contains(where: { if case .enumCase = $0 { true } else { false } }) else { return }
    for case .variable(let variable) in members where variable.isStatic {
      if let place = variable.declaredAt { refuse("invalid redeclaration of '\(variable.name)'", at: place) }
    }
  }

  /// Members of a type that differ in nothing, and classes and structs that cannot be.
  func refuseFaultyTypes(_ nominals: [NominalDecl]) {
    // A requirement and its default in an extension may look alike.
    for nominal in nominals where !nominal.isNative && nominal.kind == .protocolType {
      for members in nominal.members.values where members.count > 1 {
        refuseEqualFunctions(
          members.compactMap { member -> FunctionDecl? in
            if case .function(let function) = member, function.isRequirement, function.declaredAt != nil {
              function
            } else {
              nil
            }
          }.sorted { $0.declaredAt!.start < $1.declaredAt!.start })
      }
    }
    for nominal in nominals where !nominal.isNative && nominal.kind != .protocolType {
      for members in nominal.members.values where members.count > 1 {
        refuseEqualFunctions(
          members.compactMap {
            if case .function(let function) = $0, function.requirements.count == nominal.requirements.count {
              function
            } else {
              nil
            }
          }.filter { $0.declaredAt != nil }.sorted { $0.declaredAt!.start < $1.declaredAt!.start })
        refuseNamesake(members)
        refuseCaseNamesake(members)
        refuseEqualSubscripts(members)
        let variables = members.compactMap { member -> VariableDecl? in
          if case .variable(let variable) = member, variable.declaredAt != nil, variable.requirements.isEmpty {
            variable
          } else {
            nil
          }
        }.sorted { $0.declaredAt!.start < $1.declaredAt!.start }
        for (index, variable) in variables.enumerated()
        where variables[..<index].contains(where: {
          $0.isStatic == variable.isStatic && $0.declaredAt?.file === variable.declaredAt?.file
        }) {
          refuse("invalid redeclaration of '\(variable.name)'", at: variable.declaredAt ?? currentPlace)
        }
      }
      if nominal.kind == .structure {
        for field in nominal.storedProperties where field.type.holds(nominal, []) {
          refuse(
            "value type '\(nominal.name)' cannot have a stored property that recursively contains it",
            at: field.declaredAt ?? currentPlace)
        }
      }
      if nominal.kind == .classType, let place = nominal.declaredAt,
        nominal.ownInitializers.allSatisfy(\.isConvenience),
        !nominal.conformances.contains(where: { ["Codable", "Decodable"].contains($0.proto.decl.name) }),
        nominal.storedProperties.contains(where: {
          $0.owner === nominal && !$0.isOverride && !$0.hasInitialValue && $0.initialValue == nil && !$0.isLazy
            && $0.kind == .storedProperty
        })
      {
        refuse("class '\(nominal.name)' has no initializers", at: place)
      }
    }
  }
}

extension Checker {
  /// A function without parameters and a variable of one name; the one that comes second is one too many.
  fileprivate func refuseNamesake(_ members: [MemberDecl]) {
    for case .function(let function) in members where function.parameters.isEmpty && function.declaredAt != nil {
      for case .variable(let variable) in members
      where variable.isStatic == function.isStatic && variable.declaredAt?.file === function.declaredAt?.file {
        guard let a = function.declaredAt, let b = variable.declaredAt else { continue }
        report(
          failure(
            "invalid redeclaration of '\(a.start > b.start ? function.fullName : variable.name)'",
            at: a.start > b.start ? a : b))
      }
    }
  }
}

/// The raw values of an enum's cases, those that are not written included.
private struct RawValues {
  let isText: Bool
  var seen: Set<String> = []
  private var last: Double?

  init(isText: Bool) { self.isText = isText }

  /// Nil where it is not known, or where the written ones are compared anyway.
  mutating func next(_ item: EnumCaseSyntax) -> String? {
    guard let value = item.rawValue else {
      if isText { return item.name }
      last = (last ?? -1) + 1
      return last.map { String($0) }
    }
    if isText {
      guard case .stringLiteral(let segments) = value.kind, segments.count == 1, case .text(let text) = segments[0]
      else {
        return nil
      }
      return text
    }
    last = Double(value.range.text.filter { $0 != "_" && $0 != " " })
    return last.map { String($0) }
  }
}

extension Requirement {
  fileprivate func isSame(as other: Requirement) -> Bool {
    switch (self, other) {
    case (.conformance(let type, let proto), .conformance(let otherType, let otherProto)):
      Type.same(type, otherType) && proto.decl === otherProto.decl
    case (.superclass(let a, let b), .superclass(let c, let d)), (.sameType(let a, let b), .sameType(let c, let d)):
      Type.same(a, c) && Type.same(b, d)
    case (.classBound(let a), .classBound(let b)): Type.same(a, b)
    default: false
    }
  }
}

extension FunctionDecl {
  /// As messages call it: without its labels where it has none.
  var shownName: String {
    if kind == .getter || kind == .setter { return name }
    if kind == .function, !parameters.isEmpty, parameters.allSatisfy({ $0.label == nil }) { return name }
    return fullName
  }

  fileprivate func isRedeclaration(of other: FunctionDecl) -> Bool {
    guard fullName == other.fullName, parameters.map(\.label) == other.parameters.map(\.label),
      isStatic == other.isStatic, isAsync == other.isAsync, fixity == other.fixity,
      generics.count == other.generics.count
    else { return false }
    // The parameters of the one stand for those of the other.
    let renamed = Substitution(other.generics, generics.map { .parameter($0) })
    func same(_ mine: Type, _ theirs: Type) -> Bool { Type.same(mine, theirs.substituting(renamed)) }
    return same(result, other.result)
      && zip(parameters, other.parameters).allSatisfy { same($0.type, $1.type) && $0.isVariadic == $1.isVariadic }
      && (generics.isEmpty
        || requirements.count == other.requirements.count
          && zip(requirements, other.requirements).allSatisfy { $0.isSame(as: $1.substituting(renamed)) })
  }
}

extension Type {
  /// Whether values of this type hold values of that struct within themselves.
  fileprivate func holds(_ nominal: NominalDecl, _ seen: [NominalDecl]) -> Bool {
    switch head {
    case .nominal(let decl, let arguments):
      if decl === nominal { return true }
      if decl.isNative { return decl.name == "Optional" && arguments[0].holds(nominal, seen) }
      if decl.kind != .structure || seen.contains(where: { $0 === decl }) { return false }
      return decl.storedProperties.contains { $0.type.holds(nominal, seen + [decl]) }
    case .tuple(let fields): return fields.contains { $0.type.holds(nominal, seen) }
    default: return false
    }
  }
}

extension TypeSyntax {
  var isOptional: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    case .attributed(_, let inner): inner.isOptional
    case .named(let components): components.last?.name == "Optional"
    default: false
    }
  }
  /// The names that stand in it.
  var names: Set<String> {
    switch kind {
    case .named(let components):
      Set(components.prefix(1).map(\.name)).union(components.flatMap { $0.arguments.flatMap(\.names) })
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner), .inoutType(let inner), .attributed(_, let inner):
      inner.names
    case .dictionary(let key, let value): key.names.union(value.names)
    case .tuple(let fields): Set(fields.flatMap(\.type.names))
    case .function(let parameters, _, _, let result): Set(parameters.flatMap(\.type.names)).union(result.names)
    case .composition(let parts): Set(parts.flatMap(\.names))
    case .placeholder: []
    }
  }
  fileprivate var isRawType: Bool {
    ["Int", "String", "Character", "Double", "Float", "UInt", "UInt8", "Int64", "Int32"].contains(String(range.text))
  }
  /// Whether it is that type itself, not an array or a closure of it.
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
  /// Where a modifier is written.
  func modifierRange(_ word: String) -> SourceRange { modifiers.written.first { $0.name == word }?.range ?? range }
}
