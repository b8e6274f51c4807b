import SyntaxTree
import Types

/// Lowering of asynchronous code, which differs from other code only where its executor may change.
extension FrameLowering {
  /// Returns the isolation of a closure's code, if it is asynchronous.
  static func isolation(of closure: CheckedClosure, in parent: FrameLowering) -> Isolation {
    closure.isMainActor ? .main : closure.isDetached ? .none : parent.isolation
  }

  /// Returns code of an asynchronous body, which begins with a switch to its executor.
  func arriving(_ code: Code) -> Code {
    let runtime = runtime
    let isolation = isolation
    return code.after { _ in try runtime.hop(to: isolation) }
  }

  /// Lowers `await`: afterwards this frame continues on its executor.
  func awaited(_ value: CheckedExpr) throws -> Code {
    let code = try lower(value)
    let runtime = runtime
    let isolation = isolation
    let run = code.value
    return Code.typed(value.type) { activation in
      let result: Value
      do { result = try run(activation) } catch let error where !(error is Trap) {
        try runtime.hop(to: isolation)
        throw error
      }
      try runtime.hop(to: isolation)
      return result
    }
  }

  /// Synchronous members of the main actor, used behind `await` by code that is not its.
  func onMainActor(_ isMainActor: Bool, _ code: Code, _ type: Type) -> Code {
    guard isMainActor, isAsync, isolation == .none else { return code }
    let runtime = runtime
    let run = code.value
    return Code.typed(type) { activation in
      try runtime.hop(to: .main)
      let result: Value
      do { result = try run(activation) } catch let error where !(error is Trap) {
        try runtime.hop(to: .none)
        throw error
      }
      try runtime.hop(to: .none)
      return result
    }
  }

  /// `for await`.
  func asyncLoop(_ node: CheckedFor, _ range: SourceRange) throws -> Step {
    let number = number(of: node.target)
    let breaks = Signal.breaks(number)
    let continues = Signal.continues(number)
    let runtime = runtime
    let isolation = isolation
    let sequence = try lower(node.sequence).value
    let (bind, step) = try iteration(node)
    return { activation in
      let value = try sequence(activation)
      guard let next = try runtime.native(at: range, { try runtime.makeAsyncNext(value) }) else {
        throw runtime.fault("cannot iterate over \(value.debugDescription)", at: range)
      }
      while true {
        let element: Value?
        do { element = try next() } catch let error where !(error is Trap) {
          try runtime.hop(to: isolation)
          throw error
        }
        try runtime.hop(to: isolation)
        guard let element else { return .normal }
        guard try bind(activation, element) else { continue }
        let signal = try step(activation)
        if signal.isNormal || signal == continues { continue }
        return signal == breaks ? .normal : signal
      }
    }
  }
}

extension Code {
  /// Returns code that runs `first` before this code.
  func after(_ first: @escaping Run<Void>) -> Code {
    switch body {
    case .void(let run):
      return .void {
        try first($0)
        try run($0)
      }
    case .int(let run):
      return Code(
        .int {
          try first($0)
          return try run($0)
        })
    case .double(let run):
      return Code(
        .double {
          try first($0)
          return try run($0)
        })
    case .bool(let run):
      return Code(
        .bool {
          try first($0)
          return try run($0)
        })
    case .value(let run):
      return .value {
        try first($0)
        return try run($0)
      }
    }
  }
}
