/// Place of an expression, as a key for tables.
package struct ExprPlace: Hashable {
  package let start: Int
  package let end: Int

  package init(_ range: SourceRange) { (start, end) = (range.start, range.end) }
}

/// Search for the expressions in a tree, all of them or those around a place, outer ones before those in them.
package struct ExprSearch {
  /// Place that they are around; nil for all expressions.
  let offset: Int?
  private(set) var found: [Expr] = []

  package static func around(_ offset: Int, in statement: Stmt) -> [Expr] {
    var search = ExprSearch(offset: offset)
    search.visit(statement)
    return search.found
  }

  package static func around(_ offset: Int, in expr: Expr) -> [Expr] {
    var search = ExprSearch(offset: offset)
    search.visit(expr)
    return search.found
  }

  package static func all(in expr: Expr) -> [Expr] {
    var search = ExprSearch(offset: nil)
    search.visit(expr)
    return search.found
  }

  private func holds(_ range: SourceRange) -> Bool {
    offset.map { range.start <= $0 && $0 < range.end } ?? true
  }

  private mutating func visit(_ expr: Expr?) {
    guard let expr, holds(expr.range) else { return }
    found.append(expr)
    switch expr.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .magicLiteral, .identifier, .type, .discard:
      break
    case .stringLiteral(let segments):
      for case .interpolation(let arguments, _) in segments { visit(arguments) }
    case .arrayLiteral(let elements): elements.forEach { visit($0) }
    case .dictionaryLiteral(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .member(let base, _, _, _, _): visit(base)
    case .call(let base, let arguments), .subscriptCall(let base, let arguments):
      visit(base)
      visit(arguments)
    case .bindOptional(let inner), .optionalChain(let inner), .forceUnwrap(let inner), .prefixOperator(_, let inner),
      .postfixOperator(_, let inner), .cast(let inner, _, _), .parenthesized(let inner), .tryExpression(_, let inner),
      .awaitExpression(let inner), .inoutExpression(let inner):
      visit(inner)
    case .binary(_, _, let left, let right), .assignment(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { visit(part) }
    case .tuple(let elements): elements.forEach { visit($0.value) }
    case .closure(let closure):
      closure.captures.forEach { visit($0.value) }
      visit(closure.body)
    case .keyPath(_, let components):
      for case .subscriptCall(let arguments, _) in components { visit(arguments) }
    case .ifExpression(let syntax): visit(syntax)
    case .switchExpression(let syntax): visit(syntax)
    }
  }

  private mutating func visit(_ arguments: [Expr.Argument]) { arguments.forEach { visit($0.value) } }

  private mutating func visit(_ block: Block) {
    guard holds(block.range) else { return }
    block.statements.forEach { visit($0) }
  }

  private mutating func visit(_ statement: Stmt) {
    guard holds(statement.range) else { return }
    switch statement.kind {
    case .expression(let expr), .throwStatement(let expr): visit(expr)
    case .declaration(let decl):
      if case .variable(let syntax) = decl.kind { syntax.bindings.forEach { visit($0.initializer) } }
    case .ifStatement(let syntax): visit(syntax)
    case .guardStatement(let conditions, let block), .whileStatement(let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatStatement(let block, let condition):
      visit(block)
      visit(condition)
    case .forStatement(let syntax):
      visit(syntax.sequence)
      visit(syntax.filter)
      visit(syntax.body)
    case .switchStatement(let syntax): visit(syntax)
    case .doStatement(let block, _, let catches):
      visit(block)
      for clause in catches {
        visit(clause.items)
        visit(clause.body)
      }
    case .returnStatement(let value): visit(value)
    case .breakStatement, .continueStatement, .fallthroughStatement: break
    case .deferStatement(let block): visit(block)
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expr), .pattern(_, _, let expr, _): visit(expr)
      case .optionalBinding(_, _, let expr, _): visit(expr)
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
      visit(item.items)
      visit(item.body)
    }
  }

  private mutating func visit(_ items: [(pattern: Pattern, filter: Expr?)]) {
    for item in items {
      if case .expression(let expr) = item.pattern.kind { visit(expr) }
      visit(item.filter)
    }
  }
}
