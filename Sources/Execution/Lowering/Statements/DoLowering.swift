import SyntaxTree
import Types

/// `do` with its clauses: an error goes to the first that takes it.
extension FrameLowering {
  func doStatement(
    _ body: [CheckedStmt], _ catches: [CheckedCatch], _ target: JumpTarget, _ range: SourceRange
  ) throws -> Step {
    let runtime = runtime
    let breaks = signals(target).breaks
    let step = try scoped { try block(body) }
    if catches.isEmpty {
      return {
        let signal = try step($0)
        return signal == breaks ? .normal : signal
      }
    }
    let clauses: [(Activation, Value) throws -> Signal?] = try catches.map { clause in
      var matches: ((Activation, Value) throws -> Bool)!
      let body = try scoped {
        let bind = clause.errorVariable.map { variable in
          declare(variable)
          return initializer(of: variable)
        }
        let items = try clause.items.map { item in
          (try matcher(item.pattern), try item.filter.map { try lower($0).bool })
        }
        matches = { activation, error in
          bind?(activation, error)
          if items.isEmpty { return true }
          for (match, filter) in items where try match(activation, error) {
            if let filter, try !filter(activation) { continue }
            return true
          }
          return false
        }
        return try block(clause.body)
      }
      let test = matches!
      let bound = clause.items.flatMap { Self.variables(in: $0.pattern) }
      let release = release(of: bound + (clause.errorVariable.map { [$0] } ?? []))
      return { activation, error in
        if try test(activation, error) { return try body(activation) }
        release?(activation)
        return nil
      }
    }
    return { activation in
      let signal: Signal
      do { signal = try step(activation) } catch {
        if error is Trap || error is ChainBreak || runtime.isStopping { throw error }
        let value = Value(error: error)
        for clause in clauses {
          if let signal = try clause(activation, value) { return signal == breaks ? .normal : signal }
        }
        throw error
      }
      return signal == breaks ? .normal : signal
    }
  }
}
