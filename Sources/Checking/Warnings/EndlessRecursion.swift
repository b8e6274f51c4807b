import SyntaxTree
import Types

/// Functions that call themselves whichever way they take: they never come back.
struct EndlessRecursion {
  let function: FunctionDecl
  private(set) var calls: [CheckedExpr] = []

  init(_ function: FunctionDecl) { self.function = function }

  /// Returns the recursive calls if every path contains one; else none.
  static func calls(in function: FunctionDecl) -> [CheckedExpr] {
    guard let body = function.body, !function.isOverridden, function.kind != .deinitializer else { return [] }
    var walk = EndlessRecursion(function)
    let ways = walk.ways(through: body)
    return ways.isEmpty ? walk.calls : []
  }

  /// Ways in which control may leave statements without a call of the function.
  private struct Ways: OptionSet {
    let rawValue: Int
    static let onward = Ways(rawValue: 1)
    static let out = Ways(rawValue: 2)
  }

  private mutating func ways(through statements: [CheckedStmt]) -> Ways {
    var ways: Ways = []
    for statement in statements {
      let these = self.ways(through: statement)
      ways.formUnion(these.subtracting(.onward))
      if !these.contains(.onward) { return ways }
    }
    return ways.union(.onward)
  }

  private mutating func ways(through statement: CheckedStmt) -> Ways {
    switch statement.kind {
    case .localFunction, .deferStatement, .variable(_, nil): return .onward
    case .expression(let value), .variable(_, let value?):
      return calls(value) ? [] : value.mayThrow ? [.onward, .out] : .onward
    case .returnStatement(let value), .throwStatement(let value as CheckedExpr?):
      if let value, calls(value) { return [] }
      return .out
    case .ifStatement(let branches):
      if calls(in: branches.conditions) { return [] }
      let then = ways(through: branches.then)
      return then.union(branches.otherwise.map { ways(through: $0) } ?? .onward)
    case .guardStatement(let conditions, let otherwise):
      if calls(in: conditions) { return [] }
      return ways(through: otherwise).union(.onward)
    case .switchStatement(let cases):
      if calls(cases.subject) { return [] }
      return cases.cases.reduce([]) { $0.union(ways(through: $1.body)) }
    case .whileStatement(let conditions, let body, _):
      if calls(in: conditions) { return [] }
      var inside = EndlessRecursion(function)
      return inside.ways(through: body).union(.onward)
    case .forStatement(let loop):
      if calls(loop.sequence) { return [] }
      var inside = EndlessRecursion(function)
      return inside.ways(through: loop.body).union(.onward)
    case .repeatStatement(let body, let condition, _):
      let inside = ways(through: body)
      if !inside.contains(.onward) { return inside }
      return calls(condition) ? inside.subtracting(.onward) : inside
    case .doStatement(let body, let catches, _):
      let inside = ways(through: body)
      return catches.isEmpty ? inside : [.onward, .out]
    case .breakStatement, .continueStatement, .fallthroughStatement: return .onward
    case .delegateInitializer(let callee, let arguments):
      return arguments.contains(where: { calls($0) }) || callee.function === function ? [] : .onward
    }
  }

  private mutating func calls(in conditions: [CheckedCondition]) -> Bool {
    for (index, condition) in conditions.enumerated() {
      // The later ones are looked at only where the first holds.
      if index > 0 { return false }
      switch condition {
      case .expression(let value), .pattern(_, let value): if calls(value) { return true }
      case .constant: break
      }
    }
    return false
  }

  /// Returns true if evaluating it always calls the function.
  private mutating func calls(_ expr: CheckedExpr) -> Bool {
    if isCall(expr) {
      calls.append(expr)
      return true
    }
    switch expr.kind {
    case .closure: return false
    case .logicalAnd(let left, _), .logicalOr(let left, _), .coalesce(let left, _): return calls(left)
    case .ternary(let condition, let then, let otherwise):
      if calls(condition) { return true }
      let first = calls(then)
      return calls(otherwise) && first
    case .ifExpression(let branches):
      if calls(in: branches.conditions) { return true }
      guard let values = branches.values else { return false }
      let first = calls(values.then)
      return calls(values.otherwise) && first
    case .switchExpression(let cases):
      if calls(cases.subject) { return true }
      return cases.cases.reduce(true) { all, item in (item.value.map { calls($0) } ?? false) && all }
    case .optionalChain, .optionalTry, .sequence: return false
    case .assign(let target, let value):
      if calls(value) { return true }
      return target.children.contains { calls($0) }
    case .call(_, let receiver, let arguments):
      // Autoclosure arguments are evaluated inside the call.
      if let receiver, calls(receiver) { return true }
      return arguments.contains { calls($0) }
    default: return expr.children.contains { calls($0) }
    }
  }

  private func isCall(_ expr: CheckedExpr) -> Bool {
    switch expr.kind {
    case .call(let callee, let receiver, _):
      return callee.function === function && !callee.isSuper
        && (receiver.map { isSelf($0) } ?? true || function.owner?.kind != .classType)
    case .construct(let callee, _): return callee.function === function && function.owner?.kind != .classType
    case .computed(let base?, _, let getter, _): return getter.function === function && !getter.isSuper && isSelf(base)
    case .assign(let target, _):
      guard case .computed(let base?, _, _, let setter?) = target.kind else { return false }
      return setter.function === function && !setter.isSuper && isSelf(base)
    case .subscriptCall(let base, _, let getter, _): return getter.function === function && isSelf(base)
    default: return false
    }
  }

  private func isSelf(_ expr: CheckedExpr) -> Bool {
    if case .variable(let variable) = expr.plain.kind { variable === function.selfVariable } else { false }
  }
}

extension CheckedExpr {
  /// True if a call in it may throw out of the function.
  fileprivate var mayThrow: Bool {
    switch kind {
    case .closure, .optionalTry, .forceTry: false
    case .call(let callee, _, _), .construct(let callee, _):
      callee.function.isThrowing || callee.function.isRethrowing || children.contains(where: \.mayThrow)
    case .apply(let function, _):
      function.type.head.functionType?.isThrowing == true || children.contains(where: \.mayThrow)
    default: children.contains(where: \.mayThrow)
    }
  }
}

extension BodyWarnings {
  func lookAtRecursion(_ function: FunctionDecl) {
    for call in EndlessRecursion.calls(in: function) {
      warn(WarningDiagnostic.endlessRecursion, at: call.place)
    }
    lookAtOwnAccess(function)
  }

  /// `var x: Int { x }` asks itself.
  private func lookAtOwnAccess(_ function: FunctionDecl) {
    guard [.getter, .setter].contains(function.kind), let body = function.body else { return }
    for statement in body {
      _ = statement.anywhere { expr in
        tellOwnAccess(expr, in: function)
        return false
      }
    }
  }

  private func tellOwnAccess(_ expr: CheckedExpr, in function: FunctionDecl) {
    let (what, place): (String, CheckedExpr)
    switch expr.kind {
    case .computed(let base?, _, let getter, _) where getter.function === function && base.isUnwritten(before: expr):
      (what, place) = ("access", expr)
    case .assign(let target, _):
      guard case .computed(let base?, _, _, let setter?) = target.kind, setter.function === function,
        base.isUnwritten(before: target)
      else { return }
      (what, place) = ("modify", target)
    default: return
    }
    let own = function.kind == .getter ? "getter" : "setter"
    warn(
      WarningDiagnostic.ownAccess(use: what, name: function.name, accessor: own), at: place.range,
      notes: [
        Diagnostic.Note(
          "access 'self' explicitly to silence this warning", at: place.range,
          fix: [.insert("self.", before: place.range)])
      ])
  }
}

extension CheckedExpr {
  /// `self` where only the member's name was written.
  fileprivate func isUnwritten(before member: CheckedExpr) -> Bool {
    guard case .variable(let variable) = plain.kind, variable.name == "self" else { return false }
    return !member.range.text.hasPrefix("self")
  }
}
