import SyntaxTree
import Types

/// Definite initialization: follows control flow through a body and finds values that are read before they are
/// initialized, and constants that are initialized twice.
///
/// Swift does this on its intermediate language; this analysis walks the checked tree, statement by statement. The code
/// at the end of a scope (`defer`), at the end of a `do` (`catch`) and after a loop gets the states of all paths that
/// lead there (`DefiniteInitialization+Jumps.swift`); a loop's body is walked twice, since its second iteration begins
/// with the state that the first one left.
final class DefiniteInitialization {
  /// A variable or property, or an element of one that is a tuple.
  struct Slot: Hashable {
    let id: ObjectIdentifier
    var element = -1
  }

  /// State of the analysis at one point of the program.
  struct State {
    /// Variables initialized on every path, and on any path.
    var certain: Set<Slot> = []
    var possible: Set<Slot> = []
    var isReachable = true
    var calledSuper = false
    var mayHaveCalledSuper = false
    var calledSelf = false

    static func join(_ a: State, _ b: State) -> State {
      if !a.isReachable { return b }
      if !b.isReachable { return a }
      return State(
        certain: a.certain.intersection(b.certain), possible: a.possible.union(b.possible),
        calledSuper: a.calledSuper && b.calledSuper, mayHaveCalledSuper: a.mayHaveCalledSuper || b.mayHaveCalledSuper,
        calledSelf: a.calledSelf && b.calledSelf)
    }
    static var unreachable: State { State(isReachable: false) }

    mutating func give(_ id: ObjectIdentifier, element: Int = -1) {
      certain.insert(Slot(id: id, element: element))
      possible.insert(Slot(id: id, element: element))
    }
    mutating func end() { isReachable = false }
    func has(_ id: ObjectIdentifier) -> Bool { certain.contains(Slot(id: id)) }
    func mayHave(_ id: ObjectIdentifier) -> Bool { possible.contains(Slot(id: id)) }
  }

  /// Place of an error about a variable: the second walk of a loop's body finds it again.
  private struct ReportedPlace: Hashable {
    let variable: ObjectIdentifier
    let start: Int
  }

  /// Function whose body is visited: a recursive call has other variables.
  var function: FunctionDecl?
  private let tell: (FlowDiagnostic, SourceRange, [Diagnostic.Note]) -> Void
  var state = State()
  /// Variables that were declared without a value.
  var tracked: [ObjectIdentifier: VariableDecl] = [:]
  private var reported: Set<ReportedPlace> = []
  /// Nesting depth of walks without reports, of a loop's body for the state that it leaves.
  var quiet = 0
  // Targets of control flow that leaves a statement early.
  var exits: [(target: JumpTarget, state: State)] = []
  var rounds: [(target: JumpTarget, state: State)] = []
  var fallthroughs: [State] = []
  var defers: [(place: SourceRange, body: [CheckedStmt])] = []
  var depths: [ObjectIdentifier: Int] = [:]
  var handlers: [(depth: Int, thrown: State)] = []
  /// Number of defers and handlers outside of the closure.
  var base = (defers: 0, handlers: 0)
  /// Variables captured by local functions, determined at their first calls.
  var captured: [ObjectIdentifier: [VariableDecl]] = [:]
  // Of an initializer.
  var own: VariableDecl?
  var fields: [ObjectIdentifier: VariableDecl] = [:]
  var returned: State?
  var delegates = false
  var needsSuper = false
  /// True for a convenience initializer: `self.init` may call an inherited one.
  var isConvenience = false
  var assignment: SourceRange?
  /// The outermost operand or argument around that the compiler makes a closure of.
  var wrapped: SourceRange?
  /// Code that nothing is tracked in needs no second look.
  var isIdle: Bool { tracked.isEmpty && own == nil }

  init(report: @escaping (FlowDiagnostic, SourceRange, [Diagnostic.Note]) -> Void) { tell = report }

  func report(_ kind: FlowDiagnostic, _ place: SourceRange, _ notes: [Diagnostic.Note] = []) {
    if quiet == 0 { tell(kind, place, notes) }
  }

  /// Reports an error about a variable, once for each place.
  func report(
    _ kind: FlowDiagnostic, _ place: SourceRange, _ notes: [Diagnostic.Note] = [], of variable: ObjectIdentifier
  ) {
    guard quiet == 0, reported.insert(ReportedPlace(variable: variable, start: place.start)).inserted else { return }
    tell(kind, place, notes)
  }

  /// Checks a function's body.
  func check(_ statements: [CheckedStmt]) { walk(statements) }

  /// Checks a file's top level. Its functions and types have access to its variables: those declared before a variable
  /// is initialized must not use it.
  func checkTopLevel(_ statements: [CheckedStmt], _ functions: [FunctionDecl]) {
    var waiting = functions.compactMap { function in function.declaredAt.map { (function, $0) } }.sorted {
      $0.1.start < $1.1.start
    }[...]
    for statement in statements {
      while let (next, place) = waiting.first, place.start < statement.range.end {
        waiting.removeFirst()
        if !tracked.isEmpty { useDefinition(of: next, at: place) }
      }
      walk(statement)
    }
    runDefers(downTo: 0)
  }

  private func useDefinition(of function: FunctionDecl, at place: SourceRange) {
    for variable in captures(of: function) where !state.has(ObjectIdentifier(variable)) {
      report(
        FlowDiagnostic.usedBeforeInitialization(kind: variable.sort, name: variable.name, use: .inFunctionDefinition),
        place)
    }
  }

  func walk(_ statements: [CheckedStmt]) {
    let outer = defers.count
    for statement in statements { walk(statement) }
    runDefers(downTo: outer)
    defers.removeLast(defers.count - outer)
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
        for (_, variable) in pattern.variables {
          let id = ObjectIdentifier(variable)
          tracked[id] = variable
          // Each iteration of a loop has a separate variable.
          state.certain = state.certain.filter { $0.id != id }
          state.possible = state.possible.filter { $0.id != id }
        }
      }
    case .localFunction: break
    case .ifStatement(let branches): walk(branches, at: statement.range)
    case .guardStatement(let conditions, let otherwise):
      let failed = walk(conditions, of: statement.range)
      let holds = state
      state = failed
      walk(otherwise)
      state = holds
    case .whileStatement(let conditions, let body, let target):
      walkWhile(conditions, body, target, at: statement.range)
    case .repeatStatement(let body, let condition, let target): walkRepeat(body, condition, target)
    case .forStatement(let loop): walk(loop)
    case .switchStatement(let cases): walk(cases)
    case .doStatement(let body, let catches, let target): walkDo(body, catches, target)
    case .returnStatement(let value):
      if let value { walk(value) }
      leave(isNil: value.map(Self.isNil) ?? false)
      state.end()
    case .throwStatement(let value):
      walk(value)
      throwOut()
      state.end()
    case .breakStatement(let target):
      runDefers(downTo: depths[ObjectIdentifier(target)] ?? defers.count)
      exits.append((target, state))
      state.end()
    case .continueStatement(let target):
      runDefers(downTo: depths[ObjectIdentifier(target)] ?? defers.count)
      rounds.append((target, state))
      state.end()
    case .fallthroughStatement:
      fallthroughs.append(state)
      state.end()
    case .deferStatement(let body):
      walkApart(body)
      defers.append((statement.range, body))
    case .delegateInitializer(let callee, let arguments):
      arguments.forEach { walk($0) }
      if callee.function.isThrowing { throwOut() }
      if own != nil, delegates, isConvenience || !isClass || callee.function.owner === own?.type.nominalDecl {
        state.calledSelf = true
      } else {
        callSuper(statement.range)
      }
    }
  }

  /// Checks a `return`: in an initializer its state counts at the end, where Swift reports missing values.
  private func leave(isNil: Bool) {
    guard state.isReachable else { return }
    runDefers(downTo: base.defers)
    if own != nil, !isNil { returned = returned.map { State.join($0, state) } ?? state }
  }

  private static func isNil(_ value: CheckedExpr) -> Bool {
    if case .nilLiteral = value.kind { true } else { false }
  }

  func walk(_ branches: CheckedIf, at place: SourceRange? = nil) {
    depths[ObjectIdentifier(branches.target)] = defers.count
    let otherwise = walk(branches.conditions, of: place)
    walk(branches.then)
    if let values = branches.values { walk(values.then) }
    let then = state
    state = otherwise
    walk(branches.otherwise ?? [])
    if let values = branches.values { walk(values.otherwise) }
    state = joinExits(of: branches.target, State.join(then, state))
  }

  /// Leaves the state in which they hold, and gives the one in which they do not: some of them may not have been looked at.
  ///
  /// - Parameter statement: Place of the statement with the conditions, at which the use of a variable that is unwrapped is reported.
  @discardableResult
  func walk(_ conditions: [CheckedCondition], of statement: SourceRange? = nil) -> State {
    var failed = State.unreachable
    for condition in conditions {
      switch condition {
      case .expression(let value):
        walk(value)
        if case .boolean(true) = value.kind { continue }
        failed = State.join(failed, state)
      case .pattern(let pattern, let value):
        if let statement, case .some = pattern, case .variable(let variable) = value.kind {
          read(variable, at: statement)
        } else {
          walk(value)
        }
        failed = State.join(failed, state)
      case .constant(let holds):
        if !holds { failed = State.join(failed, state) }
      }
    }
    return failed
  }

  func walk(_ cases: CheckedSwitch) {
    depths[ObjectIdentifier(cases.target)] = defers.count
    walk(cases.subject)
    let before = state
    var after = State.unreachable
    for item in cases.cases {
      state = fallthroughs.popLast().map { State.join($0, before) } ?? before
      for (_, filter) in item.items { if let filter { walk(filter) } }
      walk(item.body)
      if let value = item.value { walk(value) }
      after = State.join(after, state)
    }
    state = joinExits(of: cases.target, after)
  }
}

extension VariableDecl {
  /// Word for the variable in messages.
  var sort: String { isLet ? "constant" : "variable" }
}

extension SourceRange {
  /// Returns the place after a word of the text; for a sign the place of the word.
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
