import SyntaxTree

/// The effects that the body of a closure shows: a `try` or a `throw` that nothing inside handles, an `await`.
///
/// They are read from the syntax, before types are known, because they decide which functions the closure can be converted to.
package struct ClosureEffects {
  package private(set) var isThrowing = false
  package private(set) var isAsync = false

  package init(of closure: ClosureSyntax) {
    isThrowing = closure.isThrowing
    isAsync = closure.isAsync
    visit(closure.body)
  }

  private mutating func visit(_ block: Block) { block.statements.forEach { visit($0) } }

  private mutating func visit(_ statement: Stmt) {
    switch statement.kind {
    case .expression(let value): visit(value)
    case .returnStatement(let value): visit(value)
    case .throwStatement(let value):
      isThrowing = true
      visit(value)
    case .declaration(let decl):
      guard case .variable(let syntax) = decl.kind else { return }
      syntax.bindings.forEach { visit($0.initializer) }
    case .ifStatement(let syntax): visit(syntax)
    case .guardStatement(let conditions, let block), .whileStatement(let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatStatement(let block, let condition):
      visit(block)
      visit(condition)
    case .forStatement(let syntax):
      if syntax.isTry { isThrowing = true }
      if syntax.isAwait { isAsync = true }
      visit(syntax.sequence)
      visit(syntax.filter)
      visit(syntax.body)
    case .switchStatement(let syntax): visit(syntax)
    case .doStatement(let block, _, let catches):
      let before = isThrowing
      visit(block)
      // A clause without a pattern handles whatever is thrown.
      if catches.contains(where: { $0.items.isEmpty }) { isThrowing = before }
      for clause in catches { visit(clause.body) }
    case .deferStatement(let block): visit(block)
    case .breakStatement, .continueStatement, .fallthroughStatement: break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, _, let value, _): visit(value)
      case .optionalBinding(_, _, let value, _): visit(value)
      case .availability: break
      }
    }
  }

  private mutating func visit(_ syntax: IfSyntax) {
    visit(syntax.conditions)
    visit(syntax.then)
    switch syntax.otherwise {
    case .block(let block)?: visit(block)
    case .elseIf(let inner)?: visit(inner)
    case nil: break
    }
  }

  private mutating func visit(_ syntax: SwitchSyntax) {
    visit(syntax.subject)
    for item in syntax.cases {
      for pattern in item.items { visit(pattern.filter) }
      visit(item.body)
    }
  }

  private mutating func visit(_ expr: Expr?) {
    guard let expr else { return }
    switch expr.kind {
    case .tryExpression(let kind, let inner):
      let before = isThrowing
      visit(inner)
      isThrowing = kind == .plain ? true : before
    case .awaitExpression(let inner):
      isAsync = true
      visit(inner)
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .magicLiteral, .identifier, .type, .discard,
      .closure:
      break
    case .stringLiteral(let segments):
      for case .interpolation(let arguments, _) in segments { arguments.forEach { visit($0.value) } }
    case .arrayLiteral(let elements): elements.forEach { visit($0) }
    case .dictionaryLiteral(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .member(let base, _, _, _, _): visit(base)
    case .call(let base, let arguments), .subscriptCall(let base, let arguments):
      visit(base)
      arguments.forEach { visit($0.value) }
    case .bindOptional(let inner), .optionalChain(let inner), .forceUnwrap(let inner), .prefixOperator(_, let inner),
      .postfixOperator(_, let inner), .cast(let inner, _, _), .parenthesized(let inner), .inoutExpression(let inner):
      visit(inner)
    case .binary(_, _, let left, let right), .assignment(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { visit(part) }
    case .tuple(let elements): elements.forEach { visit($0.value) }
    case .keyPath(_, let components):
      for case .subscriptCall(let arguments, _) in components { arguments.forEach { visit($0.value) } }
    case .ifExpression(let syntax): visit(syntax)
    case .switchExpression(let syntax): visit(syntax)
    }
  }
}
