import SyntaxTree
import Types

/// Value known before the program runs.
enum KnownValue: Equatable {
  case number(Int128)
  case fraction(Double)
  case truth(Bool)
  case enumCase(EnumCaseDecl)

  var number: Int128? { if case .number(let value) = self { value } else { nil } }
  var truth: Bool? { if case .truth(let value) = self { value } else { nil } }

  static func == (a: KnownValue, b: KnownValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a == b
    case (.fraction(let a), .fraction(let b)): a == b
    case (.truth(let a), .truth(let b)): a == b
    case (.enumCase(let a), .enumCase(let b)): a === b
    default: false
    }
  }

  fileprivate func isLess(than other: KnownValue) -> Bool? {
    switch (self, other) {
    case (.number(let a), .number(let b)): a < b
    case (.fraction(let a), .fraction(let b)): a < b
    default: nil
    }
  }
}

/// Conditions with a constant result, and the code that never runs because of them.
extension ConstantArithmetic {
  /// Returns the value of an expression; nil if it is unknown or reported elsewhere.
  func value(of expr: CheckedExpr) -> Int128? { constant(of: expr)?.number }

  func constant(of expr: CheckedExpr) -> KnownValue? {
    switch expr.kind {
    case .integer(let value):
      if expr.type.integerRange != nil { return .number(value) }
      return expr.type.isNominal("Double") && tellDead != nil ? .fraction(Double(value)) : nil
    case .double(let value): return tellDead != nil ? .fraction(value) : nil
    case .boolean(let value): return .truth(value)
    case .enumCase(let enumCase, let payload):
      return tellDead != nil && !enumCase.owner.isNative && payload.allSatisfy { constant(of: $0) != nil }
        ? .enumCase(enumCase) : nil
    case .variable(let variable): return known[ObjectIdentifier(variable)]
    case .convert(let inner, .identity): return constant(of: inner)
    case .staticProperty(let variable, _), .computed(_, let variable, _, _):
      guard variable.isStatic, variable.owner?.isNative == true, let range = expr.type.integerRange else { return nil }
      return variable.name == "max"
        ? .number(range.upperBound) : variable.name == "min" ? .number(range.lowerBound) : nil
    case .call(let callee, _, let arguments) where callee.function.native != nil && arguments.count == 2:
      if let result = results[ObjectIdentifier(expr)] { return result }
      let result = constant(of: expr, callee, arguments)
      results[ObjectIdentifier(expr)] = .some(result)
      return result
    case .call(let callee, _, let arguments) where callee.function.name == "!" && arguments.count == 1:
      return constant(of: arguments[0])?.truth.map { .truth(!$0) }
    default: return nil
    }
  }

  private func constant(of expr: CheckedExpr, _ callee: Callee, _ arguments: [CheckedExpr]) -> KnownValue? {
    guard let left = constant(of: arguments[0]), let right = constant(of: arguments[1]) else { return nil }
    if let truth = Self.comparison(left, callee.function.name, right) { return .truth(truth) }
    guard let range = expr.type.integerRange, let a = left.number, let b = right.number else { return nil }
    if callee.function.name == "%", b != 0 { return .number(a % b) }
    if callee.function.name == "/", b != 0 { return .number(a / b) }
    guard let (result, overflow) = Self.result(a, callee.function.name, b) else { return nil }
    return overflow || !range.contains(result) ? nil : .number(result)
  }

  private static func comparison(_ left: KnownValue, _ name: String, _ right: KnownValue) -> Bool? {
    if case .enumCase = left { return nil }
    if case .truth = left { return nil }
    return switch name {
    case "==": left == right
    case "!=": left != right
    case "<": left.isLess(than: right)
    case ">": right.isLess(than: left)
    case "<=": right.isLess(than: left).map { !$0 }
    case ">=": left.isLess(than: right).map { !$0 }
    default: nil
    }
  }

  // MARK: Unreachable code

  /// Returns the result of the conditions and the one that decides it, if it is known; written `true` and `false` are
  /// intended and excluded.
  func outcome(of conditions: [CheckedCondition]) -> (value: Bool, place: SourceRange)? {
    guard tellDead != nil else { return nil }
    var last: (Bool, SourceRange)?
    for condition in conditions {
      guard case .expression(let expr) = condition, !expr.isWrittenTruth, let value = constant(of: expr)?.truth else {
        return nil
      }
      last = (value, expr.place)
      if !value { return last }
    }
    return last
  }

  func lookAtConditions(of branches: CheckedIf) {
    guard let (value, place) = outcome(of: branches.conditions) else { return }
    if let values = branches.values {
      let dead = value ? values.otherwise : values.then
      // A result builder's value for a missing branch is at the place of the condition.
      if case .variable = dead.plain.kind { return }
      if dead.range.start < place.start { return }
      tellDead([CheckedStmt(.expression(dead), dead.range)], place, value)
    } else if value, case .ifStatement(let next)? = branches.otherwise?.first?.kind, branches.otherwise?.count == 1 {
      // In a chain whose next condition is constant as well the last branch is reported.
      if outcome(of: next.conditions) != nil { tellDead(next.otherwise ?? [], place, value) }
    } else {
      tellDead(value ? branches.otherwise ?? [] : branches.then, place, value)
    }
  }

  func tellDead(_ statements: [CheckedStmt], _ condition: SourceRange, _ value: Bool) {
    if let first = statements.evaluatedFirst { tellDead?(first, condition, value) }
  }

  func lookAtCases(of cases: CheckedSwitch) {
    guard tellDead != nil, let subject = constant(of: cases.subject) else { return }
    if case .enumCase(let known) = subject {
      let dead = cases.cases.filter { item in
        !item.items.contains { $0.pattern.enumCase === known } && item.items.contains { $0.pattern.enumCase != nil }
      }
      if cases.cases.contains(where: { $0.items.contains { $0.pattern.enumCase === known && $0.filter == nil } }) {
        tellConstantSwitch(cases.subject.place, dead.compactMap(\.body.evaluatedFirst))
      }
      return
    }
    guard subject.number != nil else { return }
    for (index, item) in cases.cases.enumerated() {
      let tests = item.items.map { item -> Bool? in
        guard item.filter == nil, case .expression(let variable, let test) = item.pattern else { return nil }
        let outer = known
        defer { known = outer }
        known[ObjectIdentifier(variable)] = subject
        return constant(of: test)?.truth
      }
      if tests.contains(true) {
        if index + 1 < cases.cases.count { tellDead(cases.cases[index + 1].body, cases.subject.place, true) }
        return
      }
      if !tests.isEmpty, tests.allSatisfy({ $0 == false }) { tellDead(item.body, cases.subject.place, false) }
    }
  }
}

extension Callee {
  /// An operator on numbers or truth values, which does nothing else.
  var isArithmetic: Bool {
    guard function.native != nil, let first = function.name.first, !first.isLetter else { return false }
    return function.parameters.allSatisfy {
      $0.type.integerRange != nil || $0.type.isNominal("Double") || $0.type.isNominal("Bool")
    }
  }
}

extension CheckedExpr {
  var isWrittenTruth: Bool { if case .boolean = kind { true } else { false } }
}
