import SyntaxTree
import Types

/// Execution of checked inputs.
extension Runtime {
  /// Receives each statement that has run: its position in the input, and its value if it is an expression that has one.
  package typealias AfterStatement = (_ index: Int, _ value: Value?) -> Void

  /// Lowers all statements of an input, then runs them one by one.
  ///
  /// - Parameter after: Receives each statement that has run, with its value if it is an expression that has one.
  /// - Throws: A `Diagnostic` if a statement cannot be lowered, before any has run. A `Trap` for a fault, an interrupt
  /// or an uncaught error: the effects of earlier statements remain, and the program is stopping until `resume()` is
  /// called.
  package func run(_ unit: CheckedUnit, after: AfterStatement? = nil) throws {
    for type in unit.extended { type.info?.forget() }
    let queue = StatementQueue(try steps(of: unit, keepsValues: after != nil), self, after)
    if unit.isAsync, let concurrency = host.concurrency {
      _ = try concurrency.runTopLevel {
        try queue.run()
        return nil
      }
    } else {
      try queue.run()
    }
  }

  /// Runs native code that calls the program, as a statement of the top level runs: a fault in it, also one that native code
  /// further down kept to itself, is a `Trap`, and the program is stopping then.
  package func runAsStatement<Result>(_ body: () throws -> Result) throws -> Result {
    let thread = EvaluationThread.current
    thread.statements += 1
    thread.runtime = self
    defer {
      thread.statements -= 1
      EvaluationThread.destroyRemains()
    }
    do {
      let result = try body()
      if isStopping { throw stopped(at: Lowering.nowhere) }
      return result
    } catch let trap as Trap {
      stop(for: trap)
      _ = deliver()
      throw trap
    }
  }

  /// Makes all of an input's code and runs nothing of it: bodies, too, that would wait for their first call.
  package func lower(_ unit: CheckedUnit) throws {
    _ = try steps(of: unit, keepsValues: false)
    for function in unit.functions { try lower(function) }
    for type in unit.types { try lower(membersOf: type) }
  }

  private func lower(membersOf type: NominalDecl) throws {
    for member in type.members.values.joined() {
      switch member {
      case .function(let function): try lower(function)
      case .variable(let variable):
        for function in [variable.getter, variable.setter, variable.willSet, variable.didSet] { try lower(function) }
      case .subscriptDecl(let declaration):
        try lower(declaration.getter)
        try lower(declaration.setter)
      case .enumCase: break
      }
    }
    try lower(type.deinitializer)
    for case .nominal(let nested) in type.nestedTypes.values { try lower(membersOf: nested) }
  }

  private func lower(_ function: FunctionDecl?) throws {
    guard let function, function.body != nil else { return }
    _ = try lowering.lowered(function).load()
  }

  private func steps(of unit: CheckedUnit, keepsValues: Bool) throws -> [Statement?] {
    for type in unit.types + unit.nestedTypes { NominalInfo.attach(to: type, in: self) }
    return try unit.statements.map {
      try Statement($0, self, keepsValue: keepsValues, isAsync: unit.isAsync)
    }
  }

  /// Returns true if a variable of the top level was initialized, or needs no value.
  package func hasValue(_ variable: VariableDecl) -> Bool {
    guard variable.kind == .global, !variable.isLazy, !variable.type.isVoidType else { return true }
    guard let box = variable.storage as? Box else { return false }
    return !box.value.isUnset
  }

  /// Returns the value of a global; nil if it was not initialized yet.
  package func value(of variable: VariableDecl) -> Value? {
    guard variable.kind == .global, let box = variable.storage as? Box else { return nil }
    let value = (try? dereference(box.value, variable, at: nil)) ?? .unset
    return value.isUnset && !variable.type.isVoidType ? nil : value
  }
}

extension Type {
  package var isVoidType: Bool { machineType == .void }
}

/// Remaining statements of an input.
private final class StatementQueue {
  private var steps: [Statement?]
  private let runtime: Runtime
  private let after: Runtime.AfterStatement?
  init(_ steps: [Statement?], _ runtime: Runtime, _ after: Runtime.AfterStatement?) {
    self.steps = steps
    self.runtime = runtime
    self.after = after
  }

  func run() throws {
    let thread = EvaluationThread.current
    thread.statements += 1
    thread.runtime = runtime
    defer {
      thread.statements -= 1
      EvaluationThread.destroyRemains()
    }
    /// `defer` statements at top level, which run at the end, the last first.
    var deferred: [Statement] = []
    for index in steps.indices {
      if let step = steps[index], step.isDeferred {
        deferred.append(step)
        steps[index] = nil
        continue
      }
      // The code is released after its turn, with the objects that only it refers to.
      let value = try steps[index]?.run(on: thread)
      steps[index] = nil
      after?(index, value)
    }
    while let step = deferred.popLast() { _ = try step.run(on: thread) }
  }
}

/// A statement of the top level, with a separate frame.
private struct Statement {
  private let body: LoweredBody
  private let runtime: Runtime
  private let site: SourceRange
  private let hasValue: Bool
  let isDeferred: Bool

  init(_ statement: CheckedStmt, _ runtime: Runtime, keepsValue: Bool, isAsync: Bool) throws {
    self.runtime = runtime
    site = statement.range
    var statement = statement
    if case .deferStatement(let body) = statement.kind {
      isDeferred = true
      statement = CheckedStmt(.doStatement(body, catches: [], JumpTarget()), statement.range)
    } else {
      isDeferred = false
    }
    let analysis = CaptureAnalysis()
    analysis.walk(statement)
    analysis.finish()
    let frame = FrameLowering(
      runtime.lowering, analysis: analysis, info: analysis.root, parent: nil, function: nil,
      isolation: .fixed(isAsync ? .main : .none), isAsync: isAsync)
    if keepsValue, case .expression(let expression) = statement.kind, !expression.type.isVoidType {
      hasValue = true
      body = try frame.body(
        inputs: [], statements: [CheckedStmt(.returnStatement(expression), statement.range)], result: expression.type)
    } else {
      hasValue = false
      body = try frame.body(inputs: [], statements: [statement], result: .void)
    }
  }

  func run(on thread: EvaluationThread) throws -> Value? {
    guard let frame = thread.push(body.frameSize) else { throw runtime.stackOverflow(at: site) }
    do {
      let value = try body.value(Activation(slots: frame, captures: frame, thread: thread))
      // A fault in something that the statement caused but that native code kept to itself.
      if runtime.isStopping { throw runtime.stopped(at: site) }
      return hasValue ? value : nil
    } catch let trap as Trap {
      runtime.stop(for: trap)
      _ = runtime.deliver()
      throw trap
    } catch {
      _ = runtime.deliver()
      if runtime.isStopping { throw runtime.stopTrap ?? Trap(.interrupted) }
      let value = Value(error: error)
      throw runtime.fault(
        "Error raised at top level: \(value.debugDescription)", at: site, uncaughtError: value.briefDescription)
    }
  }
}
