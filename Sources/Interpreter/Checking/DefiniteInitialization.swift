/// Follows control through a body and finds what is read before it has a value, and constants that get a second one.
///
/// Swift does this on its intermediate language; here it walks the checked tree, statement by statement.
final class DefiniteInitialization {
  /// What is known where control stands.
  struct State {
    /// Variables and properties that have a value on every path, and on any path.
    var certain: Set<ObjectIdentifier> = []
    var possible: Set<ObjectIdentifier> = []
    var isReachable = true
    var calledSuper = false
    var calledSelf = false

    static func join(_ a: State, _ b: State) -> State {
      if !a.isReachable { return b }
      if !b.isReachable { return a }
      return State(
        certain: a.certain.intersection(b.certain), possible: a.possible.union(b.possible),
        calledSuper: a.calledSuper && b.calledSuper, calledSelf: a.calledSelf && b.calledSelf)
    }
    mutating func give(_ id: ObjectIdentifier) {
      certain.insert(id)
      possible.insert(id)
    }
    mutating func end() { isReachable = false }
  }

  let report: (String, SourceRange) -> Void
  var state = State()
  /// Variables that were declared without a value.
  var tracked: [ObjectIdentifier: VariableDecl] = [:]
  var reported: Set<ObjectIdentifier> = []
  var exits: [(target: JumpTarget, state: State)] = []
  private var fallthroughs: [State] = []
  // Of an initializer.
  var own: VariableDecl?
  var fields: [ObjectIdentifier: VariableDecl] = [:]
  var delegates = false
  var needsSuper = false
  /// What it calls with `self.init` may be inherited.
  var isConvenience = false
  var assignment: SourceRange?
  /// Code that nothing is tracked in needs no second look.
  var isIdle: Bool { tracked.isEmpty && own == nil }

  init(report: @escaping (String, SourceRange) -> Void) { self.report = report }

  /// Checks a function's body or the statements of the top level.
  func check(_ statements: [CheckedStmt]) { walk(statements) }

  /// Checks an initializer: at its end every stored property has a value.
  func checkInitializer(_ function: FunctionDecl, _ statements: [CheckedStmt], end: SourceRange) {
    guard let owner = function.owner, let selfVariable = function.selfVariable else { return walk(statements) }
    delegates = function.isConvenience || Self.delegatesToOwn(statements, owner)
    own = selfVariable
    isConvenience = function.isConvenience && owner.kind == .classType
    let superclass = owner.kind == .classType ? owner.superclass?.nominalDecl : nil
    if !delegates {
      for field in owner.storedProperties
      where field.owner === owner && !field.isOverride && !field.hasInitialValue && field.initialValue == nil
        && !field.isLazy
      {
        fields[ObjectIdentifier(field)] = field
      }
      needsSuper = superclass.map { !$0.isNative || $0.isOpen } ?? false
    }
    if owner.kind == .enumeration { own = nil }
    walk(statements)
    leaveInitializer(at: end, function, superclass)
  }

  private func leaveInitializer(at place: SourceRange, _ function: FunctionDecl, _ superclass: NominalDecl?) {
    guard own != nil, state.isReachable else { return }
    if function.isConvenience, function.owner?.kind == .classType {
      if !state.calledSelf { report("'self.init' isn't called on all paths before returning from initializer", place) }
      return
    }
    if delegates { return }
    if !isComplete {
      report("return from initializer without initializing all stored properties", place)
    } else if needsSuper, !state.calledSuper, let superclass, !Self.hasPlainInitializer(superclass) {
      report("'super.init' isn't called on all paths before returning from initializer", place)
    }
  }

  private static func hasPlainInitializer(_ nominal: NominalDecl) -> Bool {
    let written = nominal.members["init"] ?? []
    if written.isEmpty { return nominal.superclass?.nominalDecl.map(hasPlainInitializer) ?? true }
    return written.contains {
      if case .function(let function) = $0 { function.parameters.allSatisfy { $0.defaultValue != nil } } else { false }
    }
  }

  private static func delegatesToOwn(_ statements: [CheckedStmt], _ owner: NominalDecl) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .delegateInitializer(let callee, _): callee.function.owner === owner
      case .expression(let value):
        if case .assign(let target, _) = value.kind, case .variable(let variable) = target.kind {
          variable.name == "self"
        } else {
          false
        }
      case .ifStatement(let branches):
        delegatesToOwn(branches.then, owner) || delegatesToOwn(branches.otherwise ?? [], owner)
      case .guardStatement(_, let otherwise): delegatesToOwn(otherwise, owner)
      case .switchStatement(let cases): cases.cases.contains { delegatesToOwn($0.body, owner) }
      case .doStatement(let body, let catches, _):
        delegatesToOwn(body, owner) || catches.contains { delegatesToOwn($0.body, owner) }
      default: false
      }
    }
  }

  var isComplete: Bool { fields.keys.allSatisfy { state.certain.contains($0) } }

  func walk(_ statements: [CheckedStmt]) {
    for statement in statements { walk(statement) }
  }

  func walk(_ statement: CheckedStmt) {
    switch statement.kind {
    case .expression(let value):
      walk(value)
      if value.type.isNever { state.end() }
      // A superclass that has nothing to do at `super.init()` leaves no call.
      if own != nil, case .void = value.kind, statement.range.text.hasPrefix("super.init") {
        callSuper(statement.range)
      }
    case .variable(let pattern, let value):
      if let value {
        walk(value)
      } else {
        for (_, variable) in pattern.variables { tracked[ObjectIdentifier(variable)] = variable }
      }
    case .localFunction: break
    case .ifStatement(let branches): walk(branches)
    case .guardStatement(let conditions, let otherwise):
      walk(conditions)
      let holds = state
      walk(otherwise)
      state = holds
    case .whileStatement(let conditions, let body, let target): walkWhile(conditions, body, target)
    case .repeatStatement(let body, let condition, let target):
      walk(body)
      state = joinExits(of: target, state)
      walk(condition)
    case .forStatement(let loop):
      walk(loop.sequence)
      let before = state
      if let filter = loop.filter { walk(filter) }
      walk(loop.body)
      state = joinExits(of: loop.target, before)
    case .switchStatement(let cases): walk(cases)
    case .doStatement(let body, let catches, let target):
      let before = state
      walk(body)
      var after = state
      for clause in catches {
        state = before
        walk(clause.body)
        after = State.join(after, state)
      }
      state = joinExits(of: target, after)
    case .returnStatement(let value):
      if let value { walk(value) }
      leave(statement.range, isNil: value.map(Self.isNil) ?? false)
      state.end()
    case .throwStatement(let value):
      walk(value)
      state.end()
    case .breakStatement(let target):
      exits.append((target, state))
      state.end()
    case .continueStatement: state.end()
    case .fallthroughStatement:
      fallthroughs.append(state)
      state.end()
    case .deferStatement(let body):
      let before = state
      walk(body)
      state = before
    case .delegateInitializer(let callee, let arguments):
      arguments.forEach(walk)
      if own != nil, delegates, isConvenience || callee.function.owner === own?.type.nominalDecl {
        state.calledSelf = true
      } else {
        callSuper(statement.range)
      }
    }
  }

  private func leave(_ place: SourceRange, isNil: Bool) {
    guard own != nil, !delegates, !isNil, state.isReachable, !isComplete else { return }
    report("return from initializer without initializing all stored properties", place)
  }

  private static func isNil(_ value: CheckedExpr) -> Bool {
    if case .nilLiteral = value.kind { true } else { false }
  }

  private func callSuper(_ range: SourceRange) {
    guard own != nil, !delegates, state.isReachable else { return }
    for field in fields.values.sorted(by: { $0.fieldIndex < $1.fieldIndex })
    where !state.certain.contains(ObjectIdentifier(field)) {
      report("property 'self.\(field.name)' not initialized at super.init call", range.after("super."))
      fields.keys.forEach { state.give($0) }
    }
    state.calledSuper = true
  }

  func walk(_ branches: CheckedIf) {
    walk(branches.conditions)
    let before = state
    walk(branches.then)
    if let values = branches.values { walk(values.then) }
    let then = state
    state = before
    walk(branches.otherwise ?? [])
    if let values = branches.values { walk(values.otherwise) }
    state = joinExits(of: branches.target, State.join(then, state))
  }

  func walk(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value): walk(value)
      case .constant: break
      }
    }
  }

  private func walkWhile(_ conditions: [CheckedCondition], _ body: [CheckedStmt], _ target: JumpTarget) {
    walk(conditions)
    var after = state
    walk(body)
    if conditions.allSatisfy(\.isTrue) { after.end() }
    state = joinExits(of: target, after)
  }

  func walk(_ cases: CheckedSwitch) {
    walk(cases.subject)
    let before = state
    var after = State()
    after.end()
    for item in cases.cases {
      state = fallthroughs.popLast().map { State.join($0, before) } ?? before
      for (_, filter) in item.items { if let filter { walk(filter) } }
      walk(item.body)
      if let value = item.value { walk(value) }
      after = State.join(after, state)
    }
    state = joinExits(of: cases.target, after)
  }

  private func joinExits(of target: JumpTarget, _ after: State) -> State {
    var joined = after
    for exit in exits where exit.target === target { joined = State.join(joined, exit.state) }
    exits.removeAll { $0.target === target }
    return joined
  }
}

extension CheckedCondition {
  fileprivate var isTrue: Bool {
    switch self {
    case .expression(let value): if case .boolean(true) = value.kind { true } else { false }
    case .constant(let holds): holds
    case .pattern: false
    }
  }
}

extension SourceRange {
  /// The place behind a word of the text from here on; the place of the word where it is a sign.
  func after(_ word: String, from: Int? = nil) -> SourceRange {
    let bytes = Array(file.text.utf8)
    let pattern = Array(word.utf8)
    var position = from ?? start
    while position + pattern.count <= bytes.count {
      if Array(bytes[position..<position + pattern.count]) == pattern {
        let place = word == "=" ? position : position + pattern.count
        return SourceRange(file: file, start: place, end: place + 1)
      }
      position += 1
    }
    return self
  }
}
