import SwiftSyntax

extension Converter {
  func expr(_ node: ExprSyntax) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      var binds = false
      let chain = link(node, &binds)
      return binds ? Expr(.optionalChain(chain), chain.range) : chain
    case .declReferenceExpr(let node): return reference(node, genericArguments: [])
    case .superExpr: return Expr(.identifier("super", argumentLabels: nil, genericArguments: []), range(node))
    case .integerLiteralExpr(let node): return Expr(.integerLiteral(digits(node.literal)), range(node))
    case .floatLiteralExpr(let node): return Expr(.floatLiteral(digits(node.literal)), range(node))
    case .booleanLiteralExpr(let node): return Expr(.booleanLiteral(node.literal.text == "true"), range(node))
    case .nilLiteralExpr: return Expr(.nilLiteral, range(node))
    case .stringLiteralExpr(let node): return stringLiteral(node)
    case .simpleStringLiteralExpr(let node):
      return Expr(.stringLiteral([.text(node.segments.map(\.content.text).joined())]), range(node))
    case .arrayExpr(let node):
      return Expr(
        .arrayLiteral(
          node.elements.expanded(packs) {
            expr($0.expression)
          } repeated: {
            repeated($0.expression)
          }), range(node))
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return Expr(.dictionaryLiteral([]), range(node)) }
      return Expr(.dictionaryLiteral(elements.map { (expr($0.key), expr($0.value)) }), range(node))
    case .tupleExpr(let node): return tuple(node)
    case .closureExpr(let node): return Expr(.closure(closure(node)), range(node))
    case .sequenceExpr(let node): return sequence(node)
    case .prefixOperatorExpr(let node):
      return Expr(.prefixOperator(node.operator.text, expr(node.expression)), range(node))
    case .inOutExpr(let node): return Expr(.inoutExpression(expr(node.expression)), range(node))
    case .tryExpr(let node):
      let kind: Expr.TryKind =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .optional
        case .exclamationMark: .forced
        default: .plain
        }
      return Expr(.tryExpression(kind, expr(node.expression)), range(node))
    case .awaitExpr(let node): return Expr(.awaitExpression(expr(node.expression)), range(node))
    case .unsafeExpr(let node): return expr(node.expression)
    case .keyPathExpr(let node): return keyPath(node)
    case .ifExpr(let node):
      let syntax = ifSyntax(node)
      syntax.isWithinExpression = isWithinExpression(node)
      return Expr(.ifExpression(syntax), range(node))
    case .switchExpr(let node):
      let syntax = switchSyntax(node)
      syntax.isWithinExpression = isWithinExpression(node)
      return Expr(.switchExpression(syntax), range(node))
    case .typeExpr(let node): return typeExpression(type(node.type))
    case .discardAssignmentExpr: return Expr(.discard, range(node))
    case .macroExpansionExpr(let node): return macro(node)
    case .regexLiteralExpr(let node): return regexLiteral(node)
    case .consumeExpr(let node): return Expr(expr(node.expression).kind, range(node))
    case .copyExpr(let node): return Expr(expr(node.expression).kind, range(node))
    case .borrowExpr: return refused("'borrow'", node)
    case .packElementExpr(let node): return packElement(node)
    case .packExpansionExpr: return refused("parameter packs", node)
    case .editorPlaceholderExpr:
      report(.editorPlaceholder, at: range(node))
      return Expr(.tuple([]), range(node))
    case .patternExpr: return refused("a pattern where a value is expected", node)
    case .missingExpr: return Expr(.tuple([]), range(node))
    default: return refused("this expression", node)
    }
  }

  /// Returns true if an `if` or a `switch` is only a part of an expression: neither returned nor thrown nor the initial
  /// value of a variable.
  private func isWithinExpression(_ node: some SyntaxProtocol) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .initializerClause: return parent.parent?.is(PatternBindingSyntax.self) != true
    case .exprList:
      guard let elements = parent.as(ExprListSyntax.self), let index = elements.firstIndex(where: { $0.id == node.id })
      else { return false }
      let rest = elements[elements.index(after: index)...]
      // `x = if …`, `let x = if … as T`.
      guard index != elements.startIndex else {
        return rest.count != 2 || !elements[elements.index(after: index)].is(UnresolvedAsExprSyntax.self)
      }
      return !rest.isEmpty || !elements[elements.index(before: index)].is(AssignmentExprSyntax.self)
    case .codeBlockItem, .expressionStmt, .returnStmt, .throwStmt, .tryExpr, .awaitExpr: return false
    default: return true
    }
  }

  /// Converts a link of a postfix chain; `binds` becomes true if the chain contains a `?`.
  private func link(_ node: ExprSyntax, _ binds: inout Bool) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, genericArguments: [], &binds)
    case .genericSpecializationExpr(let special):
      let arguments = genericArguments(special.genericArgumentClause)
      let written: Expr
      switch special.expression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let inner): written = member(inner, genericArguments: arguments, &binds)
      case .declReferenceExpr(let inner): written = reference(inner, genericArguments: arguments)
      default: return refused("type arguments here", node)
      }
      return Expr(written.kind, range(node))
    case .functionCallExpr(let node):
      let callee = typeLiteral(node.calledExpression, isCallee: true) ?? link(node.calledExpression, &binds)
      var arguments = self.arguments(node.arguments)
      trailing(node.trailingClosure, node.additionalTrailingClosures, into: &arguments)
      return Expr(.call(callee: callee, arguments: arguments), range(node))
    case .subscriptCallExpr(let node):
      let base = link(node.calledExpression, &binds)
      var arguments = self.arguments(node.arguments)
      trailing(node.trailingClosure, node.additionalTrailingClosures, into: &arguments)
      return Expr(.subscriptCall(base: base, arguments: arguments), range(node))
    case .optionalChainingExpr(let node):
      let inner = link(node.expression, &binds)
      binds = true
      return Expr(.bindOptional(inner), range(node))
    case .forceUnwrapExpr(let node):
      return Expr(.forceUnwrap(link(node.expression, &binds)), range(node))
    case .postfixOperatorExpr(let node):
      return Expr(.postfixOperator(node.operator.text, link(node.expression, &binds)), range(node))
    case .postfixIfConfigExpr(let node): return conditionalLinks(node, &binds)
    default: return expr(node)
    }
  }

  /// Converts `#if` among the members of a chain: those of the active clause continue the expression before it.
  private func conditionalLinks(_ node: PostfixIfConfigExprSyntax, _ binds: inout Bool) -> Expr {
    guard let base = node.base else { return refused("'#if' inside an expression", node) }
    guard case .postfixExpression(let links)? = activeElements(node.config), let first = links.firstLink else {
      return link(base, &binds)
    }
    conditionalBases[first.id] = base
    return link(links, &binds)
  }

  private func member(_ node: MemberAccessExprSyntax, genericArguments: [TypeSyntax], _ binds: inout Bool) -> Expr {
    let base = (node.base ?? conditionalBases[node.id]).map { typeLiteral($0, isCallee: false) ?? link($0, &binds) }
    return Expr(
      .member(
        base: base, name: name(node.declName.baseName), nameRange: range(node.declName.baseName),
        argumentLabels: argumentLabels(node.declName), genericArguments: genericArguments), range(node))
  }

  private func reference(_ node: DeclReferenceExprSyntax, genericArguments: [TypeSyntax]) -> Expr {
    let text = name(node.baseName)
    if text.hasPrefix("$"), let index = Int(text.dropFirst()) {
      if let innermost = shorthandCounts.popLast() {
        shorthandCounts.append(max(innermost, index + 1))
      } else {
        report(.anonymousArgumentOutsideClosure, at: range(node))
      }
    }
    return Expr(
      .identifier(text, argumentLabels: argumentLabels(node), genericArguments: genericArguments), range(node))
  }

  private func argumentLabels(_ node: DeclReferenceExprSyntax) -> [String]? {
    node.argumentNames.map { $0.arguments.map { name($0.name) } }
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Expr.Argument] {
    list.expanded(packs) { element in
      Expr.Argument(
        label: element.label.map(name), labelRange: element.label.map { range($0) }, value: expr(element.expression))
    } repeated: { element in
      repeated(element.expression)?.enumerated().map { index, value in
        let label = index == 0 ? element.label : nil
        return Expr.Argument(label: label.map(name), labelRange: label.map { range($0) }, value: value)
      }
    }
  }

  func trailing(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax,
    into arguments: inout [Expr.Argument]
  ) {
    guard let first else { return }
    arguments.append(Expr.Argument(label: nil, value: expr(ExprSyntax(first)), isTrailing: true))
    for element in more {
      arguments.append(
        Expr.Argument(
          label: label(element.label), labelRange: range(element.label), value: expr(ExprSyntax(element.closure)),
          isTrailing: true))
    }
  }

  private func tuple(_ node: TupleExprSyntax) -> Expr {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil, packs == nil {
      return Expr(.parenthesized(expr(only.expression)), range(node))
    }
    let elements = node.elements.expanded(packs) {
      Expr.TupleElement(label: label($0.label), value: expr($0.expression))
    } repeated: { element in
      repeated(element.expression)?.map { Expr.TupleElement(label: nil, value: $0) }
    }
    if elements.count == 1, elements[0].label == nil { return Expr(.parenthesized(elements[0].value), range(node)) }
    return Expr(.tuple(elements), range(node))
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expr {
    var components: [Expr.KeyPathComponent] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let text = name(property.declName.baseName)
        components.append(text == "self" ? .selfPath : .member(text, range(property.declName.baseName)))
      case .subscript(let call): components.append(.subscriptCall(arguments(call.arguments), range(call)))
      case .optional(let mark):
        components.append(mark.questionOrExclamationMark.text == "!" ? .forceUnwrap : .optionalChain)
      default: refuse("methods in key paths", component)
      }
    }
    return Expr(.keyPath(root: node.root.map { type($0) }, components: components), range(node))
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expr {
    let text = name(node.macroName)
    if Self.expectationMacros.contains(text) {
      return expectation(
        text, node.arguments, node.trailingClosure, node.additionalTrailingClosures, range(node))
    }
    switch text {
    case "function", "line", "file", "fileID", "filePath", "column": return Expr(.magicLiteral(text), range(node))
    case "warning", "error":
      expandMessage(text, node.leftParen == nil ? nil : node.arguments, node)
      return Expr(.tuple([]), range(node))
    case "selector": return selector(node.arguments, node)
    case "keyPath", "colorLiteral", "imageLiteral", "fileLiteral", "dsohandle", "externalMacro":
      return refused("'#\(text)'", node)
    default: return refused("macro '#\(text)'", node)
    }
  }

  /// `#warning("…")` and `#error("…")`; no arguments where there are no parentheses.
  func expandMessage(_ kind: String, _ arguments: LabeledExprListSyntax?, _ node: some SyntaxProtocol) {
    guard let arguments else {
      let end = range(node).end
      return report(.directiveWithoutParentheses(directive: kind), at: SourceRange(file: file, start: end, end: end))
    }
    guard let first = arguments.first, case .stringLiteral(let segments) = expr(first.expression).kind else {
      let place = arguments.first.map { range($0.expression) } ?? range(node)
      return report(.directiveWithoutString(directive: kind), at: place)
    }
    let place = range(first.expression)
    var message = ""
    for segment in segments {
      guard case .text(let text) = segment else {
        return report(.directiveWithInterpolation(directive: kind), at: place)
      }
      message += text
    }
    if let comma = first.trailingComma {
      return report(.directiveWithExtraTokens(directive: kind), at: range(comma))
    }
    diagnostics.append(Diagnostic(kind == "error" ? .error : .warning, message, at: place))
  }

  private func digits(_ literal: TokenSyntax) -> String {
    let text = literal.text
    return IntegerLiteral.withoutSeparators(text)
  }
}

extension ExprSyntax {
  /// The innermost link of a chain, which has nothing before its dot.
  fileprivate var firstLink: MemberAccessExprSyntax? {
    var node = self
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let member):
        guard let base = member.base else { return member }
        node = base
      case .functionCallExpr(let call): node = call.calledExpression
      case .subscriptCallExpr(let call): node = call.calledExpression
      case .optionalChainingExpr(let optional): node = optional.expression
      case .forceUnwrapExpr(let forced): node = forced.expression
      case .postfixOperatorExpr(let postfix): node = postfix.expression
      case .genericSpecializationExpr(let special): node = special.expression
      case .postfixIfConfigExpr(let conditional):
        guard let base = conditional.base else {
          guard case .postfixExpression(let links)? = conditional.config.clauses.first?.elements else { return nil }
          node = links
          continue
        }
        node = base
      default: return nil
      }
    }
  }
}
