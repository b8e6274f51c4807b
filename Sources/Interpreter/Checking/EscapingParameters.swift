/// A closure parameter that is not `@escaping` may be called and handed on, not kept.
struct EscapingParameters {
  let function: FunctionDecl
  let report: (String, SourceRange) -> Void

  func check(_ body: [CheckedStmt]) {
    for parameter in function.parameters
    where !parameter.isEscaping && !parameter.isAutoclosure && parameter.type.head.functionType != nil {
      var told = false
      func tell(_ message: String, _ place: SourceRange) {
        if !told { report(message, place) }
        told = true
      }
      _ = body.contains { statement in
        statement.anywhere { expr in
          look(at: expr, for: parameter.variable, tell)
          return told
        }
      }
    }
  }

  private func look(
    at expr: CheckedExpr, for variable: VariableDecl, _ tell: (String, SourceRange) -> Void
  ) {
    switch expr.kind {
    case .call(let callee, _, let arguments), .construct(let callee, let arguments):
      for (parameter, argument) in zip(callee.function.parameters, arguments) {
        if argument.isUse(of: variable) {
          switch parameter.type.head {
          case .parameter(let generic):
            tell(
              "converting non-escaping parameter '\(variable.name)' to generic parameter '\(generic.name)' may allow it to escape",
              argument.range)
          case .dependentMember(_, let name):
            tell(
              "converting non-escaping parameter '\(variable.name)' to generic parameter '\(name)' may allow it to escape",
              argument.range)
          default:
            if parameter.isEscaping {
              tell(
                "passing non-escaping parameter '\(variable.name)' to function expecting an '@escaping' closure",
                argument.range)
            }
          }
        } else if parameter.isEscaping, case .closure(let closure) = argument.plain.kind, closure.uses(variable) {
          tell("escaping closure captures non-escaping parameter '\(variable.name)'", argument.range)
        }
      }
    case .assign(_, let value):
      if value.isUse(of: variable) {
        tell("assigning non-escaping parameter '\(variable.name)' to an @escaping closure", value.range)
      }
    default: break
    }
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

  fileprivate func isUse(of variable: VariableDecl) -> Bool {
    if case .variable(let other) = plain.kind { other === variable } else { false }
  }
}

extension Checker {
  /// `some P` stands for one type: every `return` gives a value of it.
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
          "function declares an opaque return type 'some \(function.result.description.dropFirst(4))', but the return statements in its body do not have matching underlying types",
          at: place))
    }
  }
}
