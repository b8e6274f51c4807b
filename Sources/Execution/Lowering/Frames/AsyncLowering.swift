import SyntaxTree
import Types

/// Isolation of a frame's code: known when it is lowered, or the instance that `self` is when it runs.
enum FrameIsolation {
  case fixed(Isolation)
  case instance(VariableDecl)

  init(of decl: FunctionDecl) {
    let isInitializer = decl.kind == .initializer && decl.owner?.isolatesInstances == true
    if decl.isMainActor {
      self = .fixed(.main)
    } else if let own = decl.selfVariable, decl.isolation == .instance || isInitializer {
      self = .instance(own)
    } else {
      self = .fixed(.none)
    }
  }

  /// The isolation, if it is the same whenever the frame runs.
  var constant: Isolation { if case .fixed(let isolation) = self { isolation } else { .none } }
}

/// Lowering of asynchronous code, which differs from other code only where its executor may change.
extension FrameLowering {
  /// Returns the isolation of a closure's code, if it is asynchronous. One within an actor is isolated to the instance
  /// if it captures it.
  static func isolation(of closure: CheckedClosure, _ info: FrameInfo, in parent: FrameLowering) -> FrameIsolation {
    if closure.isMainActor { return .fixed(.main) }
    if closure.isDetached { return .fixed(.none) }
    if case .instance(let own) = parent.isolation {
      let written = closure.captures.first {
        if case .variable(let captured) = $0.value.kind {
          captured === own && $0.variable.ownership == .strong
        } else {
          false
        }
      }
      if let written { return .instance(written.variable) }
    }
    return isolation(parent.isolation, capturedBy: info)
  }

  /// Returns the isolation around a closure or local function as far as it has access to it.
  static func isolation(_ outer: FrameIsolation, capturedBy info: FrameInfo) -> FrameIsolation {
    guard case .instance(let own) = outer else { return outer }
    return info.captures.contains { $0 === own } ? outer : .fixed(.none)
  }

  func code(of isolation: FrameIsolation) -> Run<Isolation> {
    switch isolation {
    case .fixed(let isolation): return { _ in isolation }
    case .instance(let own):
      let load = lvalue(of: own).load
      return { Isolation(of: try load($0)) }
    }
  }

  /// Returns code of a body that begins with a switch to its executor: one that is asynchronous, or a synchronous member
  /// of an actor, which asynchronous code elsewhere may call.
  func arriving(_ code: Code) -> Code {
    let runtime = runtime
    let isolation = self.code(of: isolation)
    return code.after { try runtime.hop(to: isolation($0)) }
  }

  /// Lowers `await`: afterwards this frame continues on its executor.
  func awaited(_ value: CheckedExpr) throws -> Code { returning(try lower(value), value.type) }

  /// Returns code after which this frame continues on its executor.
  func returning(_ code: Code, _ type: Type) -> Code {
    let runtime = runtime
    let isolation = self.code(of: isolation)
    let run = code.value
    return Code.typed(type) { activation in
      let result: Value
      do { result = try run(activation) } catch let error where !(error is Trap) {
        try runtime.hop(to: isolation(activation))
        throw error
      }
      try runtime.hop(to: isolation(activation))
      return result
    }
  }

  /// Members of an actor, used by code that may be elsewhere: synchronous ones of the main actor are run there; those of an
  /// instance switch to it themselves, as asynchronous ones do, and this frame continues on its executor.
  func isolated(_ member: FunctionDecl, _ receiver: CheckedExpr?, _ code: Code, _ type: Type) -> Code {
    guard isAsync else { return code }
    if case .instance(let own) = isolation {
      if receiver?.isUse(of: own) == true, !member.isAsync { return code }
      if member.isAsync { return returning(code, type) }
    }
    switch member.isolation {
    case .main: return onMainActor(!member.isAsync, code, type)
    case .instance: return member.isAsync ? code : returning(code, type)
    case .none: return code
    }
  }

  /// Synchronous members of the main actor, used behind `await` by code that is not its.
  func onMainActor(_ isMainActor: Bool, _ code: Code, _ type: Type) -> Code {
    guard isMainActor, isAsync, isolation.constant != .main else { return code }
    let runtime = runtime
    return returning(code.after { _ in try runtime.hop(to: .main) }, type)
  }

  /// Returns code that switches to the actor whose stored property is read, and code for the way back.
  func onActor(
    of property: VariableDecl, _ base: CheckedExpr, _ instance: @escaping Run<Value>
  ) -> (base: Run<Value>, back: (Code) -> Code) {
    guard isAsync, property.isolation == .instance, !property.isLet else { return (instance, { $0 }) }
    if case .instance(let own) = isolation, base.isUse(of: own) { return (instance, { $0 }) }
    let runtime = runtime
    return (
      { activation in
        let value = try instance(activation)
        try runtime.hop(to: Isolation(of: value))
        return value
      }, { self.returning($0, property.type) }
    )
  }

  /// `for await`.
  func asyncLoop(_ node: CheckedFor, _ range: SourceRange) throws -> Step {
    let number = number(of: node.target)
    let breaks = Signal.breaks(number)
    let continues = Signal.continues(number)
    let runtime = runtime
    let isolation = code(of: isolation)
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
          try runtime.hop(to: isolation(activation))
          throw error
        }
        try runtime.hop(to: isolation(activation))
        guard let element else { return .normal }
        guard try bind(activation, element) else { continue }
        let signal = try step(activation)
        if signal.isNormal || signal == continues { continue }
        return signal == breaks ? .normal : signal
      }
    }
  }
}

extension CheckedExpr {
  fileprivate func isUse(of variable: VariableDecl) -> Bool {
    if case .variable(let used) = kind { used === variable } else { false }
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
