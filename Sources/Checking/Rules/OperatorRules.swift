import SyntaxTree
import Types

/// Rules of operator functions, of `rethrows`, and of types with attributes that require members.
extension Checker {
  func checkOperator(_ syntax: FunctionSyntax, _ decl: Decl, isMember: Bool) {
    if syntax.name.beginsLikeName { return }
    if syntax.lacksOperatorDeclaration { return refuse(SyntaxDiagnostic.operatorNotDeclared, at: decl.nameRange) }
    if isMember {
      if !decl.modifiers.isStatic, !decl.modifiers.isClassMember {
        refuse(
          DeclarationDiagnostic.nonStaticOperator(
            name: syntax.name, place: extendedKind == nil ? "type" : "extension of", owner: ownerName ?? ""),
          at: decl.nameRange)
      } else if let ownerName, extendedKind != .protocolType,
        !syntax.parameters.contains(where: { $0.type.names.contains("Self") || $0.type.mentions(ownerName) })
      {
        refuse(
          DeclarationDiagnostic.operatorWithoutOwnArgument(name: syntax.name, owner: ownerName), at: decl.nameRange)
      }
    }
    if syntax.parameters.count == 1, decl.modifiers.attribute("prefix") == nil,
      decl.modifiers.attribute("postfix") == nil
    {
      let fixities = ["prefix", "postfix"].filter {
        decl.range.file.text.contains("\($0) operator \(syntax.name)")
          || $0 == "prefix" && Self.signs.contains(syntax.name)
      }
      if fixities.count == 1 {
        refuse(
          DeclarationDiagnostic.unaryOperatorMissingModifier(fixity: fixities[0]), at: decl.keywordRange("func"))
      } else {
        refuse(DeclarationDiagnostic.unaryOperatorWithoutModifier, at: decl.nameRange)
      }
    }
  }

  private static let signs: Set<String> = ["-", "+", "!", "~"]

  /// Reports a rethrowing function without a throwing parameter.
  func checkRethrows(_ syntax: FunctionSyntax, _ decl: Decl) {
    // Of asynchronous sequences it may be the sequence that throws.
    guard syntax.isRethrowing, !syntax.isAsync,
      !syntax.parameters.contains(where: { !$0.isVariadic && mayThrow($0.type) })
    else {
      return
    }
    let end = decl.range.after("rethrows", from: syntax.parameters.last?.range.end ?? decl.nameRange.end).start
    refuse(
      DeclarationDiagnostic.rethrowsWithoutFunction,
      at: SourceRange(file: decl.range.file, start: end - "rethrows".utf8.count, end: end))
  }

  private func mayThrow(_ type: TypeSyntax) -> Bool {
    switch type.kind {
    case .function(_, _, let isThrowing, _, _): isThrowing
    case .attributed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner): mayThrow(inner)
    case .named:
      // An alias may be such a function, a generic parameter a sequence that throws.
      switch (try? resolve(type))?.head {
      case .function(let function)?: function.isThrowing
      case .nominal?: false
      default: true
      }
    default: false
    }
  }

  /// Checks that types with attributes have the members that these require.
  func checkTypeAttributes(_ syntax: NominalSyntax, _ decl: Decl) {
    func place(_ name: String) -> SourceRange {
      let word = decl.modifiers.attribute(name)?.range ?? decl.range
      return SourceRange(word.file, at: word.start - 1)
    }
    func functions(_ fits: (FunctionSyntax, Modifiers) -> Bool) -> Bool {
      syntax.members.contains {
        if case .function(let function) = $0.kind { fits(function, $0.modifiers) } else { false }
      }
    }
    let isExtended = { (name: String) in
      self.scope.nominal(named: syntax.name).map { $0.members.keys.contains(name) } ?? false
    }
    if decl.modifiers.attribute("propertyWrapper") != nil {
      let wraps = syntax.members.contains { member in
        guard case .variable(let variable) = member.kind, !member.modifiers.isStatic else { return false }
        return variable.bindings.contains {
          if case .binding("wrappedValue", _) = $0.pattern.kind { true } else { false }
        }
      }
      if !wraps, !isExtended("wrappedValue") {
        refuse(
          DeclarationDiagnostic.wrapperWithoutValue(name: syntax.name),
          at: decl.nameRange)
      }
    }
    if decl.modifiers.attribute("dynamicMemberLookup") != nil, syntax.inherited.isEmpty, !isExtended("subscript") {
      let looksUp = syntax.members.contains { member in
        if case .subscriptDecl(let found) = member.kind {
          found.parameters.first?.label == "dynamicMember"
        } else {
          false
        }
      }
      if !looksUp {
        refuse(
          DeclarationDiagnostic.dynamicMembersWithoutSubscript(name: syntax.name),
          at: place("dynamicMemberLookup"))
      }
    }
    if decl.modifiers.attribute("resultBuilder") != nil,
      !functions({ $1.isStatic && ["buildBlock", "buildPartialBlock"].contains($0.name) }),
      !isExtended("buildBlock"), !isExtended("buildPartialBlock")
    {
      refuse(
        DeclarationDiagnostic.builderWithoutBlock,
        at: decl.nameRange)
    }
  }
}

extension TypeSyntax {
  /// Returns true if the type mentions the name, also after a qualifier.
  fileprivate func mentions(_ name: String) -> Bool {
    switch kind {
    case .named(let components):
      components.contains { $0.name == name || $0.arguments.contains { $0.mentions(name) } }
    // `[Element]` is an Array, however it is written.
    case .optional where name == "Optional", .array where name == "Array", .dictionary where name == "Dictionary": true
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner), .inoutType(let inner), .attributed(_, let inner):
      inner.mentions(name)
    default: names.contains(name)
    }
  }
}
