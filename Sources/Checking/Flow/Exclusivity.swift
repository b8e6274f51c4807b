import SyntaxTree
import Types

/// Exclusivity: while a variable is modified nothing else may access it. Two `inout` arguments of a call, or one of
/// them and a closure that the call runs, must not access the same variable. As in Swift, only accesses known before
/// the program runs are reported, not those through an object's reference.
struct Exclusivity {
  let report: (FlowDiagnostic, SourceRange) -> Void

  /// A variable and the stored properties and elements that lead to the part that is used.
  private struct Access {
    let variable: VariableDecl
    let path: [String]
    let isSubscript: Bool
    let place: SourceRange

    func overlaps(_ other: Access) -> Bool {
      variable === other.variable && zip(path, other.path).allSatisfy { $0 == $1 }
    }
    var name: String { ([variable.name] + path).joined(separator: ".") }
  }

  func check(_ statements: [CheckedStmt]) {
    for statement in statements { _ = statement.anywhere(look) }
  }

  private func look(at expr: CheckedExpr) -> Bool {
    switch expr.kind {
    case .call(let callee, let receiver, let arguments): check(callee.function, receiver, arguments)
    case .construct(let callee, let arguments): check(callee.function, nil, arguments)
    default: break
    }
    return false
  }

  private func check(_ function: FunctionDecl, _ receiver: CheckedExpr?, _ arguments: [CheckedExpr]) {
    var changed: [Access] = []
    if let receiver, function.isMutating, let access = access(to: receiver, at: receiver.range) {
      changed.append(access)
    }
    for argument in arguments {
      guard case .inoutArgument(let target) = argument.kind,
        let access = access(to: target, at: argument.range)
      else { continue }
      if let first = changed.first(where: { $0.overlaps(access) }) {
        let swaps = function.name == "swap" && function.native != nil && first.isSubscript && access.isSubscript
        tell(first, swaps ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable")
        if first.path.isEmpty, access.path.isEmpty, !first.isSubscript, !access.isSubscript {
          report(FlowDiagnostic.aliasedArguments, argument.range)
        }
        return
      }
      changed.append(access)
    }
    guard !changed.isEmpty else { return }
    for (parameter, argument) in zip(function.parameters, arguments) where !parameter.isEscaping {
      guard case .closure(let closure) = argument.plain.kind, parameter.type.head.functionType != nil else { continue }
      let used = accesses(in: closure.body)
      if let first = changed.first(where: { access in used.contains { $0.overlaps(access) } }) {
        return tell(first, "copying to a local variable")
      }
    }
  }

  private func tell(_ access: Access, _ advice: String) {
    report(
      FlowDiagnostic.overlappingAccesses(name: access.name, remedy: advice),
      access.place)
  }

  /// Returns the accessed place; nil if its path leads through an object.
  private func access(to expr: CheckedExpr, at place: SourceRange) -> Access? {
    switch expr.kind {
    case .variable(let variable):
      if variable.isLet, !variable.isInout { return nil }
      return Access(variable: variable, path: [], isSubscript: false, place: place)
    case .property(let base, let field):
      guard base.type.nominalDecl?.kind == .structure, let outer = access(to: base, at: place), !outer.isSubscript
      else {
        return base.type.nominalDecl?.kind == .structure ? access(to: base, at: place) : nil
      }
      return Access(variable: outer.variable, path: outer.path + [field.name], isSubscript: false, place: place)
    case .tupleElement(let base, let index):
      guard let outer = access(to: base, at: place), !outer.isSubscript else { return access(to: base, at: place) }
      return Access(variable: outer.variable, path: outer.path + [String(index)], isSubscript: false, place: place)
    case .subscriptCall(let base, _, _, _):
      guard isValue(base.type), let outer = access(to: base, at: place) else { return nil }
      return Access(variable: outer.variable, path: outer.path, isSubscript: true, place: place)
    case .computed(let base?, _, _, _):
      guard isValue(base.type), let outer = access(to: base, at: place) else { return nil }
      return Access(variable: outer.variable, path: outer.path, isSubscript: true, place: place)
    case .optionalChain(let base, _), .bindOptional(let base), .forceUnwrap(let base), .convert(let base, .identity):
      return access(to: base, at: place)
    default: return nil
    }
  }

  private func isValue(_ type: Type) -> Bool {
    switch type.head {
    case .nominal(let decl, _): decl.kind != .classType
    case .tuple: true
    default: false
    }
  }

  /// Returns the variables that a closure's body uses, each with the longest path to the used part.
  private func accesses(in body: [CheckedStmt]) -> [Access] {
    var found: [Access] = []
    func visit(_ expr: CheckedExpr) {
      switch expr.kind {
      case .variable, .property, .tupleElement:
        if let access = access(to: expr, at: expr.range) { return found.append(access) }
      default: break
      }
      if case .closure(let closure) = expr.kind {
        visit(closure.body)
      } else {
        visit(expr.parts)
      }
    }
    func visit(_ parts: [CheckedPart]) {
      for part in parts {
        switch part {
        case .expression(let value): visit(value)
        case .body(let statements): visit(statements)
        }
      }
    }
    func visit(_ statements: [CheckedStmt]) { statements.forEach { visit($0.parts) } }
    visit(body)
    return found
  }
}
