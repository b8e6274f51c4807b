/// Values: what is read needs one, what is assigned gets one.
extension DefiniteInitialization {
  func walk(_ expr: CheckedExpr) {
    if isIdle, !expr.mayHoldClosure { return }
    switch expr.kind {
    case .variable(let variable): read(variable, expr)
    case .property(let base, let field):
      if isOwn(base) { readField(field, expr) } else { walk(base) }
    case .assign(let target, let value): walkAssignment(target, value, expr)
    case .closure(let closure): walk(closure, expr)
    case .ifExpression(let branches): walk(branches)
    case .switchExpression(let cases): walk(cases)
    case .sequence(let statements, let value):
      walk(statements)
      walk(value)
    case .logicalAnd(let left, let right), .logicalOr(let left, let right), .coalesce(let left, let right):
      walk(left)
      let before = state
      walk(right)
      state = State.join(state, before)
    case .ternary(let condition, let then, let otherwise):
      walk(condition)
      let before = state
      walk(then)
      let first = state
      state = before
      walk(otherwise)
      state = State.join(first, state)
    default: expr.children.forEach(walk)
    }
  }

  private func walkAssignment(_ target: CheckedExpr, _ value: CheckedExpr, _ expr: CheckedExpr) {
    let outer = assignment
    let sign = target.range.after("=", from: target.range.end)
    assignment = sign
    walk(value)
    assignment = outer
    switch target.kind {
    case .variable(let variable):
      let id = ObjectIdentifier(variable)
      if variable === own {
        fields.keys.forEach { state.give($0) }
        state.calledSelf = true
        return
      }
      guard tracked[id] != nil else { return }
      if variable.isLet, state.possible.contains(id), state.isReachable {
        once(id) { report("immutable value '\(variable.name)' may only be initialized once", sign) }
      }
      state.give(id)
    case .property(let base, let field) where isOwn(base):
      let id = ObjectIdentifier(field)
      if field.isLet, fields[id] != nil, state.possible.contains(id), state.isReachable {
        once(id) { report("immutable value 'self.\(field.name)' may only be initialized once", sign) }
      }
      if fields[id] != nil { state.give(id) }
    default: target.children.forEach(walk)
    }
  }

  private func isOwn(_ expr: CheckedExpr) -> Bool {
    if case .variable(let variable) = expr.kind, let own { variable === own } else { false }
  }

  func read(_ variable: VariableDecl, _ expr: CheckedExpr) {
    guard state.isReachable else { return }
    let id = ObjectIdentifier(variable)
    if variable === own, !delegates {
      if !isComplete {
        once(id) { report("'self' used before all stored properties are initialized", expr.range) }
      } else if needsSuper, !state.calledSuper {
        once(id) { report("'self' used before 'super.init' call", expr.range) }
      }
    }
    guard tracked[id] != nil, !state.certain.contains(id) else { return }
    once(id) {
      report("\(variable.isLet ? "constant" : "variable") '\(variable.name)' used before being initialized", expr.range)
    }
  }

  private func readField(_ field: VariableDecl, _ expr: CheckedExpr) {
    let id = ObjectIdentifier(field)
    guard state.isReachable, fields[id] != nil, !state.certain.contains(id) else { return }
    once(id) { report("'self' used before all stored properties are initialized", assignment ?? expr.range) }
  }

  private func once(_ id: ObjectIdentifier, _ body: () -> Void) {
    if reported.insert(id).inserted { body() }
  }

  /// A closure needs what it uses to be there when it is made; its own variables are another story.
  func walk(_ closure: CheckedClosure, _ expr: CheckedExpr) {
    closure.captures.forEach { walk($0.value) }
    let outer = state
    let outerTracked = tracked
    let outerExits = exits
    for (id, variable) in tracked where !state.certain.contains(id) && closure.uses(variable) {
      once(id) {
        report(
          "\(variable.isLet ? "constant" : "variable") '\(variable.name)' captured by a closure before being initialized",
          expr.range)
      }
    }
    if let own, !delegates, !isComplete || needsSuper && !state.calledSuper, closure.uses(own) {
      once(ObjectIdentifier(own)) {
        report("'self' captured by a closure before all members were initialized", expr.range)
      }
    }
    let outerOwn = self.own
    self.own = nil
    tracked = [:]
    walk(closure.body)
    self.own = outerOwn
    tracked = outerTracked
    exits = outerExits
    state = outer
  }
}
