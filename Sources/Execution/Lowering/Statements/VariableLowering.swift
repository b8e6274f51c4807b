import SyntaxTree
import Types

/// Variables that statements declare: initial values and release.
extension FrameLowering {
  func variable(_ pattern: CheckedPattern, _ value: CheckedExpr?, _ range: SourceRange) throws -> LoweredStatement {
    if case .binding(let variable) = pattern { return try self.variable(variable, value) }
    guard let value else {
      let variables = Self.variables(in: pattern)
      let initializers = variables.map { variable in
        declare(variable)
        return initializer(of: variable)
      }
      return LoweredStatement(run: { activation in
        for initialize in initializers { initialize(activation, .unset) }
      })
    }
    if case .wildcard = pattern {
      return LoweredStatement(run: try discarded(value))
    }
    if case .tuple(let patterns) = pattern, case .tuple(let values) = value.kind, patterns.count == values.count {
      return try eachVariable(patterns, values)
    }
    let run = try lower(value).value
    let match = try matcher(pattern)
    return LoweredStatement(run: { activation in _ = try match(activation, try run(activation)) })
  }

  private func variable(_ variable: VariableDecl, _ value: CheckedExpr?) throws -> LoweredStatement {
    for observer in [variable.willSet, variable.didSet, variable.getter, variable.setter] {
      if let observer, observer.native == nil, isLocal(observer) { try lowerLocalFunction(observer) }
    }
    if variable.kind == .computed { return LoweredStatement(run: { _ in }) }
    let code = try value.map { try lower($0) }
    declare(variable)
    if let code, let plain = machineVariable(variable, code) { return LoweredStatement(run: plain.run) }
    let initialize = initializer(of: variable)
    guard let code else {
      let initial = Self.valueBeforeFirst(of: variable)
      return LoweredStatement(run: { initialize($0, initial) })
    }
    let run = code.value
    let runtime = runtime
    return LoweredStatement(run: { activation in
      let value = try run(activation)
      runtime.bound(value, to: variable)
      initialize(activation, value)
    })
  }

  /// Returns code for a variable with a machine representation in a slot, without conversion to a value; nil for other
  /// variables.
  private func machineVariable(_ variable: VariableDecl, _ code: Code) -> PlainCode? {
    guard variable.kind == .local, variable.ownership == .strong, case .slot(let slot) = place(of: variable) else {
      return nil
    }
    switch code.body {
    case .int(let run): return PlainCode { ($0.slots + slot).initialize(to: .int(try run($0))) }
    case .double(let run): return PlainCode { ($0.slots + slot).initialize(to: .double(try run($0))) }
    case .bool(let run): return PlainCode { ($0.slots + slot).initialize(to: .bool(try run($0))) }
    default: return nil
    }
  }

  /// Optional variables begin as nil; others are set before they are read. A tuple may get its values one by one.
  private static func valueBeforeFirst(of variable: VariableDecl) -> Value {
    if case .tuple(let fields) = variable.type.resolvedHead, !fields.isEmpty {
      return .tuple(TupleValue(labels: fields.map(\.label), elements: fields.map { _ in .unset }))
    }
    return variable.type.isOptionalType && !variable.isLet ? .none : .unset
  }

  /// Returns code that destructures a tuple literal: unused elements are released at once, and variables are set after
  /// all elements were evaluated.
  private func eachVariable(_ patterns: [CheckedPattern], _ values: [CheckedExpr]) throws -> LoweredStatement {
    let runs = try zip(patterns, values).map { pattern, value -> Run<Value> in
      guard case .wildcard = pattern else { return try lower(value).value }
      return Code.void(try discarded(value)).value
    }
    let matches = try patterns.map { try matcher($0) }
    return LoweredStatement(run: { activation in
      var elements: [Value] = []
      elements.reserveCapacity(runs.count)
      for run in runs { elements.append(try run(activation)) }
      for (element, match) in zip(elements, matches) { _ = try match(activation, element) }
    })
  }

  /// Returns code that releases the variables bound by a pattern before it failed to match; nil if none needs it.
  func release(of variables: [VariableDecl]) -> ((Activation) -> Void)? {
    let slots = variables.filter { $0.kind == .local && ($0.type.machineType == nil || analysis.isBoxed($0)) }
      .map { slot(for: $0) }.reversed()
    if slots.isEmpty { return nil }
    return { activation in
      for slot in slots { activation.slots[slot] = .unset }
    }
  }

  static func variables(in pattern: CheckedPattern) -> [VariableDecl] {
    switch pattern {
    case .binding(let variable): [variable]
    case .tuple(let patterns): patterns.flatMap(variables)
    case .some(let pattern), .cast(let pattern, _), .wholePayload(_, let pattern): variables(in: pattern)
    case .enumCase(_, let patterns): patterns?.flatMap(variables) ?? []
    case .wildcard, .none, .isType, .expression: []
    }
  }

  /// Returns code that stores a variable's first value: a captured one gets a new box each time.
  func initializer(of variable: VariableDecl) -> (Activation, Value) -> Void {
    let keep: (Value) -> Value =
      variable.ownership == .strong ? { $0 } : { .object(WeakReference($0.referenced)) }
    switch place(of: variable) {
    case .slot(let slot):
      if variable.ownership == .strong { return { $0.slots[slot] = $1 } }
      return { $0.slots[slot] = keep($1) }
    case .boxedSlot(let slot): return { $0.slots[slot] = .object(Box(keep($1))) }
    case .global(let box):
      if variable.isConstant { return { box.settle($1) } }
      return { box.value = keep($1) }
    case .capture, .boxedCapture:
      let place = lvalue(of: variable)
      return { try? place.store($0, $1) }
    }
  }
}
