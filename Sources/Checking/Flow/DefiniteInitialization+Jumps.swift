import SyntaxTree
import Types

/// Loops, `do`, `defer`: where control comes from elsewhere than the statement before.
extension DefiniteInitialization {
  // MARK: Loops

  func walkWhile(
    _ conditions: [CheckedCondition], _ body: [CheckedStmt], _ target: JumpTarget, at place: SourceRange
  ) {
    depths[ObjectIdentifier(target)] = defers.count
    var after = State.unreachable
    walkRounds(of: target) {
      after = walk(conditions, of: place)
      walk(body)
    }
    state = joinExits(of: target, after)
  }

  func walkRepeat(_ body: [CheckedStmt], _ condition: CheckedExpr, _ target: JumpTarget) {
    depths[ObjectIdentifier(target)] = defers.count
    walkRounds(of: target) {
      walk(body)
      state = joinRounds(of: target, state)
      walk(condition)
    }
    if case .boolean(true) = condition.kind { state.end() }
    state = joinExits(of: target, state)
  }

  func walk(_ loop: CheckedFor) {
    depths[ObjectIdentifier(loop.target)] = defers.count
    walk(loop.sequence)
    var before = state
    walkRounds(of: loop.target) {
      if loop.isAwait { throwOut() }
      before = State.join(before, state)
      if let filter = loop.filter { walk(filter) }
      walk(loop.body)
    }
    state = joinExits(of: loop.target, before)
  }

  /// Walks one iteration without reports, for the state that it leaves to the next, and then once more.
  private func walkRounds(of target: JumpTarget, _ round: () -> Void) {
    if isIdle || quiet > 0 {
      round()
      rounds.removeAll { $0.target === target }
      return
    }
    let before = state
    let handled = handlers
    quiet += 1
    round()
    quiet -= 1
    let end = joinRounds(of: target, state)
    exits.removeAll { $0.target === target }
    handlers = handled
    state = before
    if end.isReachable {
      state.possible.formUnion(end.possible)
      state.mayHaveCalledSuper = state.mayHaveCalledSuper || end.mayHaveCalledSuper
    }
    round()
    rounds.removeAll { $0.target === target }
  }

  private func joinRounds(of target: JumpTarget, _ end: State) -> State {
    let joined = rounds.reduce(end) { $1.target === target ? State.join($0, $1.state) : $0 }
    rounds.removeAll { $0.target === target }
    return joined
  }

  func joinExits(of target: JumpTarget, _ after: State) -> State {
    let joined = exits.reduce(after) { $1.target === target ? State.join($0, $1.state) : $0 }
    exits.removeAll { $0.target === target }
    return joined
  }

  // MARK: Errors

  func walkDo(_ body: [CheckedStmt], _ catches: [CheckedCatch], _ target: JumpTarget) {
    depths[ObjectIdentifier(target)] = defers.count
    if catches.isEmpty {
      walk(body)
      state = joinExits(of: target, state)
      return
    }
    handlers.append((defers.count, .unreachable))
    walk(body)
    let thrown = handlers.removeLast().thrown
    var after = state
    for clause in catches {
      state = thrown
      for (_, filter) in clause.items { if let filter { walk(filter) } }
      walk(clause.body)
      after = State.join(after, state)
    }
    if !catches.contains(where: \.takesAll) {
      state = thrown
      throwOut()
    }
    state = joinExits(of: target, after)
  }

  /// Records that an error may leave the enclosing code.
  func throwOut() {
    guard state.isReachable else { return }
    let isHandled = handlers.count > base.handlers
    runDefers(downTo: isHandled ? handlers[handlers.count - 1].depth : base.defers)
    if isHandled { handlers[handlers.count - 1].thrown = State.join(handlers[handlers.count - 1].thrown, state) }
  }

  /// Walks the operand of `try?`: an error in it continues after the expression.
  func walkCatching(_ value: CheckedExpr) {
    handlers.append((defers.count, .unreachable))
    walk(value)
    state = State.join(state, handlers.removeLast().thrown)
  }

  // MARK: Defer

  /// Checks the pending `defer` bodies: every variable that they use must be initialized.
  func runDefers(downTo depth: Int) {
    guard state.isReachable, !isIdle, depth < defers.count else { return }
    for (place, body) in defers[depth...].reversed() {
      for variable in variables(in: body) where !state.has(ObjectIdentifier(variable)) {
        report(
          variable.isLet
            ? FlowDiagnostic.usedBeforeInitialization(kind: "constant", name: variable.name, use: .used)
            : FlowDiagnostic.usedBeforeInitialization(kind: "variable", name: variable.name, use: .passedByReference),
          place, of: ObjectIdentifier(variable))
      }
      if let own, body.contains(where: { $0.uses(own) }) { useOwn(.whole, at: place, whole: place) }
    }
  }

  /// Walks a body that runs elsewhere: only its own variables are checked.
  func walkApart(_ body: [CheckedStmt]) {
    let outer = (state, tracked, exits, rounds, own, base)
    own = nil
    tracked = [:]
    base = (defers.count, handlers.count)
    walk(body)
    (state, tracked, exits, rounds, own, base) = outer
  }

  // MARK: Uses by functions and closures

  /// Returns the variables without an initial value that these statements use, including the local functions that they
  /// call, but for those declared within.
  func variables(in body: [CheckedStmt]) -> [VariableDecl] {
    guard !tracked.isEmpty else { return [] }
    var found: [VariableDecl] = []
    var functions: Set<ObjectIdentifier> = function.map { [ObjectIdentifier($0)] } ?? []
    func visit(_ body: [CheckedStmt]) {
      func declares(_ variable: VariableDecl) -> Bool {
        guard let place = variable.declaredAt else { return false }
        return body.contains {
          $0.range.file === place.file && $0.range.start <= place.start && place.end <= $0.range.end
        }
      }
      _ = body.contains {
        $0.anywhere { expr in
          switch expr.kind {
          case .variable(let variable):
            if tracked[ObjectIdentifier(variable)] != nil, !found.contains(where: { $0 === variable }),
              !declares(variable)
            {
              found.append(variable)
            }
          case .call(let callee, nil, _), .function(let callee, nil):
            let function = callee.function
            if function.owner == nil, function.native == nil, functions.insert(ObjectIdentifier(function)).inserted {
              visit(function.body ?? [])
            }
          default: break
          }
          return false
        }
      }
    }
    visit(body)
    return found
  }

  func captures(of function: FunctionDecl) -> [VariableDecl] {
    let id = ObjectIdentifier(function)
    if let known = captured[id] { return known }
    let found = variables(in: function.body ?? [])
    captured[id] = found
    return found
  }
}

extension CheckedCatch {
  /// True if it catches all errors.
  fileprivate var takesAll: Bool {
    items.isEmpty
      || items.contains { item in
        guard item.filter == nil else { return false }
        switch item.pattern {
        case .wildcard, .binding: return true
        default: return false
        }
      }
  }
}

extension CheckedStmt {
  func uses(_ variable: VariableDecl) -> Bool {
    anywhere { expr in
      if case .variable(let other) = expr.kind { other === variable } else { false }
    }
  }
}
