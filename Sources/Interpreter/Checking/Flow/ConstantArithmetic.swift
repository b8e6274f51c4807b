/// Arithmetic on numbers that are known before anything runs: written ones, and local variables that were given such.
///
/// What overflows, or divides by zero, does so whenever it is run, and is told before. As far as the compiler sees it: a variable that a
/// branch or a loop changes is not known behind it, one that a closure uses is not known at all.
final class ConstantArithmetic {
  private let report: (String, SourceRange) -> Void
  private var known: [ObjectIdentifier: Int128] = [:]
  private var shared: Set<ObjectIdentifier> = []

  init(report: @escaping (String, SourceRange) -> Void) { self.report = report }

  func check(_ statements: [CheckedStmt]) {
    known = [:]
    shared = []
    walk(statements)
  }

  private func walk(_ statements: [CheckedStmt]) { statements.forEach(walk) }

  private func walk(_ statement: CheckedStmt) {
    switch statement.kind {
    case .variable(.binding(let variable), let value?):
      walk(value)
      set(variable, to: value)
    case .localFunction(let function): share(function.body ?? [])
    case .whileStatement, .repeatStatement, .forStatement:
      forgetChanges(in: statement.parts)
      walk(statement.parts)
    default: walk(statement.parts)
    }
  }

  /// What comes behind the branches knows nothing of what they change.
  private func walk(_ parts: [CheckedPart]) {
    for part in parts {
      switch part {
      case .expression(let value): walk(value)
      case .body(let statements):
        let before = known
        walk(statements)
        known = before
      }
    }
    if !known.isEmpty, parts.count > 1 || parts.first?.isBody == true { forgetChanges(in: parts.filter(\.isBody)) }
  }

  private func walk(_ expr: CheckedExpr) {
    switch expr.kind {
    case .integer, .double, .boolean, .string, .character, .nilLiteral, .void, .variable: return
    case .closure(let closure):
      closure.captures.forEach { walk($0.value) }
      let before = known
      known = [:]
      walk(closure.body)
      known = before
      share(closure.body)
    case .assign(let target, let value):
      walk(value)
      if case .variable(let variable) = target.kind { set(variable, to: value) } else { walk(target) }
    case .inoutArgument(let target):
      if case .variable(let variable) = target.kind { known[ObjectIdentifier(variable)] = nil } else { walk(target) }
    case .logicalAnd(let left, let right), .logicalOr(let left, let right), .coalesce(let left, let right):
      walk(left)
      walk([.body([CheckedStmt(.expression(right), right.range)])])
    case .call(let callee, let receiver, let arguments):
      if change(callee, arguments, at: expr) { return }
      if let receiver { walk(receiver) }
      arguments.forEach(walk)
      look(at: expr)
    default: walk(expr.parts)
    }
  }

  // MARK: What is known

  private func set(_ variable: VariableDecl, to value: CheckedExpr) {
    let key = ObjectIdentifier(variable)
    let isPlain = variable.kind == .local && variable.willSet == nil && variable.didSet == nil
    known[key] = isPlain && !shared.contains(key) ? self.value(of: value) : nil
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

  /// What else uses the variables may change them at any time.
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

  // MARK: What is told

  /// `x += 1`: true where that is what it is.
  private func change(_ callee: Callee, _ arguments: [CheckedExpr], at expr: CheckedExpr) -> Bool {
    let name = callee.function.name
    guard arguments.count == 2, name.count == 2, name.last == "=", callee.function.native != nil,
      case .inoutArgument(let target) = arguments[0].kind, case .variable(let variable) = target.kind,
      let range = variable.type.integerRange
    else { return false }
    walk(arguments[1])
    let key = ObjectIdentifier(variable)
    let left = known[key]
    known[key] = nil
    let right = value(of: arguments[1])
    if ["/=", "%="].contains(name), right == 0 {
      report("division by zero", expr.place)
    } else if let left, let right, let (result, overflow) = Self.result(left, String(name.prefix(1)), right) {
      if overflow || !range.contains(result) {
        tellOverflow(left, String(name.prefix(1)), right, variable.type, at: expr.place)
      } else if !shared.contains(key) {
        known[key] = result
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
      report("division by zero", expr.place)
      return
    }
    guard let range = expr.type.integerRange, let left = value(of: arguments[0]), let right = value(of: arguments[1]),
      let (result, overflow) = Self.result(left, name, right)
    else { return }
    if overflow || !range.contains(result) { tellOverflow(left, name, right, expr.type, at: expr.place) }
  }

  private func tellOverflow(_ left: Int128, _ name: String, _ right: Int128, _ type: Type, at place: SourceRange) {
    report("arithmetic operation '\(left) \(name) \(right)' (on type '\(type)') results in an overflow", place)
  }

  private static func result(_ left: Int128, _ name: String, _ right: Int128) -> (Int128, Bool)? {
    switch name {
    case "+": left.addingReportingOverflow(right)
    case "-": left.subtractingReportingOverflow(right)
    case "*": left.multipliedReportingOverflow(by: right)
    default: nil
    }
  }

  /// What an expression comes to; nil where it is not known or is told elsewhere.
  private func value(of expr: CheckedExpr) -> Int128? {
    switch expr.kind {
    case .integer(let value): return expr.type.integerRange == nil ? nil : value
    case .variable(let variable): return known[ObjectIdentifier(variable)]
    case .convert(let inner, .identity): return value(of: inner)
    case .staticProperty(let variable, _), .computed(_, let variable, _, _):
      guard variable.isStatic, variable.owner?.isNative == true, let range = expr.type.integerRange else { return nil }
      return variable.name == "max" ? range.upperBound : variable.name == "min" ? range.lowerBound : nil
    case .call(let callee, _, let arguments) where callee.function.native != nil && arguments.count == 2:
      guard let range = expr.type.integerRange, let left = value(of: arguments[0]), let right = value(of: arguments[1]),
        let (result, overflow) = Self.result(left, callee.function.name, right)
      else { return nil }
      return overflow || !range.contains(result) ? nil : result
    default: return nil
    }
  }
}

extension CheckedPart {
  fileprivate var isBody: Bool { if case .body = self { true } else { false } }
}
