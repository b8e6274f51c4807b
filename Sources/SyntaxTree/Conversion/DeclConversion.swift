import SwiftSyntax

extension Converter {
  /// Returns the declarations that one stands for: several for a function over parameter packs, none for one that was refused.
  func declarations(_ node: DeclSyntax) -> [Decl] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      expansions(of: node.genericParameterClause, node.signature.parameterClause) { function(node) }
    case .initializerDecl(let node):
      expansions(of: node.genericParameterClause, node.signature.parameterClause) { initializer(node) }
    default: declaration(node).map { [$0] } ?? []
    }
  }

  /// Returns the declaration; nil if it was refused or has no effect.
  func declaration(_ node: DeclSyntax) -> Decl? {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variable(node)
    case .functionDecl(let node): return function(node)
    case .initializerDecl(let node): return initializer(node)
    case .deinitializerDecl(let node):
      return Decl(
        .deinitializer(node.body.map(block) ?? Block([], range(node))),
        modifiers: modifiers(node.attributes, node.modifiers, node), range: range(node),
        nameRange: range(node.deinitKeyword))
    case .subscriptDecl(let node): return subscriptDecl(node)
    case .structDecl(let node):
      return nominal(
        .structure, node, node.name, node.attributes, node.modifiers, node.genericParameterClause,
        node.genericWhereClause, node.inheritanceClause, node.memberBlock)
    case .classDecl(let node):
      return nominal(
        .classType, node, node.name, node.attributes, node.modifiers, node.genericParameterClause,
        node.genericWhereClause, node.inheritanceClause, node.memberBlock)
    case .actorDecl(let node):
      let made = nominal(
        .classType, node, node.name, node.attributes, node.modifiers, node.genericParameterClause,
        node.genericWhereClause, node.inheritanceClause, node.memberBlock)
      if case .nominal(let syntax) = made.kind { syntax.isActor = true }
      return made
    case .enumDecl(let node):
      return nominal(
        .enumeration, node, node.name, node.attributes, node.modifiers, node.genericParameterClause,
        node.genericWhereClause, node.inheritanceClause, node.memberBlock)
    case .protocolDecl(let node):
      return nominal(
        .protocolType, node, node.name, node.attributes, node.modifiers, nil, node.genericWhereClause,
        node.inheritanceClause, node.memberBlock,
        primary: (node.primaryAssociatedTypeClause?.primaryAssociatedTypes).map { $0.map { name($0.name) } } ?? [])
    case .extensionDecl(let node):
      let modifiers = modifiers(node.attributes, node.modifiers, node)
      let syntax = ExtensionSyntax(
        type: type(node.extendedType), inherited: inherited(node.inheritanceClause),
        requirements: requirements(node.genericWhereClause), members: members(node.memberBlock.members),
        modifiers: modifiers)
      return Decl(
        .extensionDecl(syntax), modifiers: modifiers, range: range(node), nameRange: range(node.extendedType))
    case .enumCaseDecl(let node): return enumCases(node)
    case .typeAliasDecl(let node):
      return Decl(
        .typeAlias(
          name: name(node.name), generics: generics(node.genericParameterClause, node.genericWhereClause),
          type: type(node.initializer.value)), modifiers: modifiers(node.attributes, node.modifiers, node),
        range: range(node), nameRange: range(node.name))
    case .associatedTypeDecl(let node):
      return Decl(
        .associatedType(
          name: name(node.name), inherited: inherited(node.inheritanceClause),
          requirements: requirements(node.genericWhereClause), defaultType: node.initializer.map { type($0.value) }),
        modifiers: modifiers(node.attributes, node.modifiers, node), range: range(node), nameRange: range(node.name))
    case .importDecl(let node):
      return Decl(
        .importModule(node.path.map { name($0.name) }), modifiers: modifiers(node.attributes, node.modifiers, node),
        range: range(node), nameRange: range(node.path))
    case .operatorDecl(let node):
      return Decl(.operatorDecl, modifiers: Modifiers(), range: range(node), nameRange: range(node.name))
    case .precedenceGroupDecl(let node):
      return Decl(.operatorDecl, modifiers: Modifiers(), range: range(node), nameRange: range(node.name))
    case .macroDecl(let node): refuse("'macro' declarations", node.macroKeyword)
    case .editorPlaceholderDecl: report(.editorPlaceholder, at: range(node))
    case .missingDecl, .unexpectedCodeDecl: break
    default: refuse("this declaration", node)
    }
    return nil
  }

  func members(_ list: MemberBlockItemListSyntax) -> [Decl] {
    var result: [Decl] = []
    appendMembers(list, to: &result)
    return result
  }

  private func appendMembers(_ list: MemberBlockItemListSyntax, to result: inout [Decl]) {
    var isBehindUnexpected = false
    for item in list {
      defer { isBehindUnexpected = item.decl.is(UnexpectedCodeDeclSyntax.self) }
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let config):
        if case .decls(let active) = activeElements(config) { appendMembers(active, to: &result) }
      case .macroExpansionDecl(let macro): _ = declarationMacro(macro)
      // A statement that is read as a declaration.
      case .unexpectedCodeDecl: break
      case .functionDecl(let function) where function.funcKeyword.presence == .missing: break
      case .variableDecl(let variable) where isBehindUnexpected && variable.bindingSpecifier.presence == .missing: break
      default:
        result += declarations(item.decl)
        if let plan = testPlan(of: item.decl, isMember: true) { result.append(plan) }
      }
    }
  }

  private func variable(_ node: VariableDeclSyntax) -> Decl {
    let keyword = node.bindingSpecifier.text
    if keyword != "let", keyword != "var" { refuse("'\(keyword)' declarations", node.bindingSpecifier) }
    let isLet = keyword == "let"
    for binding in node.bindings { refuseNested(binding.pattern) }
    let bindings = node.bindings.map { binding in
      VariableSyntax.Binding(
        pattern: pattern(binding.pattern, isLet ? .constant : .variable),
        // A name without a colon before it is no type.
        type: binding.typeAnnotation.flatMap { $0.colon.presence == .missing ? nil : type($0.type) },
        initializer: binding.initializer.map { expr($0.value) } ?? tag(binding, node),
        accessors: accessorsOfObserved(binding.accessorBlock.map(accessors), binding, node), range: range(binding))
    }
    return Decl(
      .variable(VariableSyntax(isLet: isLet, bindings: bindings)),
      modifiers: modifiers(node.attributes, node.modifiers, node), range: range(node),
      nameRange: node.bindings.first.map { range($0.pattern) } ?? range(node.bindingSpecifier))
  }

  /// Returns a place that is used in messages only; the library's own texts need none.
  private func toldPlace(_ node: some SyntaxProtocol) -> SourceRange {
    file.isLibrary ? SourceRange(file: file, start: 0, end: 0) : range(node)
  }

  func accessors(_ node: AccessorBlockSyntax) -> AccessorsSyntax {
    let result = AccessorsSyntax(toldPlace(node))
    switch node.accessors {
    case .getter(let items):
      result.getter = AccessorsSyntax.Accessor(
        body: Block(statements(items), range(node)), parameter: "newValue", keyword: toldPlace(node.leftBrace))
    case .accessors(let list):
      for accessor in list {
        let kind = accessor.accessorSpecifier.text
        yield = kind == "_read" ? .returned : kind == "_modify" ? .assigned(parameter: "newValue") : nil
        defer { yield = nil }
        let converted = AccessorsSyntax.Accessor(
          body: accessor.body.map(block),
          parameter: accessor.parameters.map { name($0.name) } ?? (kind == "didSet" ? "oldValue" : "newValue"),
          isThrowing: accessor.effectSpecifiers?.throwsClause != nil,
          isAsync: accessor.effectSpecifiers?.asyncSpecifier != nil,
          isMutating: accessor.modifier?.name.text == "mutating",
          isNonmutating: accessor.modifier?.name.text == "nonmutating", keyword: toldPlace(accessor.accessorSpecifier))
        switch kind {
        case "get": result.getter = converted
        case "set": result.setter = converted
        // Reading and changing in place, which need no copy when compiled, are a getter and a setter.
        case "_read": result.getter = result.getter ?? converted
        case "_modify": result.setter = result.setter ?? converted
        case "willSet": result.willSet = converted
        case "didSet": result.didSet = converted
        default: refuse("'\(kind)' accessors", accessor.accessorSpecifier)
        }
      }
    @unknown default: refuse("these accessors", node)
    }
    return result
  }

  private func function(_ node: FunctionDeclSyntax) -> Decl {
    if node.body == nil, !allowsMissingBodies {
      report(.functionWithoutBody, at: range(node.name))
    }
    let isOperator: Bool
    switch node.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: isOperator = true
    default: isOperator = false
    }
    let written = node.name.text
    let function = FunctionSyntax(
      name: name(node.name), generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause, areLabelled: !isOperator),
      isThrowing: throwing(node.signature.effectSpecifiers?.throwsClause),
      isRethrowing: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows",
      thrownType: thrownType(node.signature.effectSpecifiers?.throwsClause),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      result: node.signature.returnClause.map { type($0.type) }, body: node.body.map(block))
    function.lacksOperatorDeclaration =
      isOperator && !file.isLibrary && !operators.isInfix(written) && !operators.isPrefix(written)
      && !operators.isPostfix(written)
    return Decl(
      .function(function), modifiers: modifiers(node.attributes, node.modifiers, node), range: range(node),
      nameRange: range(node.name))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Decl {
    if node.body == nil, !allowsMissingBodies { report(.initializerWithoutBody, at: range(node.initKeyword)) }
    return Decl(
      .initializer(
        FunctionSyntax(
          name: "init", generics: generics(node.genericParameterClause, node.genericWhereClause),
          parameters: parameters(node.signature.parameterClause, areLabelled: true),
          isThrowing: throwing(node.signature.effectSpecifiers?.throwsClause),
          isRethrowing: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows",
          thrownType: thrownType(node.signature.effectSpecifiers?.throwsClause),
          isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, result: nil,
          body: node.body.map { node.optionalMark == nil ? block($0) : returningNil(block($0)) }),
        isFailable: node.optionalMark != nil), modifiers: modifiers(node.attributes, node.modifiers, node),
      range: range(node), nameRange: range(node.initKeyword))
  }

  /// `init?(…) { nil }`: an only expression is returned.
  private func returningNil(_ block: Block) -> Block {
    guard block.statements.count == 1, let only = block.statements.first, case .expression(let expr) = only.kind,
      case .nilLiteral = expr.kind
    else { return block }
    return Block([Stmt(.returnStatement(expr), only.range)], block.range)
  }

  private func subscriptDecl(_ node: SubscriptDeclSyntax) -> Decl {
    Decl(
      .subscriptDecl(
        SubscriptSyntax(
          generics: generics(node.genericParameterClause, node.genericWhereClause),
          parameters: parameters(node.parameterClause, areLabelled: false), result: type(node.returnClause.type),
          accessors: node.accessorBlock.map(accessors) ?? AccessorsSyntax(toldPlace(node)))),
      modifiers: modifiers(node.attributes, node.modifiers, node), range: range(node),
      nameRange: range(node.subscriptKeyword))
  }

  /// `areLabelled` is false for subscripts and operators, whose single names are no labels.
  private func parameters(_ clause: FunctionParameterClauseSyntax, areLabelled: Bool) -> [ParameterSyntax] {
    clause.parameters.flatMap { parameter in
      for modifier in parameter.modifiers where modifier.name.text != "nonisolated" {
        refuse("'\(modifier.name.text)' parameters", modifier)
      }
      let inner = parameter.secondName ?? parameter.firstName
      if parameter.type.is(PackExpansionTypeSyntax.self) {
        return types(parameter.type).enumerated().map { index, type in
          ParameterSyntax(
            label: index == 0 ? label(parameter.firstName) : nil, name: PackScope.name(name(inner), index), type: type,
            isVariadic: false, defaultValue: nil, range: range(parameter))
        }
      }
      let made = ParameterSyntax(
        label: areLabelled || parameter.secondName != nil ? label(parameter.firstName) : nil, name: name(inner),
        type: type(parameter.type), isVariadic: parameter.ellipsis != nil,
        defaultValue: parameter.defaultValue.map { expr($0.value) }, range: range(parameter))
      for case .attribute(let attribute) in parameter.attributes {
        let word = attribute.attributeName.trimmedDescription
        if word.first?.isUppercase == true {
          made.attribute = wrapper(attribute)
        } else if ["escaping", "autoclosure"].contains(word) {
          report(
            .attributeForTypesOnly, at: range(attribute.attributeName))
        }
      }
      return [made]
    }
  }

  private func nominal(
    _ kind: NominalSyntax.Kind, _ node: some SyntaxProtocol, _ nameToken: TokenSyntax,
    _ attributes: AttributeListSyntax, _ modifierList: DeclModifierListSyntax,
    _ genericClause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, _ memberBlock: MemberBlockSyntax, primary: [String] = []
  ) -> Decl {
    let outer = allowsMissingBodies
    allowsMissingBodies = file.isLibrary || kind == .protocolType
    defer { allowsMissingBodies = outer }
    return Decl(
      .nominal(
        NominalSyntax(
          kind: kind, name: name(nameToken), generics: generics(genericClause, whereClause),
          primaryAssociatedTypes: primary, inherited: inherited(inheritance),
          members: members(memberBlock.members) + [suitePlan(attributes)].compactMap { $0 })),
      modifiers: modifiers(attributes, modifierList, node), range: range(node), nameRange: range(nameToken))
  }

  private func enumCases(_ node: EnumCaseDeclSyntax) -> Decl {
    let cases = node.elements.map { element in
      let payload = (element.parameterClause?.parameters).map { list in
        list.map { parameter in
          ParameterSyntax(
            label: label(parameter.firstName),
            name: (parameter.secondName ?? parameter.firstName).map(name) ?? "", type: type(parameter.type),
            isVariadic: false, defaultValue: parameter.defaultValue.map { expr($0.value) }, range: range(parameter))
        }
      }
      return EnumCaseSyntax(
        name: name(element.name), payload: payload ?? [], rawValue: element.rawValue.map { expr($0.value) },
        range: range(element))
    }
    return Decl(
      .enumCases(cases), modifiers: modifiers(node.attributes, node.modifiers, node), range: range(node),
      nameRange: node.elements.first.map { range($0.name) } ?? range(node.caseKeyword))
  }
}
