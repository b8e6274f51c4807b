import SyntaxTree
import Types

/// Constant propagation: evaluates arithmetic on literals and on local variables that were assigned such values.
///
/// An overflow or a division by zero of such values is reported before the program runs, in the cases in which the
/// compiler sees it: a variable changed by a branch or a loop is unknown after it, one that a closure uses is always
/// unknown.
final class ConstantArithmetic {
  private let report: (FlowDiagnostic, SourceRange) -> Void
  /// Callback for code that a constant condition makes unreachable. The values of global variables are tracked only if it is set.
  let tellDead: ((_ code: CheckedExpr, _ condition: SourceRange, _ value: Bool) -> Void)?
  let tellConstantSwitch: (SourceRange, [CheckedExpr]) -> Void
  var known: [ObjectIdentifier: KnownValue] = [:] {
    didSet { if !results.isEmpty { results = [:] } }
  }
  /// The values of operations, as long as nothing changes that is known: every operation in a chain asks for those in it.
  var results: [ObjectIdentifier: KnownValue?] = [:]
  /// Global variables among those.
  private var globals: Set<ObjectIdentifier> = []
  private var shared: Set<ObjectIdentifier> = []

  init(
    report: @escaping (FlowDiagnostic, SourceRange) -> Void,
    dead: ((_ code: CheckedExpr, _ condition: SourceRange, _ value: Bool) -> Void)? = nil,
    constantSwitch: @escaping (SourceRange, [CheckedExpr]) -> Void = { _, _ in }
  ) {
    self.report = report
    tellDead = dead
    tellConstantSwitch = constantSwitch
  }

  func check(_ statements: [CheckedStmt]) {
    known = [:]
    shared = []
    globals = []
    walk(statements)
  }

  /// Forgets the values of global variables, which any call may change.
  private func forgetGlobals() {
    for key in globals { known[key] = nil }
    globals = []
  }

  private func walk(_ statements: [CheckedStmt]) { statements.forEach(walk) }

  private func walk(_ statement: CheckedStmt) {
    switch statement.kind {
    case .variable(let pattern, let value):
      let isGlobal = pattern.variables.contains { $0.1.kind == .global }
      if isGlobal { forgetGlobals() }
      guard let value else { return }
      walk(value)
      if case .binding(let variable) = pattern { set(variable, to: value) }
    case .ifStatement(let branches):
      lookAtConditions(of: branches)
      walk(statement.parts)
      forgetGlobals()
    case .guardStatement(let conditions, let otherwise):
      walk(statement.parts)
      // The rest of the block follows: no warning if `guard` never leaves it.
      if let (value, place) = outcome(of: conditions), value { tellDead(otherwise, place, value) }
      forgetGlobals()
    case .switchStatement(let cases):
      lookAtCases(of: cases)
      walk(statement.parts)
      forgetGlobals()
    case .localFunction(let function): share(function.body ?? [])
    case .whileStatement, .repeatStatement, .forStatement:
      forgetChanges(in: statement.parts)
      walk(statement.parts)
    default: walk(statement.parts)
    }
  }

  /// Evaluates branches; variables that they change are unknown afterwards.
  private func walk(_ parts: [CheckedPart]) {
    for part in parts {
      switch part {
      case .expression(let value): walk(value)
      case .body(let statements):
        let before = (known, globals)
        walk(statements)
        (known, globals) = before
      }
    }
    if !known.isEmpty, parts.count > 1 || parts.first?.isBody == true { forgetChanges(in: parts.filter(\.isBody)) }
  }

  private func walk(_ expr: CheckedExpr) {
    switch expr.kind {
    case .integer, .double, .boolean, .nilLiteral, .void, .variable: return
    case .string, .character: forgetGlobals()
    case .closure(let closure):
      closure.captures.forEach { walk($0.value) }
      let before = (known, globals)
      (known, globals) = ([:], [])
      walk(closure.body)
      (known, globals) = before
      share(closure.body)
    case .assign(let target, let value):
      walk(value)
      if case .variable(let variable) = target.kind { set(variable, to: value) } else { walk(target) }
    case .inoutArgument(let target):
      if case .variable(let variable) = target.kind { known[ObjectIdentifier(variable)] = nil } else { walk(target) }
    case .ternary(let condition, let then, let otherwise):
      if tellDead != nil, !condition.isWrittenTruth, let value = constant(of: condition)?.truth {
        let dead = value ? otherwise : then
        // A number is there without anything being done.
        if case .integer = dead.plain.kind, dead.plain.type.integerRange != nil {
        } else {
          tellDead([CheckedStmt(.expression(dead), dead.range)], condition.place, value)
        }
      }
      walk(expr.parts)
    case .ifExpression(let branches):
      lookAtConditions(of: branches)
      walk(expr.parts)
    case .logicalAnd(let left, let right), .logicalOr(let left, let right), .coalesce(let left, let right):
      walk(left)
      walk([.body([CheckedStmt(.expression(right), right.range)])])
    case .call(let callee, let receiver, let arguments):
      if change(callee, arguments, at: expr) { return }
      if let receiver { walk(receiver) }
      arguments.forEach(walk)
      look(at: expr)
      if !callee.isArithmetic { forgetGlobals() }
    case .apply, .construct, .memberwise, .computed, .subscriptCall, .interpolation, .array, .dictionary, .set:
      if case .array = expr.kind { forgetGlobals() }
      walk(expr.parts)
      forgetGlobals()
    default: walk(expr.parts)
    }
  }

  // MARK: Known values

  private func set(_ variable: VariableDecl, to value: CheckedExpr) {
    let key = ObjectIdentifier(variable)
    let isPlain =
      (variable.kind == .local || variable.kind == .global && tellDead != nil) && variable.willSet == nil
      && variable.didSet == nil
    known[key] = isPlain && !shared.contains(key) ? constant(of: value) : nil
    if variable.kind == .global, known[key] != nil { globals.insert(key) }
  }

  private func forgetChanges(in parts: [CheckedPart]) {
    guard !known.isEmpty else { return }
    for part in parts {
      _ = part.anywhere { expr in
        switch expr.kind {
        case .assign(let target, _), .inoutArgument(let target):
          if case .variable(let variable) = target.kind { known[ObjectIdentifier(variable)] = nil }
        default: break
        }
        return known.isEmpty
      }
    }
  }

  /// Forgets variables that a closure or function also uses: it may change them at any time.
  private func share(_ body: [CheckedStmt]) {
    for statement in body {
      _ = statement.anywhere { expr in
        if case .variable(let variable) = expr.kind, !variable.isLet {
          shared.insert(ObjectIdentifier(variable))
          known[ObjectIdentifier(variable)] = nil
        }
        return false
      }
    }
  }

  // MARK: Operations

  /// Evaluates `x += 1` and the like; returns false for other calls.
  private func change(_ callee: Callee, _ arguments: [CheckedExpr], at expr: CheckedExpr) -> Bool {
    let name = callee.function.name
    guard arguments.count == 2, name.count == 2, name.last == "=", callee.function.native != nil,
      case .inoutArgument(let target) = arguments[0].kind, case .variable(let variable) = target.kind,
      let range = variable.type.integerRange
    else { return false }
    walk(arguments[1])
    let key = ObjectIdentifier(variable)
    let left = known[key]?.number
    known[key] = nil
    let right = value(of: arguments[1])
    if ["/=", "%="].contains(name), right == 0 {
      report(FlowDiagnostic.divisionByZero, expr.place)
    } else if let left, let right, let (result, overflow) = Self.result(left, String(name.prefix(1)), right) {
      if overflow || !range.contains(result) {
        tellOverflow(left, String(name.prefix(1)), right, variable.type, at: expr.place)
      } else if !shared.contains(key) {
        known[key] = .number(result)
      }
    }
    return true
  }

  private func look(at expr: CheckedExpr) {
    guard case .call(let callee, _, let arguments) = expr.kind, arguments.count == 2, callee.function.native != nil
    else {
      return
    }
    let name = callee.function.name
    if ["/", "%", "/=", "%="].contains(name), arguments[1].type.integerRange != nil, value(of: arguments[1]) == 0 {
      report(FlowDiagnostic.divisionByZero, expr.place)
      return
    }
    guard let range = expr.type.integerRange, let left = value(of: arguments[0]), let right = value(of: arguments[1]),
      let (result, overflow) = Self.result(left, name, right)
    else { return }
    if overflow || !range.contains(result) { tellOverflow(left, name, right, expr.type, at: expr.place) }
  }

  private func tellOverflow(_ left: Int128, _ name: String, _ right: Int128, _ type: Type, at place: SourceRange) {
    report(FlowDiagnostic.arithmeticOverflow(left: left, name: name, right: right, type: type), place)
  }

  static func result(_ left: Int128, _ name: String, _ right: Int128) -> (Int128, Bool)? {
    switch name {
    case "+": left.addingReportingOverflow(right)
    case "-": left.subtractingReportingOverflow(right)
    case "*": left.multipliedReportingOverflow(by: right)
    default: nil
    }
  }
}

extension CheckedPart {
  fileprivate var isBody: Bool { if case .body = self { true } else { false } }
}
