import SyntaxTree
import Types

/// Rules of non-escaping closure parameters, which may be called and passed on, but not stored.
struct EscapingParameters {
  let function: FunctionDecl
  let report: (FlowDiagnostic, SourceRange, VariableDecl) -> Void

  func check(_ body: [CheckedStmt]) {
    // A setter's new value may always escape.
    let given = function.kind == .setter ? function.parameters.dropLast() : function.parameters[...]
    for parameter in given
    where !parameter.isEscaping && !parameter.isAutoclosure && !parameter.isVariadic
      && parameter.type.head.functionType != nil
    {
      var told = false
      func tell(_ kind: FlowDiagnostic, _ place: SourceRange) {
        if !told { report(kind, place, parameter.variable) }
        told = true
      }
      _ = body.contains { statement in
        statement.anywhere { expr in
          look(at: expr, for: parameter.variable, tell)
          return told
        }
      }
      if let value = body.firstReturned(where: { $0.isUse(of: parameter.variable) }) {
        tell(
          FlowDiagnostic.nonEscapingAsEscaping(name: parameter.variable.name),
          value.range)
      }
      if !told { refuseHandedOn(parameter.variable, in: body) }
      if !told {
        refuseKept(
          parameter.variable, in: body,
          FlowDiagnostic.closureCapturesNonEscaping(name: parameter.variable.name))
      }
    }
    for parameter in function.parameters where parameter.isInout {
      refuseKept(
        parameter.variable, in: body, FlowDiagnostic.closureCapturesInout(name: parameter.variable.name))
    }
    if let own = function.selfVariable, own.isInout, function.kind != .initializer {
      refuseKept(own, in: body, FlowDiagnostic.closureCapturesMutatingSelf)
    }
  }

  /// Reports escaping closures that use the variable: the caller's value is gone when such a closure is called.
  private func refuseKept(_ variable: VariableDecl, in body: [CheckedStmt], _ kind: FlowDiagnostic) {
    var refused: SourceRange?
    for statement in body {
      _ = statement.anywhere { expr in
        guard case .closure(let closure) = expr.kind, closure.isKept, closure.uses(variable) else { return false }
        // The closures in one that is refused are no further errors.
        if let refused, refused.start <= expr.range.start, expr.range.end <= refused.end { return false }
        refused = expr.range
        report(kind, expr.range, variable)
        return false
      }
    }
  }

  /// Reports local functions that use the parameter and escape.
  private func refuseHandedOn(_ variable: VariableDecl, in body: [CheckedStmt]) {
    _ = body.contains { statement in
      guard case .variable(_, let value?) = statement.kind, case .function(let callee, nil) = value.plain.kind,
        callee.function.owner == nil, (callee.function.body ?? []).contains(where: { $0.uses(variable) })
      else { return false }
      report(FlowDiagnostic.functionCapturesNonEscaping(name: variable.name), value.range, variable)
      return true
    }
  }

  private func look(
    at expr: CheckedExpr, for variable: VariableDecl, _ tell: (FlowDiagnostic, SourceRange) -> Void
  ) {
    func tellKept(_ value: CheckedExpr) {
      tell(
        FlowDiagnostic.nonEscapingAsEscaping(name: variable.name), value.range)
    }
    func passed(_ value: CheckedExpr) {
      if value.isUse(of: variable) { tell(FlowDiagnostic.nonEscapingPassed(name: variable.name), value.range) }
    }
    switch expr.kind {
    case .call(let callee, _, _) where callee.function.name == "withoutActuallyEscaping": break
    case .array(let elements), .set(let elements):
      if let value = elements.first(where: { $0.isUse(of: variable) }) { tellKept(value) }
    case .dictionary(let pairs):
      if let pair = pairs.first(where: { $0.value.isUse(of: variable) }) { tellKept(pair.value) }
    case .wrap(let value) where value.isUse(of: variable): tellKept(value)
    case .convert(let value, .identity) where value.isUse(of: variable):
      if expr.type.head.functionType == nil {
        tell(FlowDiagnostic.nonEscapingConverted(type: expr.type), value.range)
      } else if Type.same(value.type, expr.type) {
        // A variable whose type was written.
        tellKept(value)
      }
    case .call(let callee, _, let arguments), .construct(let callee, let arguments):
      for (parameter, argument) in zip(callee.function.parameters, arguments) {
        if let handed = argument.elements.first(where: { $0.isUse(of: variable) }) {
          switch parameter.type.head {
          // The function's argument is declared not to escape.
          case .parameter where callee.function.name == "withoutActuallyEscaping" && callee.function.native != nil:
            break
          case .parameter(let generic):
            tell(
              FlowDiagnostic.nonEscapingAsGeneric(name: variable.name, parameter: generic.name),
              handed.range)
          case .dependentMember(_, let name):
            tell(
              FlowDiagnostic.nonEscapingAsGeneric(name: variable.name, parameter: name),
              handed.range)
          default:
            if parameter.isEscaping, handed === argument {
              tell(
                FlowDiagnostic.nonEscapingPassed(name: variable.name),
                argument.range)
            }
          }
        } else if parameter.isEscaping, case .closure(let closure) = argument.plain.kind, closure.uses(variable) {
          tell(FlowDiagnostic.closureCapturesNonEscaping(name: variable.name), argument.range)
        }
      }
    // A closure stored in a value may be called after the function has returned.
    case .memberwise(_, let fields): fields.forEach { if let value = $0?.plain { passed(value) } }
    case .enumCase(_, let payload): payload.forEach { passed($0.plain) }
    case .assign(let target, let value):
      if value.isUse(of: variable) {
        tell(
          FlowDiagnostic.nonEscapingAssigned(name: variable.name),
          target.range.after("=", from: target.range.end))
      }
    default: break
    }
  }
}

extension [CheckedStmt] {
  /// Returns the first returned value, branches included, that satisfies the predicate.
  fileprivate func firstReturned(where question: (CheckedExpr) -> Bool) -> CheckedExpr? {
    for statement in self {
      switch statement.kind {
      case .returnStatement(let value?): if question(value) { return value }
      case .ifStatement(let branches):
        if let found = branches.then.firstReturned(where: question)
          ?? branches.otherwise?.firstReturned(where: question)
        {
          return found
        }
      case .guardStatement(_, let otherwise):
        if let found = otherwise.firstReturned(where: question) { return found }
      default: break
      }
    }
    return nil
  }
}

extension CheckedExpr {
  /// Itself without the conversions around it.
  var plain: CheckedExpr {
    switch kind {
    case .convert(let inner, _), .wrap(let inner): inner.plain
    default: self
    }
  }

  /// The elements of a tuple; otherwise itself.
  fileprivate var elements: [CheckedExpr] {
    if case .tuple(let elements) = plain.kind { elements } else { [self] }
  }

  fileprivate func isUse(of variable: VariableDecl) -> Bool {
    if case .variable(let other) = plain.kind { other === variable } else { false }
  }
}

extension Checker {
  /// Returns true for a closure that is a non-escaping parameter of an enclosing function.
  func isBorrowed(_ argument: Expr) -> Bool {
    guard case .identifier(let name, _, _) = argument.kind,
      case .variable(let variable)? = lookUp(name, at: argument.range),
      variable.type.head.functionType != nil
    else { return false }
    var here: FunctionContext? = context
    while let current = here {
      if let parameter = current.function?.parameters.first(where: { $0.variable === variable }) {
        return !parameter.isEscaping && !parameter.isAutoclosure && !parameter.isVariadic
      }
      here = current.parent
    }
    return false
  }

  /// Checks that every `return` of a function with an opaque result has the same type.
  func checkOpaqueResult(_ function: FunctionDecl, _ body: [CheckedStmt]) {
    guard function.hasOpaqueResult, let place = function.declaredAt else { return }
    var first: Type?
    var differs = false
    func visit(_ statements: [CheckedStmt]) {
      for statement in statements {
        switch statement.kind {
        case .returnStatement(let value?):
          let type = value.plain.type
          if case .existential = type.head { continue }
          if let known = first { differs = differs || !Type.same(known, type) } else { first = type }
        case .ifStatement(let branches):
          visit(branches.then)
          visit(branches.otherwise ?? [])
        case .guardStatement(_, let otherwise): visit(otherwise)
        case .switchStatement(let cases): cases.cases.forEach { visit($0.body) }
        case .doStatement(let body, let catches, _):
          visit(body)
          catches.forEach { visit($0.body) }
        case .whileStatement(_, let body, _), .repeatStatement(let body, _, _): visit(body)
        case .forStatement(let loop): visit(loop.body)
        default: break
        }
      }
    }
    visit(body)
    if differs {
      report(
        failure(
          FlowDiagnostic.opaqueResultsDiffer(type: function.result),
          at: place))
    }
  }
}
