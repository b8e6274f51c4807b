import SyntaxTree
import Types

extension BodyWarnings {
  /// Warns of an expression statement whose value is dropped.
  ///
  /// - Parameter isResult: True at the end of a closure of several statements, whose result it may be meant as.
  func lookAtUnused(_ expr: CheckedExpr, isResult: Bool = false) {
    let type = universe.simplified(expr.type, assuming: [])
    // The result of `optional.map { print($0) }` has no information.
    var told = type
    while let payload = told.optionalPayload { told = universe.simplified(payload, assuming: []) }
    if told.isVoid || told.isNever || told.isError || told.isVariable { return }
    if case .tuple(let fields) = told, fields.isEmpty { return }
    guard let message = expr.unusedResult(of: type) else { return }
    let place = if case .optionalTry = expr.kind { expr.range } else { expr.place }
    var notes = universe.lesson(on: .dropped(type)).map { [$0.note(onValue: expr.range)] } ?? []
    if isResult, case .unusedExpression = message {
      notes.append(
        Diagnostic.Note(
          "a closure of several statements gives back a value with 'return'",
          fix: [.insert("return ", before: expr.range)]))
    }
    warn(message, at: place, notes: notes)
  }
}

extension CheckedExpr {
  /// Returns the warning about the dropped value, in swiftc's words; nil if it may be dropped.
  fileprivate func unusedResult(of type: Type) -> WarningDiagnostic? {
    // `value as Type` is not what it is a cast of.
    if place.start >= range.end { return WarningDiagnostic.unusedExpression(type: type) }
    switch kind {
    case .integer: return WarningDiagnostic.unusedLiteral(kind: "integer")
    case .double: return WarningDiagnostic.unusedLiteral(kind: "floating-point")
    case .boolean: return WarningDiagnostic.unusedLiteral(kind: "boolean")
    case .string, .character: return WarningDiagnostic.unusedLiteral(kind: "string")
    case .convert(let inner, _), .await(let inner), .forceTry(let inner), .wrap(let inner):
      return inner.unusedResult(of: type)
    case .optionalTry(let inner, _):
      let payload = type.optionalPayload ?? type
      return inner.type.isVoid || inner.unusedResult(of: payload) == nil ? nil : WarningDiagnostic.unusedOptionalTry
    case .optionalChain(let inner, _):
      if inner.type.isVoid { return nil }
      switch inner.kind {
      case .call, .apply: return inner.unusedResult(of: inner.type)
      default: return WarningDiagnostic.unusedExpression(type: type)
      }
    case .call(let callee, _, _):
      let function = callee.function
      if function.isDiscardable || function.result.isVoid { return nil }
      if function.kind == .initializer {
        return WarningDiagnostic.unusedInitializer(type: function.owner?.selfType ?? type)
      }
      if function.name == "type", callee.function.owner == nil { return WarningDiagnostic.unusedExpression(type: type) }
      if function.isOperator { return WarningDiagnostic.unusedOperator(name: function.name) }
      return WarningDiagnostic.unusedCall(name: function.shownName)
    case .construct(let callee, _):
      if callee.function.isDiscardable { return nil }
      if callee.function.native != nil, callee.function.parameters.first?.label == "_regexString" {
        return WarningDiagnostic.unusedLiteral(kind: "regular expression")
      }
      return WarningDiagnostic.unusedInitializer(type: callee.function.owner?.selfType ?? type)
    case .memberwise(let decl, _): return WarningDiagnostic.unusedInitializer(type: decl.selfType)
    case .apply(let function, _) where function.isWrittenOut:
      return WarningDiagnostic.unusedClosureCall(type: type)
    case .apply, .enumCase: return WarningDiagnostic.unusedFunctionCall(type: type)
    case .assign, .discard, .ifExpression, .switchExpression: return operatorText.map(Self.unusedOperator)
    case .sequence(_, let value): return value.type.isVoid ? nil : operatorText.map(Self.unusedOperator)
    case .logicalAnd, .logicalOr, .coalesce, .identical: return operatorText.map(Self.unusedOperator)
    case .function, .unboundMethod, .closure: return nil
    default: return WarningDiagnostic.unusedExpression(type: type)
    }
  }

  private static func unusedOperator(_ name: String) -> WarningDiagnostic {
    WarningDiagnostic.unusedOperator(name: name)
  }

  /// The operator at the caret; nil where none is written there.
  private var operatorText: String? {
    let text = String(place.text.prefix { "=!<>&|?+-*/%^~".contains($0) })
    return text.isEmpty ? nil : text
  }
}

extension FunctionDecl {
  fileprivate var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }
}

extension CheckedExpr {
  fileprivate var isWrittenOut: Bool {
    if case .closure = plain.kind { true } else { false }
  }
}
