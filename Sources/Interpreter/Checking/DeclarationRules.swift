/// What Swift asks of declarations besides their types: no name twice, modifiers where they mean something.
extension Checker {
  /// Looks at declarations as they are written, once each.
  func checkRules(_ decls: [Decl], in owner: NominalSyntax.Kind? = nil) {
    for decl in decls where checkedRules.insert(ObjectIdentifier(decl)).inserted {
      switch decl.kind {
      case .variable(let syntax): checkVariableRules(syntax, decl, in: owner)
      case .function(let syntax):
        checkParameterNames(syntax.parameters)
        if decl.modifiers.isMutating, owner == .classType {
          refuse("'mutating' is not valid on instance methods in classes", at: decl.modifierRange("mutating"))
        }
      case .initializer(let syntax, _): checkParameterNames(syntax.parameters)
      case .deinitializer:
        if let owner, owner != .classType {
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
      case .extensionDecl(let syntax): checkRules(syntax.members)
      default: break
      }
    }
  }

  private func refuse(_ message: String, at range: SourceRange) { report(failure(message, at: range)) }

  private func checkVariableRules(_ syntax: VariableSyntax, _ decl: Decl, in owner: NominalSyntax.Kind?) {
    let modifiers = decl.modifiers
    if modifiers.isLazy, syntax.isLet { refuse("'lazy' cannot be used on a let", at: decl.modifierRange("lazy")) }
    for binding in syntax.bindings {
      if let body = binding.accessors?.getter?.body {
        if syntax.isLet { refuse("'let' declarations cannot be computed properties", at: body.range.openingBrace) }
        if binding.type == nil { refuse("computed property must have an explicit type", at: binding.pattern.range) }
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

  private func checkParameterNames(_ parameters: [ParameterSyntax]) {
    var seen: Set<String> = []
    for parameter in parameters where parameter.name != "_" && !seen.insert(parameter.name).inserted {
      refuse("invalid redeclaration of '\(parameter.name)'", at: parameter.range)
    }
  }

  private func checkCaseRules(_ syntax: NominalSyntax, _ decl: Decl) {
    guard syntax.kind == .enumeration else { return }
    var names: Set<String> = []
    var values: Set<String> = []
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

  /// Members of a type that differ in nothing, and classes and structs that cannot be.
  func refuseFaultyTypes(_ nominals: [NominalDecl]) {
    // A requirement and its default in an extension may look alike.
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
      if nominal.kind == .classType, let place = nominal.declaredAt, (nominal.members["init"] ?? []).isEmpty,
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

extension FunctionDecl {
  /// As messages call it: without its labels where it has none.
  var shownName: String {
    if kind == .getter || kind == .setter { return name }
    if kind == .function, !parameters.isEmpty, parameters.allSatisfy({ $0.label == nil }) { return name }
    return fullName
  }

  fileprivate func isRedeclaration(of other: FunctionDecl) -> Bool {
    fullName == other.fullName && isStatic == other.isStatic && generics.count == other.generics.count
      && generics.isEmpty && isAsync == other.isAsync && Type.same(result, other.result)
      && zip(parameters, other.parameters).allSatisfy { Type.same($0.type, $1.type) && $0.isVariadic == $1.isVariadic }
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
  fileprivate func modifierRange(_ word: String) -> SourceRange {
    let text = range.text
    guard let found = text.range(of: word) else { return range }
    let start = range.start + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return SourceRange(file: range.file, start: start, end: start + word.utf8.count)
  }
}

extension SourceRange {
  /// The `{` that it begins with.
  fileprivate var openingBrace: SourceRange { SourceRange(file: file, start: start, end: start + 1) }
}
