import SyntaxTree
import Types

/// Variables and fields that are read: whether they have a value there.
extension DefiniteInitialization {
  func variableWithoutValue(_ expr: CheckedExpr) -> VariableDecl? {
    guard case .variable(let variable) = expr.kind, state.isReachable, tracked[ObjectIdentifier(variable)] != nil,
      !state.has(ObjectIdentifier(variable))
    else { return nil }
    return variable
  }

  func fieldWithoutValue(_ expr: CheckedExpr) -> VariableDecl? {
    guard case .property(let base, let field) = expr.kind, isOwn(base), state.isReachable,
      fields[ObjectIdentifier(field)] != nil, !state.has(ObjectIdentifier(field))
    else { return nil }
    return field
  }

  /// Returns the constant of an expression if it is initialized already.
  func constantWithValue(_ expr: CheckedExpr) -> VariableDecl? {
    switch expr.kind {
    case .variable(let variable): variable.isLet && tracked[ObjectIdentifier(variable)] != nil ? variable : nil
    case .property(_, let field): isOwnField(expr) && field.isLet ? field : nil
    default: nil
    }
  }

  func isOwnField(_ expr: CheckedExpr) -> Bool {
    if case .property(let base, let field) = expr.kind {
      isOwn(base) && fields[ObjectIdentifier(field)] != nil
    } else {
      false
    }
  }

  func isTuple(_ variable: VariableDecl) -> Bool {
    if case .tuple = variable.type.head { true } else { false }
  }

  func readElement(_ index: Int, of variable: VariableDecl, at expr: CheckedExpr) {
    let id = ObjectIdentifier(variable)
    if state.certain.contains(Slot(id: id, element: index)) { return }
    report(
      FlowDiagnostic.usedBeforeInitialization(kind: variable.sort, name: "\(variable.name).\(index)", use: .used),
      expr.range, of: id)
  }

  func read(_ variable: VariableDecl, at place: SourceRange) {
    guard state.isReachable else { return }
    if variable === own { return useOwn(.whole, at: place, whole: place) }
    let id = ObjectIdentifier(variable)
    guard tracked[id] != nil, !state.has(id) else { return }
    var name = variable.name
    // Of a tuple that is begun, the element that is missing.
    if case .tuple(let parts) = variable.type.head,
      let missing = parts.indices.first(where: { !state.certain.contains(Slot(id: id, element: $0)) }),
      parts.indices.contains(where: { state.certain.contains(Slot(id: id, element: $0)) })
    {
      name += ".\(parts[missing].label ?? String(missing))"
    }
    let defined = Diagnostic.Note.declaration("\(variable.sort) defined here", at: variable.declaredAt)
    report(
      FlowDiagnostic.usedBeforeInitialization(kind: variable.sort, name: name, use: .used), place,
      [defined].compactMap { $0 }, of: id)
  }

  func readField(_ field: VariableDecl, _ expr: CheckedExpr) {
    let id = ObjectIdentifier(field)
    guard state.isReachable, fields[id] != nil, !state.has(id), !delegates else {
      return useInherited(field, at: assignment ?? expr.place, kind: .property(field.name), whole: expr.range)
    }
    if let wrapped {
      // Seen from within a closure all of them are of the sort of the first.
      let sort = field.owner?.storedProperties.first?.sort ?? field.sort
      return report(
        FlowDiagnostic.usedBeforeInitialization(kind: sort, name: "self.\(field.name)", use: .used),
        assignment ?? wrapped, of: id)
    }
    if field.owner?.kind == .classType {
      return report(
        FlowDiagnostic.usedBeforeInitialization(kind: field.sort, name: "self.\(field.name)", use: .used),
        assignment ?? expr.place, of: id)
    }
    let missing = fields.values.filter { !state.has(ObjectIdentifier($0)) }
      .sorted { ($0.declaredAt?.start ?? 0) < ($1.declaredAt?.start ?? 0) }
    report(
      FlowDiagnostic.selfBeforeInitialization(use: ""), assignment ?? expr.place,
      missing.compactMap { .declaration("'self.\($0.name)' not initialized", at: $0.declaredAt) }, of: id)
  }
}
