import SyntaxTree
import Types

/// Assignments, and what may be written to.
extension Checker {
  func checkAssignment(_ expr: Expr, _ left: Expr, _ right: Expr) throws -> CheckedExpr {
    if case .discard = left.kind {
      let value = try check(right)
      return make(.discard(value), .void, expr.range)
    }
    if case .tuple = left.kind { return try checkTupleAssignment(expr, left, right) }
    let target: CheckedExpr
    do { target = try check(left) } catch let fault as Failure { throw otherKey(left) ?? fault }
    if let first = try checkFirstValue(of: target, expr, left, right) { return first }
    try requireWritable(target, left)
    if case .optionalChain(let place, _) = target.kind {
      let value = try check(right, as: place.type) { ConversionDiagnostic.assigned(given: $0, wanted: $1) }
      return inChain(make(.assign(place, value), .void, expr.range), expr.range)
    }
    if case .nilLiteral = right.kind, !accepts(target.type, .nilLiteral), !target.type.isVariable, !target.type.isError
    {
      throw failure(
        ConversionDiagnostic.nilAssigned(wanted: settled(target.type), isSubscript: target.isSubscript),
        at: right.range)
    }
    let value: CheckedExpr
    do {
      value = try check(right, as: target.type) {
        target.isSubscript
          ? ConversionDiagnostic.assignedToSubscript(given: $0, wanted: $1.optionalPayload ?? $1)
          : ConversionDiagnostic.assigned(given: $0, wanted: $1)
      }
    } catch let fault as Failure {
      throw fault.told(atSign: right.range.wordBefore("="))
    }
    if !context.isClosure, let kind = target.kindOfPlace(sharedWith: value) {
      throw failure(ExpressionDiagnostic.selfAssignment(kind: kind), at: expr.place)
    }
    return make(.assign(target, value), .void, expr.range)
  }

  /// Diagnoses a dictionary subscript whose argument is not of the key type: assigning to an element means the subscript by key.
  private func otherKey(_ left: Expr) -> Failure? {
    guard case .subscriptCall(let base, let arguments) = left.kind, arguments.count == 1, arguments[0].label == nil,
      case .success(let known) = attempt({ () -> (base: Type, key: Type) in
        let types = (try check(base).type, try check(arguments[0].value).type)
        return (settled(types.0), settled(types.1))
      }), known.result.base.isNominal("Dictionary"), !known.result.key.hasVariables,
      !Type.same(known.result.base.arguments[0], known.result.key)
    else { return nil }
    return failure(
      ConversionDiagnostic.mismatch(given: known.result.key, wanted: known.result.base.arguments[0], role: .argument),
      at: arguments[0].value.place)
  }

  /// In an initializer, the first value of a wrapped property makes its wrapper.
  private func checkFirstValue(
    of target: CheckedExpr, _ expr: Expr, _ left: Expr, _ right: Expr
  ) throws -> CheckedExpr? {
    guard case .computed(let base?, let variable, _, _) = target.kind, let storage = variable.storageOfWrapped,
      let wrapping = storage.wrapping, !storage.hasInitialValue, isSelf(base), isInInitializer(of: variable.owner)
    else { return nil }
    let own = Expr(.identifier("self", argumentLabels: nil, genericArguments: []), left.range)
    let place = Expr(
      .member(base: own, name: storage.name, nameRange: left.range, argumentLabels: nil, genericArguments: []),
      left.range)
    return try checkAssignment(expr, place, wrapping.call(with: right))
  }

  /// Returns the value that a memberwise initializer stores for a property, wrapped where the property has a wrapper.
  func wrapped(_ value: CheckedExpr, for property: VariableDecl) throws -> CheckedExpr {
    guard let wrapping = property.wrapping, !wrapping.isGivenWhole else { return value }
    let outer = scope
    defer { scope = outer }
    scope = Scope(parent: wrapping.scope)
    let given = VariableDecl(name: "$wrapped", kind: .local, type: value.type, isLet: true)
    madeVariables.append(given)
    scope.declare(given)
    let name = Expr(.identifier(given.name, argumentLabels: nil, genericArguments: []), value.range)
    let wrapper = try check(wrapping.call(with: name))
    let statement = CheckedStmt(.variable(.binding(given), value), value.range)
    return make(.sequence([statement], wrapper), wrapper.type, value.range)
  }

  /// Wraps a change of a place within an optional chain, which does not happen if the chain ends early.
  func inChain(_ change: CheckedExpr, _ range: SourceRange) -> CheckedExpr {
    let whole = make(.optionalChain(change, flattens: false), universe.optional(.void), range)
    return make(.discard(whole), .void, range)
  }

  /// Requires that a target may be assigned. With `keepingValue` it is mutated instead, which excludes a constant that still has
  /// no value.
  func requireWritable(_ target: CheckedExpr, _ written: Expr, keepingValue: Bool = false) throws {
    if let message = whyNotWritable(target, written, keepingValue: keepingValue) { throw message }
  }

  /// A constant without a value gets it in the function that declares it, not in a closure there.
  private func mayBeGivenValue(_ variable: VariableDecl) -> Bool {
    guard variable.isAssignableOnce else { return false }
    if variable.kind == .global { return context.isTopLevel }
    return variable.assignableIn == ObjectIdentifier(context)
  }

  private func whyNotWritable(_ target: CheckedExpr, _ written: Expr, keepingValue: Bool = false) -> Failure? {
    switch target.kind {
    case .variable(let variable):
      if !variable.isLet { return nil }
      if let own = ownVariable(in: scope), own === variable {
        return failure(MutabilityDiagnostic(.assignmentToValue, .immutable(name: "self")), at: written.place)
      }
      if !keepingValue, mayBeGivenValue(variable) { return nil }
      if variable.name.hasPrefix("$"), written.place.text.hasPrefix("$") {
        return failure(MutabilityDiagnostic(.assignmentToValue, .immutable(name: variable.name)), at: written.place)
      }
      return failure(MutabilityDiagnostic(.assignmentToValue, .constant(name: variable.name)), at: written.place)
        .noting(variable.madeMutable)
    case .property(let base, let variable):
      if variable.isLet {
        if !keepingValue, isInInitializer(of: variable.owner), isSelf(base) { return nil }
        return failure(MutabilityDiagnostic(.assignmentToProperty, .constant(name: variable.name)), at: written.place)
          .noting(variable.madeMutable)
      }
      if let fault = setterIsHidden(variable, written) { return fault }
      return whyBaseNotWritable(base, written, variable.name, keepingValue: keepingValue)
    case .staticProperty(let variable, _):
      if let fault = setterIsHidden(variable, written) { return fault }
      return variable.isLet
        ? failure(MutabilityDiagnostic(.assignmentToProperty, .constant(name: variable.name)), at: written.place)
          .noting(variable.madeMutable) : nil
    case .computed(let base, let variable, _, let setter):
      guard let setter else {
        let fault = failure(
          MutabilityDiagnostic(.assignmentToProperty, .getOnlyProperty(name: variable.name)), at: written.place)
        guard let base else { return fault }
        return taught(fault, on: .assignment(variable.name, of: settled(base.type))) {
          $0.note(onAssignmentTo: written.range, base: base.range)
        }
      }
      if let fault = setterIsHidden(variable, written) { return fault }
      if let base, setter.function.isMutating {
        return whyBaseNotWritable(base, written, variable.name, keepingValue: true)
      }
      return nil
    case .subscriptCall(let base, let arguments, let getter, let setter):
      guard let setter else {
        var reason = MutabilityDiagnostic.Reason.getOnlySubscript
        if getter.function === universe.keyPathAccessors.getter, let path = arguments.first {
          reason = .readOnlyKeyPath(name: path.namedVariable)
        }
        return failure(MutabilityDiagnostic(.assignmentThroughSubscript, reason), at: written.place)
      }
      return setter.function.isMutating ? whyBaseNotWritable(base, written, "subscript", keepingValue: true) : nil
    case .tupleElement(let base, _):
      return whyBaseNotWritable(base, written, "element", keepingValue: keepingValue)
    case .integer, .double, .boolean, .string, .character, .array, .dictionary:
      return failure(MutabilityDiagnostic(.assignmentToValue, .literal), at: written.place)
    case .optionalChain(let inner, _), .bindOptional(let inner), .forceUnwrap(let inner):
      return whyNotWritable(inner, written, keepingValue: keepingValue)
    case .convert(let inner, .identity): return whyNotWritable(inner, written, keepingValue: keepingValue)
    case .tuple(let targets):
      guard case .tuple(let places) = written.kind else { return nil }
      return zip(targets, places).lazy.compactMap { target, place in
        self.whyNotWritable(target, place.value, keepingValue: keepingValue)
      }.first
    case .call(let callee, let receiver, _):
      let reason =
        receiver == nil ? MutabilityDiagnostic.Reason.functionResult(name: callee.function.name) : .methodResult
      return failure(MutabilityDiagnostic(.assignment, reason), at: written.place)
    case .function(let callee, let receiver?):
      let name = callee.function.name
      let fault = failure(MutabilityDiagnostic(.assignmentToValue, .method(name: name)), at: written.place)
      return taught(fault, on: .assignment(name, of: settled(receiver.type))) {
        $0.note(onAssignmentTo: written.range, base: receiver.range)
      }
    default: return failure(MutabilityDiagnostic(.assignment, nil), at: written.place)
    }
  }

  private func whyBaseNotWritable(
    _ base: CheckedExpr, _ written: Expr, _ name: String, keepingValue: Bool
  ) -> Failure? {
    if isReference(base.type) { return nil }
    let use: MutabilityDiagnostic.Use = name == "subscript" ? .assignmentThroughSubscript : .assignmentToProperty
    switch base.kind {
    case .variable(let variable) where variable.isLet && (keepingValue || !mayBeGivenValue(variable)):
      if variable.name == "self" {
        return failure(MutabilityDiagnostic(use, .immutable(name: "self")), at: written.place).noting(mutatingMethod)
      }
      if variable.name.hasPrefix("$") {
        return failure(MutabilityDiagnostic(use, .immutable(name: variable.name)), at: written.place)
      }
      return failure(MutabilityDiagnostic(use, .constant(name: variable.name)), at: written.place)
        .noting(variable.madeMutable)
    default:
      let fault = whyNotWritable(base, written, keepingValue: keepingValue)
      // The diagnostic names the use of the whole target; its base supplies only the reason.
      let parts: [MutabilityDiagnostic.Use] = [.assignmentToProperty, .assignmentThroughSubscript, .assignmentToValue]
      guard let fault, let kind = fault.diagnostic.kind as? MutabilityDiagnostic, parts.contains(kind.use) else {
        return fault
      }
      return fault.reworded(as: use, at: fault.diagnostic.caret)
    }
  }

  /// The method around, which would have to be `mutating`.
  var mutatingMethod: Diagnostic.Note? {
    guard let function = context.function, function.kind == .function else { return nil }
    let message = "mark method 'mutating' to make 'self' mutable"
    guard let word = function.declaredAt?.wordBefore("func") else { return Diagnostic.Note(message) }
    return Diagnostic.Note(message, at: word, fix: [.insert("mutating ", before: word)])
  }

  private func setterIsHidden(_ variable: VariableDecl, _ written: Expr) -> Failure? {
    isSettable(variable)
      ? nil
      : failure(MutabilityDiagnostic(.assignmentToProperty, .hiddenSetter(name: variable.name)), at: written.place)
  }

  private func isSelf(_ expr: CheckedExpr) -> Bool {
    if case .variable(let variable) = expr.kind { variable.name == "self" } else { false }
  }

  private func isInInitializer(of owner: NominalDecl?) -> Bool {
    guard let function = context.function else { return false }
    return function.kind == .initializer && function.owner === owner
  }
}

extension CheckedExpr {
  /// A property or an element.
  var isOfSomething: Bool {
    switch kind {
    case .property, .computed(_?, _, _, _), .subscriptCall: true
    default: false
    }
  }

  /// The name of the variable that is read.
  fileprivate var namedVariable: String? {
    if case .variable(let variable) = kind { variable.name } else { nil }
  }

  var isSubscript: Bool {
    if case .subscriptCall = kind { true } else { false }
  }

  /// Returns the kind of the place that both expressions name: the same variable or property, without evaluating anything; else nil.
  fileprivate func kindOfPlace(sharedWith other: CheckedExpr) -> String? {
    switch (kind, other.kind) {
    case (.variable(let mine), .variable(let theirs)): mine === theirs ? "variable" : nil
    case (.property(let base, let mine), .property(let otherBase, let theirs)):
      mine === theirs && base.kindOfPlace(sharedWith: otherBase) != nil ? "property" : nil
    default: nil
    }
  }
}
