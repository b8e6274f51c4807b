import Types

/// Layout of a frame of slots: of a function, a closure, or a top-level statement.
final class FrameInfo {
  let parent: FrameInfo?
  /// Variables of outer frames that it uses, in the order of its captures.
  private(set) var captures: [VariableDecl] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  fileprivate var localFunctions: [FunctionDecl] = []
  /// The hidden parameters of the function whose frame it is.
  let hiddenParameters: [GenericParameter]
  /// Variable for the slot of the hidden arguments.
  let typeArguments = VariableDecl(name: "type arguments", kind: .local, type: .any, isLet: true)
  var usesTypeArguments = false
  /// True for a closure that does not outlive the call that it is made for.
  fileprivate var isLent = false

  init(parent: FrameInfo?, hiddenParameters: [GenericParameter] = []) {
    self.parent = parent
    self.hiddenParameters = hiddenParameters
  }

  func captureIndex(of variable: VariableDecl) -> Int? { indices[ObjectIdentifier(variable)] }

  fileprivate func capture(_ variable: VariableDecl) -> Bool {
    if indices[ObjectIdentifier(variable)] != nil { return false }
    indices[ObjectIdentifier(variable)] = captures.count
    captures.append(variable)
    return true
  }
}

/// Determines which variables the closures and local functions of a body use, before it is lowered, so that they
/// capture only those.
///
/// A variable that does not change after a closure can see it is captured by value; all others are captured by their
/// boxes.
final class CaptureAnalysis {
  private var owners: [ObjectIdentifier: FrameInfo] = [:]
  private var frames: [ObjectIdentifier: FrameInfo] = [:]
  private var constants: Set<ObjectIdentifier> = []
  private var captured: Set<ObjectIdentifier> = []
  /// Variables that closures capture which may outlive the call that they are made for, and local functions.
  private var kept: Set<ObjectIdentifier> = []
  /// Uses of variables, resolved at the end: a local function may use variables that are declared after it.
  private var uses: [(VariableDecl, FrameInfo)] = []
  private var current: FrameInfo
  let root: FrameInfo

  init(hiddenParameters: [GenericParameter] = []) {
    root = FrameInfo(parent: nil, hiddenParameters: hiddenParameters)
    current = root
    declare(root.typeArguments, isConstant: true)
  }

  func hasFrame(_ key: AnyObject) -> Bool { frames[ObjectIdentifier(key)] != nil }
  func frame(of closure: AnyObject) -> FrameInfo { frames[ObjectIdentifier(closure)] ?? root }
  func captures(_ id: ObjectIdentifier) -> Bool { captured.contains(id) }

  /// Returns the frame of a synthesized closure, which no analysis has visited: it captures the type arguments of the
  /// frame around it.
  func addedFrame(in outer: FrameInfo) -> FrameInfo {
    let frame = FrameInfo(parent: outer)
    var here: FrameInfo? = outer
    while let owner = here {
      let isKnown = owner === outer || outer.captureIndex(of: owner.typeArguments) != nil
      if isKnown, owner.usesTypeArguments { _ = frame.capture(owner.typeArguments) }
      here = owner.parent
    }
    return frame
  }

  func isBoxed(_ variable: VariableDecl) -> Bool {
    captured.contains(ObjectIdentifier(variable)) && !constants.contains(ObjectIdentifier(variable))
  }

  /// Returns whether no escaping closure captures the variable. While a part of it changes, other parts are then used only by closures
  /// called for that change, whose captures are known; overlapping accesses are errors of the program.
  func sharesParts(_ variable: VariableDecl) -> Bool { !kept.contains(ObjectIdentifier(variable)) }

  /// Resolves the uses; called once, after all code was visited.
  func finish() {
    for (variable, frame) in uses { use(variable, in: frame) }
    uses = []
    // A local function's captures become those of its callers.
    var changed = true
    while changed {
      changed = false
      for frame in frames.values {
        for function in frame.localFunctions {
          guard let callee = frames[ObjectIdentifier(function)] else { continue }
          for variable in callee.captures where use(variable, in: frame) { changed = true }
        }
      }
    }
  }

  func declare(_ variable: VariableDecl, isConstant: Bool? = nil) {
    owners[ObjectIdentifier(variable)] = current
    if isConstant ?? variable.isLet { constants.insert(ObjectIdentifier(variable)) }
  }

  func declareParameters(of function: FunctionDecl) {
    if let own = function.selfVariable {
      let isReference = function.owner?.kind == .classType
      declare(own, isConstant: isReference || !(function.isMutating || function.kind == .initializer))
    }
    for parameter in function.parameters { declare(parameter.variable, isConstant: !parameter.isInout) }
  }

  @discardableResult
  private func use(_ variable: VariableDecl, in frame: FrameInfo) -> Bool {
    guard let owner = owners[ObjectIdentifier(variable)], owner !== frame else { return false }
    captured.insert(ObjectIdentifier(variable))
    var changed = false
    var here: FrameInfo? = frame
    while let frame = here, frame !== owner {
      if frame.capture(variable) { changed = true }
      if !frame.isLent { kept.insert(ObjectIdentifier(variable)) }
      here = frame.parent
    }
    return changed
  }

  private func use(_ type: Type) {
    switch type.resolvedHead {
    case .parameter(let parameter):
      var here: FrameInfo? = current
      while let frame = here {
        if frame.hiddenParameters.contains(where: { $0 === parameter }) {
          frame.usesTypeArguments = true
          uses.append((frame.typeArguments, current))
          return
        }
        here = frame.parent
      }
    case .nominal(_, let arguments): arguments.forEach(use)
    case .tuple(let fields): fields.forEach { use($0.type) }
    case .function(let function):
      function.parameters.forEach { use($0.type) }
      use(function.result)
    case .existential(let protocols): protocols.forEach { $0.arguments.forEach(use) }
    case .metatype(let type), .dependentMember(let type, _): use(type)
    case .variable, .error: break
    }
  }

  private func use(_ callee: Callee?) {
    guard let callee else { return }
    callee.typeArguments.forEach(use)
    if callee.function.owner == nil, callee.function.native == nil { useLocal(callee.function) }
  }

  private func useLocal(_ function: FunctionDecl) { current.localFunctions.append(function) }

  private func nested(
    _ key: AnyObject, hiddenParameters: [GenericParameter] = [], isLent: Bool = false, _ body: () -> Void
  ) {
    let outer = current
    current = FrameInfo(parent: outer, hiddenParameters: hiddenParameters)
    current.isLent = isLent
    declare(current.typeArguments, isConstant: true)
    frames[ObjectIdentifier(key)] = current
    body()
    current = outer
  }

  // MARK: Walking

  func walk(_ statements: [CheckedStmt]) {
    // Local functions are in scope before their declarations.
    for statement in statements { walk(statement) }
  }

  func walk(_ statement: CheckedStmt) {
    switch statement.kind {
    case .expression(let expression): walk(expression)
    case .variable(let pattern, let value):
      if let value { walk(value) }
      walk(pattern, isDeferred: value == nil)
    case .localFunction(let function):
      nested(function, hiddenParameters: function.hiddenParameters) {
        declareParameters(of: function)
        walk(function.body ?? [])
      }
    case .ifStatement(let node): walk(node)
    case .guardStatement(let conditions, let otherwise):
      conditions.forEach(walk)
      walk(otherwise)
    case .whileStatement(let conditions, let body, _):
      conditions.forEach(walk)
      walk(body)
    case .repeatStatement(let body, let condition, _):
      walk(body)
      walk(condition)
    case .forStatement(let node):
      walk(node.sequence)
      use(node.makeIterator)
      use(node.next)
      walk(node.pattern)
      if let filter = node.filter { walk(filter) }
      walk(node.body)
    case .switchStatement(let node): walk(node)
    case .doStatement(let body, let catches, _):
      walk(body)
      for clause in catches {
        if let variable = clause.errorVariable { declare(variable) }
        for item in clause.items {
          walk(item.pattern)
          if let filter = item.filter { walk(filter) }
        }
        walk(clause.body)
      }
    case .returnStatement(let value): if let value { walk(value) }
    case .throwStatement(let value): walk(value)
    case .breakStatement, .continueStatement, .fallthroughStatement: break
    case .deferStatement(let body): walk(body)
    case .delegateInitializer(let callee, let arguments):
      use(callee)
      arguments.forEach(walk)
    }
  }

  private func walk(_ node: CheckedIf) {
    node.conditions.forEach(walk)
    walk(node.then)
    if let values = node.values {
      walk(values.then)
      if let otherwise = node.otherwise { walk(otherwise) }
      walk(values.otherwise)
    } else if let otherwise = node.otherwise {
      walk(otherwise)
    }
  }

  private func walk(_ node: CheckedSwitch) {
    walk(node.subject)
    for clause in node.cases {
      for item in clause.items {
        walk(item.pattern)
        if let filter = item.filter { walk(filter) }
      }
      walk(clause.body)
      if let value = clause.value { walk(value) }
    }
  }

  private func walk(_ condition: CheckedCondition) {
    switch condition {
    case .expression(let expression): walk(expression)
    case .pattern(let pattern, let value):
      walk(value)
      walk(pattern)
    case .constant: break
    }
  }

  func walk(_ pattern: CheckedPattern) { walk(pattern, isDeferred: false) }

  private func walk(_ pattern: CheckedPattern, isDeferred: Bool) {
    switch pattern {
    case .wildcard, .none: break
    case .binding(let variable):
      if variable.kind == .local { declare(variable, isConstant: variable.isLet && !isDeferred) }
      if variable.isLazy, let value = variable.initialValue { nested(variable) { walk(value) } }
      accessors(of: variable)
    case .tuple(let patterns): patterns.forEach { walk($0, isDeferred: isDeferred) }
    case .enumCase(_, let patterns): patterns?.forEach { walk($0, isDeferred: isDeferred) }
    case .some(let pattern), .wholePayload(_, let pattern): walk(pattern, isDeferred: isDeferred)
    case .isType(let type): use(type)
    case .cast(let pattern, let type):
      use(type)
      walk(pattern, isDeferred: isDeferred)
    case .expression(let subject, let condition):
      declare(subject, isConstant: true)
      walk(condition)
    }
  }

  /// Accessors of a local variable are local functions.
  private func accessors(of variable: VariableDecl) {
    guard variable.kind == .local || variable.owner == nil else { return }
    for function in [variable.getter, variable.setter, variable.willSet, variable.didSet] {
      guard let function, function.native == nil, frames[ObjectIdentifier(function)] == nil else { continue }
      nested(function) {
        declareParameters(of: function)
        walk(function.body ?? [])
      }
    }
  }

  func walk(_ expression: CheckedExpr) {
    switch expression.kind {
    // A literal may be of a generic type of the program, or of a type parameter.
    case .integer, .double, .boolean, .string, .character, .nilLiteral: use(expression.type)
    case .void: break
    case .interpolation(let segments):
      use(expression.type)
      for case .value(let value) in segments { walk(value) }
    case .array(let elements), .set(let elements), .tuple(let elements): elements.forEach(walk)
    case .dictionary(let elements):
      for (key, value) in elements {
        walk(key)
        walk(value)
      }
    case .variable(let variable):
      uses.append((variable, current))
      for observer in [variable.willSet, variable.didSet] where variable.kind == .local {
        if let observer { useLocal(observer) }
      }
    case .property(let base, _): walk(base)
    case .staticProperty(_, let type): use(type)
    case .computed(let base, let variable, let getter, let setter):
      if let base { walk(base) }
      if base == nil, variable.kind == .computed, variable.owner == nil { accessors(of: variable) }
      use(getter)
      use(setter)
    case .subscriptCall(let base, let arguments, let getter, let setter):
      walk(base)
      arguments.forEach(walk)
      use(getter)
      use(setter)
    case .tupleElement(let base, _): walk(base)
    case .metatype(let type): use(type)
    case .keyPath(let path):
      nested(path) {
        for step in path.steps {
          declare(step.subject, isConstant: false)
          walk(step.value)
        }
      }
    case .call(let callee, let receiver, let arguments):
      use(callee)
      if let receiver { walk(receiver) }
      arguments.forEach(walk)
    case .apply(let function, let arguments):
      walk(function)
      arguments.forEach(walk)
    case .function(let callee, let receiver):
      use(callee)
      if let receiver { walk(receiver) }
    case .unboundMethod(let callee): use(callee)
    case .enumCase(_, let arguments):
      use(expression.type)
      arguments.forEach(walk)
    case .enumCaseFunction: use(expression.type)
    case .construct(let callee, let arguments):
      use(expression.type)
      use(callee)
      arguments.forEach(walk)
    case .memberwise(_, let values):
      use(expression.type)
      for case let value? in values { walk(value) }
    case .closure(let closure):
      for capture in closure.captures { walk(capture.value) }
      nested(closure, isLent: !closure.isKept) {
        for capture in closure.captures { declare(capture.variable, isConstant: true) }
        for parameter in closure.parameters { declare(parameter, isConstant: !parameter.isInout) }
        walk(closure.body)
      }
    case .inoutArgument(let value), .discard(let value), .wrap(let value), .bindOptional(let value),
      .optionalChain(let value, _), .forceUnwrap(let value), .optionalTry(let value, _), .forceTry(let value),
      .await(let value), .convert(let value, _):
      walk(value)
    case .assign(let target, let value), .logicalAnd(let target, let value), .logicalOr(let target, let value),
      .coalesce(let target, let value), .identical(let target, let value, _):
      walk(target)
      walk(value)
    case .ternary(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .conditionalCast(let value, let type), .forcedCast(let value, let type), .typeCheck(let value, let type):
      use(type)
      if value.type.saysMoreThanValues { use(value.type) }
      walk(value)
    case .ifExpression(let node): walk(node)
    case .switchExpression(let node): walk(node)
    case .sequence(let statements, let value):
      walk(statements)
      walk(value)
    }
  }
}

extension CaptureAnalysis {
  func isLocal(_ function: FunctionDecl) -> Bool { hasFrame(function) }
}
