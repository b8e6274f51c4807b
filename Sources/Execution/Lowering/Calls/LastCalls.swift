import Types

/// A constant that holds a closure and is only called dies with its last call, as it does in compiled code; other variables
/// live as long as their scope.
struct LastCalls {
  /// Variables that are last used by a statement, by its index in the block.
  private(set) var ending: [Int: [VariableDecl]] = [:]
  /// The calls that come last in those statements.
  private(set) var calls: [ObjectIdentifier: VariableDecl] = [:]

  init(in statements: [CheckedStmt]) {
    for (index, statement) in statements.enumerated() {
      for variable in statement.closures where variable.kind == .local && variable.isLet {
        let rest = statements[(index + 1)...]
        guard rest.allSatisfy({ $0.onlyCalls(variable) }) else { continue }
        let last = rest.lastIndex { $0.anywhere { $0.names(variable) } } ?? index
        ending[last, default: []].append(variable)
        if last > index, let call = statements[last].lastCall(of: variable) { calls[ObjectIdentifier(call)] = variable }
      }
    }
  }
}

extension CheckedStmt {
  /// The variables that it declares to be closures that are written here.
  fileprivate var closures: [VariableDecl] {
    guard case .variable(let pattern, let value?) = kind else { return [] }
    switch (pattern, value.kind) {
    case (.binding(let variable), _): return value.isClosure ? [variable] : []
    case (.tuple(let patterns), .tuple(let values)) where patterns.count == values.count:
      return zip(patterns, values).compactMap { pattern, value in
        if case .binding(let variable) = pattern, value.isClosure { variable } else { nil }
      }
    default: return []
    }
  }

  /// Returns true if the statement uses the variable only for calls, and none of them inside a closure or function.
  @inline(never)
  fileprivate func onlyCalls(_ variable: VariableDecl) -> Bool {
    switch kind {
    case .localFunction(let function): return !(function.body ?? []).contains { $0.mentions(variable) }
    // It runs when everything else has run.
    case .deferStatement: return !mentions(variable)
    default: if declaresAccessor { return false }
    }
    var named = 0
    var called = 0
    var isCaptured = false
    _ = anywhere { expression in
      switch expression.kind {
      case .variable(let other) where other === variable: named += 1
      case .apply(let function, _) where function.names(variable): called += 1
      case .closure(let closure): if closure.mentions(variable) { isCaptured = true }
      default: break
      }
      return false
    }
    return named == called && !isCaptured && !holdsFunction
  }

  /// True if statements inside declare functions, which were not searched.
  private var holdsFunction: Bool {
    func any(_ statements: [CheckedStmt]) -> Bool {
      statements.contains { if case .localFunction = $0.kind { true } else { $0.declaresAccessor || $0.holdsFunction } }
    }
    switch kind {
    case .ifStatement(let node): return any(node.then) || any(node.otherwise ?? [])
    case .guardStatement(_, let body), .deferStatement(let body), .whileStatement(_, let body, _),
      .repeatStatement(let body, _, _):
      return any(body)
    case .forStatement(let node): return any(node.body)
    case .switchStatement(let node): return node.cases.contains { any($0.body) }
    case .doStatement(let body, let catches, _): return any(body) || catches.contains { any($0.body) }
    default: return false
    }
  }

  private var declaresAccessor: Bool {
    guard case .variable(.binding(let variable), _) = kind else { return false }
    return variable.kind == .computed || variable.isLazy || variable.willSet != nil || variable.didSet != nil
  }

  @inline(never)
  fileprivate func mentions(_ variable: VariableDecl) -> Bool {
    if declaresAccessor { return true }
    if case .localFunction(let function) = kind { return (function.body ?? []).contains { $0.mentions(variable) } }
    return anywhere { $0.names(variable) } || holdsFunction
  }

  /// Returns the call that is evaluated last in a plain statement.
  fileprivate func lastCall(of variable: VariableDecl) -> CheckedExpr? {
    switch kind {
    case .expression(let value), .variable(_, let value?), .returnStatement(let value?), .throwStatement(let value):
      return value.lastCall(of: variable)
    default: return nil
    }
  }
}

extension CheckedClosure {
  fileprivate func mentions(_ variable: VariableDecl) -> Bool {
    captures.contains { $0.value.anywhere { $0.names(variable) } } || body.contains { $0.mentions(variable) }
  }
}

extension CheckedExpr {
  fileprivate var isClosure: Bool {
    switch kind {
    case .closure: true
    case .convert(let value, .identity): value.isClosure
    default: false
    }
  }

  fileprivate func names(_ variable: VariableDecl) -> Bool {
    if case .variable(let other) = kind { other === variable } else { false }
  }

  fileprivate func lastCall(of variable: VariableDecl) -> CheckedExpr? {
    if case .apply(let function, _) = kind, function.names(variable) { return self }
    return children.reversed().lazy.compactMap { $0.lastCall(of: variable) }.first
  }
}
