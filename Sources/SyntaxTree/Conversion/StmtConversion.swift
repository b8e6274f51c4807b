import SwiftSyntax

extension Converter {
  func statements(_ items: CodeBlockItemListSyntax) -> [Stmt] {
    var result: [Stmt] = []
    result.reserveCapacity(items.count)
    if items.hasError {
      for item in recovered(items) { append(item, to: &result) }
    } else {
      for item in items { append(item, to: &result) }
    }
    return result
  }

  /// The statements that swiftc reads of a block with errors: behind what it cannot read it goes on at the next keyword.
  private func recovered(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    var isSkipping = false
    return items.filter { item in
      switch item.item {
      case .decl(let node) where node.is(UnexpectedCodeDeclSyntax.self):
        isSkipping = true
        return false
      case .expr(let node) where !node.is(IfExprSyntax.self) && !node.is(SwitchExprSyntax.self): return !isSkipping
      default:
        isSkipping = false
        return true
      }
    }
  }

  func block(_ node: CodeBlockSyntax) -> Block { Block(statements(node.statements), range(node)) }

  private func append(_ item: CodeBlockItemSyntax, to result: inout [Stmt]) {
    switch item.item {
    case .expr(let node):
      if packs != nil, let statements = repeatedStatements(node) {
        result += statements
      } else {
        result.append(expressionStatement(node, label: nil))
      }
    case .stmt(let node): if let converted = statement(node, label: nil) { result.append(converted) }
    case .decl(let node):
      switch node.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let config):
        switch activeElements(config) {
        case .statements(let items): for item in items { append(item, to: &result) }
        case .decls(let members):
          for converted in self.members(members) { result.append(Stmt(.declaration(converted), converted.range)) }
        default: break
        }
      case .macroExpansionDecl(let macro):
        if let value = declarationMacro(macro) { result.append(Stmt(.expression(value), value.range)) }
      case .poundSourceLocation: refuse("'#sourceLocation'", node)
      default:
        refuseOutsideTypes(node)
        for converted in declarations(node) { result.append(Stmt(.declaration(converted), range(node))) }
        if let plan = testPlan(of: node, isMember: false) { result.append(Stmt(.declaration(plan), plan.range)) }
      }
    @unknown default: refuse("this statement", item)
    }
  }

  private func refuseOutsideTypes(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .initializerDecl(let node):
      report(.initializerOutsideType, at: range(node.signature.parameterClause))
    case .deinitializerDecl(let node):
      report(
        .deinitializerOutsideClass, at: range(node.deinitKeyword))
    case .subscriptDecl(let node):
      report(.subscriptOutsideType, at: range(node.subscriptKeyword))
    case .enumCaseDecl(let node):
      report(.caseOutsideEnum, at: range(node.caseKeyword))
    default: break
    }
  }

  /// Converts a freestanding `#name(…)` in statement position: a message, a literal, or a macro that is refused.
  func declarationMacro(_ node: MacroExpansionDeclSyntax) -> Expr? {
    let text = name(node.macroName)
    if Self.expectationMacros.contains(text) {
      return expectation(
        text, node.arguments, node.trailingClosure, node.additionalTrailingClosures, range(node))
    }
    switch text {
    case "warning", "error":
      expandMessage(text, node.leftParen == nil ? nil : node.arguments, node)
      return nil
    case "function", "line", "file", "fileID", "filePath", "column": return Expr(.magicLiteral(text), range(node))
    case "selector": return selector(node.arguments, node)
    case "keyPath": return refused("'#\(text)'", node)
    default: return refused("macro '#\(text)'", node)
    }
  }

  /// Converts an `if` or `switch` in statement position to a statement, however its value is used.
  private func expressionStatement(_ node: ExprSyntax, label: String?) -> Stmt {
    let place = range(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return Stmt(.ifStatement(ifSyntax(node)), place, label: label)
    case .switchExpr(let node): return Stmt(.switchStatement(switchSyntax(node)), place, label: label)
    default: return Stmt(.expression(expr(node)), place, label: label)
    }
  }

  private func statement(_ node: StmtSyntax, label: String?) -> Stmt? {
    let place = range(node)
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return expressionStatement(node.expression, label: label)
    case .labeledStmt(let node): return statement(node.statement, label: name(node.label))
    case .guardStmt(let node):
      return Stmt(.guardStatement(conditions(node.conditions), block(node.body)), place, label: label)
    case .whileStmt(let node):
      return Stmt(.whileStatement(conditions(node.conditions), block(node.body)), place, label: label)
    case .repeatStmt(let node):
      return Stmt(.repeatStatement(block(node.body), condition: expr(node.condition)), place, label: label)
    case .forStmt(let node):
      return repeatedBody(node, label: label) ?? Stmt(.forStatement(forSyntax(node)), place, label: label)
    case .doStmt(let node):
      return Stmt(
        .doStatement(
          block(node.body), thrown: thrownType(node.throwsClause), catches: node.catchClauses.map(catchClause)), place,
        label: label)
    case .returnStmt(let node): return Stmt(.returnStatement(node.expression.map(expr)), place)
    case .throwStmt(let node): return Stmt(.throwStatement(expr(node.expression)), place)
    case .breakStmt(let node):
      let label = node.label.map(name)
      return jump(node, label: label, isContinue: false) ?? Stmt(.breakStatement(label), place)
    case .continueStmt(let node):
      let label = node.label.map(name)
      return jump(node, label: label, isContinue: true) ?? Stmt(.continueStatement(label), place)
    case .fallThroughStmt: return Stmt(.fallthroughStatement, place)
    case .deferStmt(let node): return Stmt(.deferStatement(block(node.body)), place)
    case .discardStmt: refuse("'discard'", node)
    case .yieldStmt(let node): return yielded(node, place)
    case .missingStmt: break
    default: refuse("this statement", node)
    }
    return nil
  }

  /// Converts a `yield` of an accessor: the value is returned, or the place is assigned to.
  private func yielded(_ node: YieldStmtSyntax, _ place: SourceRange) -> Stmt? {
    guard case .single(let value) = node.yieldedExpressions, let yield else {
      refuse("'yield'", node)
      return nil
    }
    switch (yield, value.as(InOutExprSyntax.self)) {
    case (.returned, nil): return Stmt(.returnStatement(expr(value)), place)
    case (.assigned(let parameter), let target?):
      let new = Expr(.identifier(parameter, argumentLabels: nil, genericArguments: []), place)
      return Stmt(.expression(Expr(.assignment(expr(target.expression), new), place)), place)
    default:
      refuse("'yield'", node)
      return nil
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expr(node))
      case .availability(let node):
        // Every platform condition ends in `*`, which covers this platform.
        return .availability(node.availabilityKeyword.text == "#available")
      case .matchingPattern(let node):
        return .pattern(
          pattern(node.pattern, .none), node.typeAnnotation.map { type($0.type) }, expr(node.initializer.value),
          range(node))
      case .optionalBinding(let node):
        let binding: Binding = node.bindingSpecifier.text == "var" ? .variable : .constant
        return .optionalBinding(
          pattern(node.pattern, binding), node.typeAnnotation.map { type($0.type) },
          node.initializer.map { expr($0.value) }, range(node))
      default:
        refuse("this condition", element)
        return .availability(false)
      }
    }
  }

  func ifSyntax(_ node: IfExprSyntax) -> IfSyntax {
    var otherwise: IfSyntax.Otherwise?
    switch node.elseBody {
    case .ifExpr(let next): otherwise = .elseIf(ifSyntax(next))
    case .codeBlock(let next): otherwise = .block(block(next))
    case nil: break
    @unknown default: refuse("this 'else'", node)
    }
    return IfSyntax(
      conditions: conditions(node.conditions), then: block(node.body), otherwise: otherwise, range: range(node))
  }

  func switchSyntax(_ node: SwitchExprSyntax) -> SwitchSyntax {
    var cases: [SwitchSyntax.Case] = []
    appendCases(node.cases, to: &cases)
    return SwitchSyntax(subject: expr(node.subject), cases: cases, range: range(node))
  }

  private func appendCases(_ list: SwitchCaseListSyntax, to cases: inout [SwitchSyntax.Case]) {
    for element in list {
      switch element {
      case .ifConfigDecl(let config):
        if case .switchCases(let active) = activeElements(config) { appendCases(active, to: &cases) }
      case .switchCase(let node):
        var items: [(pattern: Pattern, filter: Expr?)] = []
        if case .case(let label) = node.label {
          items = label.caseItems.map {
            (pattern($0.pattern, .none), $0.whereClause.map { expr($0.condition) })
          }
        }
        cases.append(
          SwitchSyntax.Case(
            items: items, body: Block(statements(node.statements), range(node.statements)), range: range(node)))
      @unknown default: refuse("this case", element)
      }
    }
  }

  private func forSyntax(_ node: ForStmtSyntax) -> ForSyntax {
    if node.caseKeyword == nil, let binding = node.pattern.as(ValueBindingPatternSyntax.self),
      binding.bindingSpecifier.text == "let"
    {
      report(.bindingInConstantContext, at: range(binding.bindingSpecifier))
    }
    return ForSyntax(
      pattern: pattern(node.pattern, node.caseKeyword == nil ? .constant : .none),
      type: node.typeAnnotation.map { type($0.type) }, sequence: expr(node.sequence),
      filter: node.whereClause.map { expr($0.condition) }, body: block(node.body), isAwait: node.awaitKeyword != nil,
      isTry: node.tryKeyword != nil)
  }

  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    let items = node.catchItems.map { item in
      (
        // `catch where …` has the error as `error` too.
        pattern: item.pattern.map { pattern($0, .none) }
          ?? Pattern(item.whereClause == nil ? .wildcard : .binding("error", isVariable: false), range(item)),
        filter: item.whereClause.map { expr($0.condition) }
      )
    }
    return CatchClause(items: items, body: block(node.body), range: range(node))
  }
}
