import SyntaxTree
import Types

/// Warnings about legal code that is probably a mistake, found after all of it is checked, so that every type is known.
///
/// With `isThorough` all of swiftc's warnings are given, style included: unused variables, optionals that become `Any`.
/// Otherwise only those about a program that does not do what it says.
final class BodyWarnings {
  let universe: Universe
  let isThorough: Bool
  /// True if the program has no errors: otherwise there are no warnings that depend on control flow.
  let isSound: Bool
  var found: [Diagnostic] = []
  /// True while the body of an initializer is visited.
  private(set) var isInInitializer = false
  var usage = VariableUsage()

  init(universe: Universe, isThorough: Bool, isSound: Bool) {
    self.universe = universe
    self.isThorough = isThorough
    self.isSound = isSound
  }

  func warn(_ kind: WarningDiagnostic, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    found.append(Diagnostic(kind, at: range, notes: notes))
  }

  /// Returns all warnings about a unit. At the prompt a result of the top level is shown, not unused.
  static func warnings(
    universe: Universe, statements: [CheckedStmt], bodies: [CheckedBody],
    values: [(variable: VariableDecl, value: CheckedExpr)], isPrompt: Bool, isThorough: Bool, isSound: Bool
  ) -> [Diagnostic] {
    let walk = BodyWarnings(universe: universe, isThorough: isThorough, isSound: isSound)
    for statement in statements {
      if !isPrompt, case .expression(let value) = statement.kind { walk.lookAtUnused(value) }
      walk.visit(statement)
    }
    if !isSound { walk.usage = VariableUsage() }
    var seen: Set<ObjectIdentifier> = []
    for body in bodies where seen.insert(ObjectIdentifier(body.function)).inserted {
      let function = body.function
      let known = walk.usage
      walk.isInInitializer = function.kind == .initializer
      walk.visit(body: function.body ?? [])
      walk.isInInitializer = false
      if walk.isSound { walk.lookAtRecursion(function) }
      // The names that a faulty statement uses are unknown.
      if !body.isSound { walk.usage = known }
    }
    for (variable, value) in values {
      if isThorough, isSound { walk.found += variable.released(value, as: "property", isInitial: true) }
      walk.visit(value)
    }
    if isThorough, isSound {
      let constants = walk.constantConditions
      constants.check(statements)
      for body in bodies { constants.check(body.function.body ?? []) }
      for (_, value) in values { constants.check([CheckedStmt(.expression(value), value.range)]) }
    }
    if isThorough { walk.tellOfUnusedVariables() }
    return walk.found
  }

  /// Analysis that finds conditions with a constant result.
  private var constantConditions: ConstantArithmetic {
    ConstantArithmetic(
      report: { _, _ in },
      dead: { code, condition, value in
        self.warn(
          WarningDiagnostic.neverExecuted, at: code.place,
          notes: [Diagnostic.Note("condition always evaluates to \(value)", at: condition)])
      },
      constantSwitch: { subject, dead in
        self.warn(
          WarningDiagnostic.constantSwitch, at: subject,
          notes: dead.map { Diagnostic.Note("will never be executed", at: $0.place) })
      })
  }

  // MARK: Statements

  /// - Parameter returnsLast: True for a closure of several statements, whose last value may be meant as its result.
  func visit(body: [CheckedStmt], returnsLast: Bool = false) {
    if isSound { lookForUnreachable(body) }
    if let last = body.last, case .deferStatement = last.kind {
      warn(
        WarningDiagnostic.deferAtEnd,
        at: last.range)
    }
    for statement in body {
      if case .expression(let value) = statement.kind {
        lookAtUnused(value, isResult: returnsLast && statement.range.start == body.last?.range.start)
      }
      visit(statement)
    }
  }

  func visit(_ statement: CheckedStmt) {
    lookAtWeak(statement)
    switch statement.kind {
    case .expression(let value), .throwStatement(let value): visit(value)
    case .variable(let pattern, let value):
      declare(pattern)
      if let value { visit(value) }
      if isThorough, case .binding(let variable) = pattern { visitAccessors(of: variable) }
    case .localFunction: break
    case .ifStatement(let branches): visit(branches)
    case .guardStatement(let conditions, let otherwise):
      visit(conditions)
      visit(body: otherwise)
    case .whileStatement(let conditions, let body, _):
      visit(conditions)
      visit(body: body)
    case .repeatStatement(let body, let condition, _):
      visit(body: body)
      visit(condition)
    case .forStatement(let loop):
      declare(loop.pattern)
      visit(loop.sequence)
      if let filter = loop.filter { visit(filter) }
      visit(body: loop.body)
    case .switchStatement(let cases): visit(cases)
    case .doStatement(let body, let catches, _):
      visit(body: body)
      for clause in catches {
        visit(clause.items)
        visit(body: clause.body)
      }
    case .returnStatement(let value): if let value { visit(value) }
    case .breakStatement, .continueStatement, .fallthroughStatement: break
    case .deferStatement(let body): visit(body: body)
    case .delegateInitializer(_, let arguments): for argument in arguments { visit(argument) }
    }
  }

  func visit(_ branches: CheckedIf) {
    visit(branches.conditions)
    visit(body: branches.then)
    visit(body: branches.otherwise ?? [])
    if let values = branches.values {
      visit(values.then)
      visit(values.otherwise)
    }
  }

  private func visit(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): visit(value)
      case .pattern(let pattern, let value):
        declare(pattern)
        visit(value)
      case .constant: break
      }
    }
  }

  func visit(_ cases: CheckedSwitch) {
    visit(cases.subject)
    for item in cases.cases {
      visit(item.items)
      visit(body: item.body)
      if let value = item.value { visit(value) }
    }
  }

  private func visit(_ items: [(pattern: CheckedPattern, filter: CheckedExpr?)]) {
    for item in items {
      declare(item.pattern)
      if let filter = item.filter { visit(filter) }
    }
  }

  /// Visits the names that a pattern binds, and the values that it compares with.
  private func declare(_ pattern: CheckedPattern) {
    switch pattern {
    case .binding(let variable): usage.declare(variable)
    case .tuple(let parts), .enumCase(_, let parts?): parts.forEach(declare)
    case .some(let inner), .cast(let inner, _), .wholePayload(_, let inner): declare(inner)
    case .expression(_, let test): visit(test)
    case .wildcard, .none, .isType, .enumCase(_, nil): break
    }
  }

  private func visitAccessors(of variable: VariableDecl) {
    for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] {
      if let body = accessor?.body { body.forEach(visit) }
    }
  }

  // MARK: Expressions

  func visit(_ expr: CheckedExpr, as use: VariableUsage.Use = .read) {
    lookAtCast(expr)
    switch expr.kind {
    case .variable(let variable): usage.note(variable, use)
    case .closure(let closure):
      for capture in closure.captures {
        visit(capture.value)
        usage.declare(capture.variable)
      }
      visit(body: closure.body, returnsLast: closure.body.count > 1)
    case .ifExpression(let branches): visit(branches)
    case .switchExpression(let cases): visit(cases)
    case .sequence(let statements, let value):
      statements.forEach(visit)
      visit(value)
    default:
      lookAtKeys(expr)
      lookAtCoercion(expr)
      for (child, use) in expr.children(used: use) { visit(child, as: use) }
    }
  }
}
