import SyntaxTree
import Types

/// `do` with its `catch` clauses.
extension Checker {
  func checkDo(
    _ block: Block, _ written: TypeSyntax?, _ catches: [CatchClause], _ statement: Stmt
  ) throws -> CheckedStmt {
    let target = JumpTarget()
    let isExhaustive = catches.contains { clause in
      clause.items.isEmpty
        || clause.items.contains { item in
          guard item.filter == nil else { return false }
          switch item.pattern.kind {
          case .wildcard, .binding: return true
          default: return false
          }
        }
    }
    if isExhaustive { context.catchDepth += 1 } else if !catches.isEmpty { context.partialCatches += 1 }
    let outerExpression = expressionContext
    let outerThrown = context.thrown
    let outerType = context.thrownType
    let only = try written.map { try resolve($0) }
    context.thrownType = isExhaustive || only != nil ? only : catches.isEmpty ? outerType : nil
    expressionContext = outerExpression.untried()
    context.thrown = []
    let body: [CheckedStmt]
    let faults = diagnostics.count
    do {
      defer {
        if isExhaustive { context.catchDepth -= 1 } else if !catches.isEmpty { context.partialCatches -= 1 }
        expressionContext = outerExpression
        context.thrownType = outerType
      }
      body = try inLabel(statement.label, target) { try checkBlock(block) }
    }
    if context.thrown.isEmpty, diagnostics.count == faults, let clause = catches.first {
      let keyword = SourceRange(
        file: clause.range.file, start: clause.range.start, end: clause.range.start + "catch".utf8.count)
      warn(WarningDiagnostic.unreachableCatch, at: keyword)
    }
    let caught = only ?? commonError(context.thrown)
    context.thrown = isExhaustive ? outerThrown : outerThrown + context.thrown
    var clauses: [CheckedCatch] = []
    for clause in catches {
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      var errorVariable: VariableDecl?
      if clause.items.isEmpty {
        let variable = VariableDecl(name: "error", kind: .local, type: caught, isLet: true)
        scope.declare(variable)
        errorVariable = variable
      }
      let items = try checking(labelUse) { try checkItems(clause.items, caught, of: "catch") }
      context.catchClauses += 1
      defer { context.catchClauses -= 1 }
      let inner = try inLabel(statement.label, target) { try checkBlock(clause.body) }
      clauses.append(CheckedCatch(items: items, errorVariable: errorVariable, body: inner))
    }
    return CheckedStmt(.doStatement(body, catches: clauses, target), statement.range)
  }

  /// Returns the type of all errors that a block throws, if its functions declare one; else any error.
  private func commonError(_ thrown: [Type?]) -> Type {
    guard let first = thrown.first, let first, thrown.allSatisfy({ $0.map { Type.same($0, first) } ?? false }) else {
      return universe.anyError
    }
    return first
  }
}
