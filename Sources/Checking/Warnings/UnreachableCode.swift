import SyntaxTree
import Types

extension BodyWarnings {
  /// Warns of the first unreachable statement of a block.
  func lookForUnreachable(_ statements: [CheckedStmt]) {
    guard let index = statements.firstIndex(where: { $0.leaves }), index + 1 < statements.count else { return }
    guard let next = statements[(index + 1)...].first(where: { !$0.isDeclaration }) else { return }
    if let keyword = statements[index].keywordThatLeaves {
      warn(WarningDiagnostic.unreachableAfter(keyword: keyword), at: next.place)
    } else if case .expression = statements[index].kind {
      // A call that does not return: swiftc names the first thing behind it that would be evaluated.
      warn(WarningDiagnostic.neverExecuted, at: next.evaluatedFirst?.place ?? next.place)
    } else {
      warn(WarningDiagnostic.neverExecuted, at: next.place)
    }
  }
}

extension CheckedStmt {
  /// True if control never reaches the statement after it. An infinite loop does not count, as in swiftc.
  fileprivate var leaves: Bool {
    switch kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: true
    case .expression(let value): value.type.isNever
    case .ifStatement(let branches):
      branches.otherwise.map { $0.contains(where: \.leaves) && branches.then.contains(where: \.leaves) } ?? false
    case .switchStatement(let cases):
      cases.cases.allSatisfy { $0.body.contains(where: \.leaves) && !$0.body.contains { $0.breaks(cases.target) } }
    case .doStatement(let body, let catches, let target):
      body.contains(where: \.leaves) && catches.allSatisfy { $0.body.contains(where: \.leaves) }
        && !body.contains { $0.breaks(target) }
    default: false
    }
  }

  /// Returns true if a `break` in it may end the target.
  private func breaks(_ target: JumpTarget) -> Bool {
    switch kind {
    case .breakStatement(let other): other === target
    case .ifStatement(let branches):
      (branches.then + (branches.otherwise ?? [])).contains { $0.breaks(target) }
    case .guardStatement(_, let body), .whileStatement(_, let body, _), .repeatStatement(let body, _, _):
      body.contains { $0.breaks(target) }
    case .forStatement(let loop): loop.body.contains { $0.breaks(target) }
    case .switchStatement(let cases): cases.cases.contains { $0.body.contains { $0.breaks(target) } }
    case .doStatement(let body, let catches, _): (body + catches.flatMap(\.body)).contains { $0.breaks(target) }
    default: false
    }
  }

  fileprivate var keywordThatLeaves: String? {
    switch kind {
    case .returnStatement: "return"
    case .throwStatement: "throw"
    case .breakStatement: "break"
    case .continueStatement: "continue"
    case .fallthroughStatement: "fallthrough"
    default: nil
    }
  }

  /// Functions and types among statements are no code that is executed.
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .localFunction, .variable(_, nil): true
    default: false
    }
  }

  /// Place of messages about it.
  fileprivate var place: SourceRange {
    if case .variable(_, let value?) = kind { value.range } else { range }
  }
}

extension [CheckedStmt] {
  /// The expression that is evaluated first.
  var evaluatedFirst: CheckedExpr? {
    for statement in self { if let found = statement.evaluatedFirst { return found } }
    return nil
  }
}

extension CheckedStmt {
  fileprivate var evaluatedFirst: CheckedExpr? {
    for case .expression(let value) in parts.prefix(1) { return value.evaluatedFirst }
    return nil
  }
}

extension CheckedExpr {
  /// The first subexpression with an effect: constants and implicit expressions are skipped.
  fileprivate var evaluatedFirst: CheckedExpr? {
    var parts = children
    if case .assign(let target, let value) = kind { parts = target.children + [value] }
    for child in parts where !child.isDefaultArgument {
      if let found = child.evaluatedFirst { return found }
    }
    switch kind {
    case .variable(let variable) where variable.isLet && variable.kind == .local: return nil
    case .metatype, .convert, .wrap, .inoutArgument, .assign, .discard: return nil
    case .array where range.text.first != "[": return nil
    default: return self
    }
  }
}
