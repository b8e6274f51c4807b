import SyntaxTree

extension ClosureSyntax {
  /// The value of the first `return` statement, apart from those of nested closures and functions.
  var firstReturned: Expr? { body.firstReturned }
}

extension Block {
  fileprivate var firstReturned: Expr? { statements.lazy.compactMap(\.firstReturned).first }
}

extension Stmt {
  fileprivate var firstReturned: Expr? {
    switch kind {
    case .returnStatement(let value): value
    case .ifStatement(let syntax): syntax.firstReturned
    case .guardStatement(_, let block), .whileStatement(_, let block), .repeatStatement(let block, _):
      block.firstReturned
    case .forStatement(let syntax): syntax.body.firstReturned
    case .switchStatement(let syntax): syntax.cases.lazy.compactMap(\.body.firstReturned).first
    case .doStatement(let block, _, let catches):
      block.firstReturned ?? catches.lazy.compactMap(\.body.firstReturned).first
    case .expression, .throwStatement, .declaration, .deferStatement, .breakStatement, .continueStatement,
      .fallthroughStatement:
      nil
    }
  }
}

extension IfSyntax {
  fileprivate var firstReturned: Expr? {
    if let value = then.firstReturned { return value }
    return switch otherwise {
    case .block(let block)?: block.firstReturned
    case .elseIf(let inner)?: inner.firstReturned
    case nil: nil
    }
  }
}
