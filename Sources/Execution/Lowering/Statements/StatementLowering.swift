import Types

extension FrameLowering {
  /// Statements in order, in the scope that is open.
  func block(_ statements: [CheckedStmt]) throws -> Step { try loweredBlock(statements).step }

  func loweredBlock(_ statements: [CheckedStmt]) throws -> LoweredBlock {
    // Local functions may be called before they are declared.
    for case .localFunction(let function) in statements.map(\.kind) { _ = localFunction(function) }
    let last = LastCalls(in: statements)
    lastCalls.merge(last.calls) { first, _ in first }
    return LoweredBlock(
      try statements.enumerated().map { index, statement in
        let lowered = try lower(statement)
        guard let ending = last.ending[index] else { return lowered }
        let slots = ending.map { slot(for: $0) }
        let step = lowered.step
        return LoweredStatement { activation in
          let signal = try step(activation)
          for slot in slots { activation.slots[slot] = .unset }
          return signal
        }
      })
  }

  func lower(_ statement: CheckedStmt) throws -> LoweredStatement {
    switch statement.kind {
    case .expression(let expression): return LoweredStatement(run: try discarded(expression))
    case .variable(let pattern, let value): return try variable(pattern, value, statement.range)
    case .localFunction(let function):
      try lowerLocalFunction(function)
      return LoweredStatement { _ in .normal }
    case .ifStatement(let node): return try ifStatement(node)
    default: return LoweredStatement(step: try leavingStep(statement))
    }
  }

  private func ifStatement(_ node: CheckedIf) throws -> LoweredStatement {
    // The bindings of the conditions live as long as the branch; a nested scope for each.
    let target = number(of: node.target)
    let lowered: LoweredStatement
    if let otherwise = node.otherwise, node.conditions.contains(where: \.binds) {
      // Bindings made before a condition failed are released before the other branch begins.
      let head = try scoped {
        let condition = try conditions(node.conditions)
        let then = try scoped { try block(node.then) }
        return condition.choose(then) { _ in .refused }
      }
      let other = try scoped { try block(otherwise) }
      lowered = LoweredStatement {
        let signal = try head($0)
        return signal == .refused ? try other($0) : signal
      }
    } else {
      lowered = try scopedStatement {
        let condition = try conditions(node.conditions)
        let then = try scopedBlock { try loweredBlock(node.then) }
        let otherwise = try node.otherwise.map { statements in try scopedBlock { try loweredBlock(statements) } }
        if let then = then.plain {
          guard let otherwise else { return LoweredStatement(run: condition.chooseRun(then.run) { _ in }) }
          if let otherwise = otherwise.plain {
            return LoweredStatement(run: condition.chooseRun(then.run, otherwise.run))
          }
        }
        guard let otherwise else { return LoweredStatement(step: condition.choose(then.step) { _ in .normal }) }
        return LoweredStatement(step: condition.choose(then.step, otherwise.step))
      }
    }
    if lowered.plain != nil { return lowered }
    let statements = node.then + (node.otherwise ?? [])
    return LoweredStatement(step: Self.catchingBreak(lowered.step, target, in: statements, node.target))
  }

  /// Lowers a statement that may leave its block.
  private func leavingStep(_ statement: CheckedStmt) throws -> Step {
    let runtime = runtime
    switch statement.kind {
    case .expression, .variable, .localFunction, .ifStatement: return try lower(statement).step
    case .guardStatement(let list, let otherwise):
      let condition = try conditions(list).bool
      let other = try scoped { try block(otherwise) }
      if let release = release(of: list.flatMap(\.variables)) {
        return { activation in
          if try condition(activation) { return .normal }
          release(activation)
          return try other(activation)
        }
      }
      return { try condition($0) ? .normal : try other($0) }
    case .whileStatement(let list, let body, let target):
      return try whileLoop(list, body, target)
    case .repeatStatement(let body, let condition, let target):
      let (breaks, continues) = signals(target)
      let step = try scoped { try block(body) }
      let condition = try lower(condition).bool
      return { activation in
        repeat {
          if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
          let signal = try step(activation)
          if signal.isNormal || signal == continues { continue }
          return signal == breaks ? .normal : signal
        } while try condition(activation)
        return .normal
      }
    case .forStatement(let node): return try forLoop(node, statement.range)
    case .switchStatement(let node): return try switchStatement(node, statement.range)
    case .doStatement(let body, let catches, let target):
      return try doStatement(body, catches, target, statement.range)
    case .returnStatement(let value): return try returnStatement(value)
    case .throwStatement(let value):
      let run = try lower(value).value
      return { throw try run($0).asError }
    case .breakStatement(let target):
      let signal = signals(target).breaks
      return { _ in signal }
    case .continueStatement(let target):
      let signal = signals(target).continues
      return { _ in signal }
    case .fallthroughStatement: return { _ in .fellThrough }
    case .deferStatement(let body):
      let flag = temporary()
      let step = try scoped { try block(body) }
      deferred(flag: flag, step)
      return { activation in
        (activation.slots + flag).initialize(to: .bool(true))
        return .normal
      }
    case .delegateInitializer(let callee, let arguments):
      return try delegateInitializer(callee, arguments, statement.range)
    }
  }

  func signals(_ target: JumpTarget) -> (breaks: Signal, continues: Signal) {
    let number = number(of: target)
    return (.breaks(number), .continues(number))
  }

  private static func catchingBreak(
    _ step: @escaping Step, _ target: Int, in statements: [CheckedStmt], _ jump: JumpTarget
  ) -> Step {
    guard statements.contains(where: { $0.breaks(to: jump) }) else { return step }
    let breaks = Signal.breaks(target)
    return {
      let signal = try step($0)
      return signal == breaks ? .normal : signal
    }
  }

  private func returnStatement(_ value: CheckedExpr?) throws -> Step {
    if function?.kind == .initializer {
      guard let value else { return { _ in .returned } }
      if case .nilLiteral = value.kind {
        return {
          $0.slots[0] = .failedInitializer
          return .returned
        }
      }
      let run = try lower(value).void
      return {
        try run($0)
        return .returned
      }
    }
    guard let value else { return { _ in .returned } }
    let code = try lower(value)
    switch code.body {
    case .void(let run):
      return {
        try run($0)
        return .returned
      }
    case .int(let run):
      return {
        $0.slots.initialize(to: .int(try run($0)))
        return .returned
      }
    case .bool(let run):
      return {
        $0.slots.initialize(to: .bool(try run($0)))
        return .returned
      }
    case .double(let run):
      return {
        $0.slots.initialize(to: .double(try run($0)))
        return .returned
      }
    case .value(let run):
      return {
        $0.slots[0] = try run($0)
        return .returned
      }
    }
  }

  func conditions(_ list: [CheckedCondition]) throws -> Code {
    var codes: [Code] = []
    for condition in list {
      switch condition {
      case .expression(let expression): codes.append(try lower(expression))
      case .pattern(.some(let pattern), let value):
        let run = try lower(value).content
        let match = try matcher(pattern)
        codes.append(
          Code(
            .bool { activation in
              guard let value = try run(activation) else { return false }
              return try match(activation, value)
            }))
      case .pattern(let pattern, let value):
        let run = try lower(value).value
        let match = try matcher(pattern)
        codes.append(Code(.bool { try match($0, try run($0)) }))
      case .constant(let truth): codes.append(.constant(.bool(truth)))
      }
    }
    guard var result = codes.first else { return .constant(.bool(true)) }
    for code in codes.dropFirst() {
      let (first, second) = (result.bool, code.bool)
      result = Code(.bool { try first($0) && second($0) })
    }
    return result
  }
}

extension CheckedCondition {
  fileprivate var variables: [VariableDecl] {
    if case .pattern(let pattern, _) = self { FrameLowering.variables(in: pattern) } else { [] }
  }

  fileprivate var binds: Bool { !variables.isEmpty }
}

extension CheckedStmt {
  /// Returns true if the statement contains a `break` to the target.
  func breaks(to target: JumpTarget) -> Bool {
    func any(_ statements: [CheckedStmt]) -> Bool { statements.contains { $0.breaks(to: target) } }
    switch kind {
    case .breakStatement(let here): return here === target
    case .ifStatement(let node): return any(node.then) || any(node.otherwise ?? [])
    case .guardStatement(_, let body), .deferStatement(let body): return any(body)
    case .whileStatement(_, let body, _), .repeatStatement(let body, _, _): return any(body)
    case .forStatement(let node): return any(node.body)
    case .switchStatement(let node): return node.cases.contains { any($0.body) }
    case .doStatement(let body, let catches, _): return any(body) || catches.contains { any($0.body) }
    default: return false
    }
  }
}
