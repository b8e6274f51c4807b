import SyntaxTree
import Types

/// Expressions: a read value must be initialized, an assigned one becomes initialized.
extension DefiniteInitialization {
  func walk(_ expr: CheckedExpr) {
    if isIdle, !expr.mayHoldClosure { return }
    switch expr.kind {
    case .variable(let variable): read(variable, at: expr.range)
    case .property(let base, let field):
      if isOwn(base) { readField(field, expr) } else { walk(base) }
    case .computed(let base?, let variable, let getter, _):
      if isOwn(base) {
        useOwn(.property(variable.name), at: expr.place, whole: expr.range)
      } else if let uninitialized = variableWithoutValue(base), variable.owner?.kind == .structure,
        variable.owner?.isNative == false
      {
        read(uninitialized, at: expr.place)
      } else {
        walk(base)
      }
      if getter.function.isThrowing { throwOut() }
    case .assign(let target, let value): walkAssignment(target, value)
    case .call where expr.namesDynamicSelf: break
    case .call(let callee, let receiver, let arguments): walkCall(callee, receiver, arguments, expr)
    case .construct(let callee, let arguments):
      walkArguments(arguments, at: expr.place)
      if callee.mayThrow(arguments) { throwOut() }
    case .function(let callee, let receiver):
      if let receiver {
        if isOwn(receiver) {
          useOwn(.method(callee.function.name), at: expr.place, whole: expr.range)
        } else {
          walk(receiver)
        }
      } else {
        useLocal(callee.function, at: expr.range, isCall: false)
      }
    case .apply(let function, let arguments):
      walk(function)
      walkArguments(arguments, at: expr.range)
      if function.type.head.functionType?.isThrowing == true { throwOut() }
    case .tupleElement(let base, let index):
      if let variable = variableWithoutValue(base), isTuple(variable) {
        readElement(index, of: variable, at: expr)
      } else {
        walk(base)
      }
    case .optionalTry(let value, _): walkCatching(value)
    case .closure(let closure): walk(closure, expr)
    case .ifExpression(let branches): walk(branches)
    case .switchExpression(let cases): walk(cases)
    case .sequence(let statements, let value):
      walk(statements)
      walk(value)
    case .logicalAnd(let left, let right), .logicalOr(let left, let right), .coalesce(let left, let right):
      walk(left)
      let before = state
      walkWrapped(right)
      state = State.join(state, before)
    case .ternary(let condition, let then, let otherwise):
      walk(condition)
      let before = state
      walk(then)
      let first = state
      state = before
      walk(otherwise)
      state = State.join(first, state)
    default: expr.children.forEach { walk($0) }
    }
  }

  // MARK: Calls

  private func walkCall(
    _ callee: Callee, _ receiver: CheckedExpr?, _ arguments: [CheckedExpr], _ expr: CheckedExpr
  ) {
    if let receiver {
      if isOwn(receiver) {
        useOwn(.method(callee.function.name), at: expr.place, whole: expr.range)
      } else if callee.function.isMutating {
        walkChanged(receiver, at: expr.place, byReference: false)
      } else {
        walk(receiver)
      }
    }
    if callee.function.isTransparent {
      arguments.forEach { walkInPlace($0) }
    } else {
      walkArguments(arguments, at: expr.place)
    }
    if receiver == nil { useLocal(callee.function, at: expr.range) }
    if callee.mayThrow(arguments) { throwOut() }
  }

  /// Checks an autoclosure argument of `precondition` and the like as if it were written in place: no closure captures
  /// its variables. It may not be evaluated, so its assignments do not count.
  private func walkInPlace(_ argument: CheckedExpr) {
    guard case .closure(let closure) = argument.kind, closure.body.count == 1,
      case .returnStatement(let value?) = closure.body[0].kind
    else { return walk(argument) }
    let before = state
    walkWrapped(value)
    state = before
  }

  /// Checks an autoclosure argument; its faults are reported at its place.
  private func walkWrapped(_ value: CheckedExpr) {
    let outer = wrapped
    wrapped = outer ?? value.range
    walk(value)
    wrapped = outer
  }

  private func walkArguments(_ arguments: [CheckedExpr], at place: SourceRange) {
    for argument in arguments {
      if case .inoutArgument(let target) = argument.kind {
        walkChanged(target, at: place, byReference: true)
      } else {
        walk(argument)
      }
    }
  }

  /// Checks that a modified place is initialized.
  private func walkChanged(_ target: CheckedExpr, at place: SourceRange, byReference: Bool) {
    func message(_ variable: VariableDecl, _ prefix: String = "") -> FlowDiagnostic {
      FlowDiagnostic.usedBeforeInitialization(
        kind: variable.sort, name: "\(prefix)\(variable.name)", use: byReference ? .passedByReference : .used)
    }
    switch target.kind {
    case .variable(let variable) where variable !== own:
      let id = ObjectIdentifier(variable)
      guard state.isReachable, tracked[id] != nil, !state.has(id) else { return }
      report(message(variable), place, of: id)
      state.give(id)
    case .property(let base, let field) where isOwn(base):
      let id = ObjectIdentifier(field)
      guard state.isReachable, fields[id] != nil, !state.has(id) else {
        return useInherited(field, at: target.range, kind: .whole, whole: target.range)
      }
      report(message(field, "self."), place, of: id)
      state.give(id)
    case .property(let base, _), .subscriptCall(let base, _, _, _), .tupleElement(let base, _):
      if case .subscriptCall(_, let arguments, _, _) = target.kind { arguments.forEach { walk($0) } }
      if base.type.isObject { walk(base) } else { walkChanged(base, at: place, byReference: byReference) }
    default: walk(target)
    }
  }

  private func useLocal(_ function: FunctionDecl, at place: SourceRange, isCall: Bool = true) {
    guard function.owner == nil, function.native == nil, state.isReachable else { return }
    if let needed = function.needs, let declared = needed.declaredAt, declared.file === place.file,
      place.start < declared.start
    {
      report(
        FlowDiagnostic.capturedBeforeDeclaration(name: needed.name), function.declaredAt ?? place,
        of: ObjectIdentifier(needed))
    }
    if isIdle { return }
    for variable in captures(of: function) where !state.has(ObjectIdentifier(variable)) && variable.kind == .local {
      let use: FlowDiagnostic.EarlyUse = variable.isLet ? .used : isCall ? .inFunctionDefinition : .captured
      report(
        FlowDiagnostic.usedBeforeInitialization(kind: variable.sort, name: variable.name, use: use), place,
        of: ObjectIdentifier(variable))
    }
    if let own, (function.body ?? []).contains(where: { $0.uses(own) }) {
      useOwn(.method(function.name), at: place, whole: place)
    }
  }

  // MARK: Assignments

  private func walkAssignment(_ target: CheckedExpr, _ value: CheckedExpr) {
    let outer = assignment
    let sign = target.range.after("=", from: target.range.end)
    // A copied property is read at the place of the assignment.
    if case .property = value.kind { assignment = sign } else { assignment = nil }
    walk(value)
    assignment = outer
    switch target.kind {
    case .variable(let variable):
      if variable === own {
        fields.keys.forEach { state.give($0) }
        state.calledSelf = true
      } else {
        assign(variable, "", sign)
      }
    case .property(let base, let field) where isOwn(base):
      if refuseConstant(field, at: target.place) { return }
      assignField(field, sign, target)
    case .computed(let base?, let variable, _, _) where isOwn(base):
      useOwn(.property(variable.name), at: sign, whole: target.range)
    case .property(let base, _) where !base.type.isObject:
      if let variable = variableWithoutValue(base) {
        report(FlowDiagnostic.partlyInitialized(name: variable.name), sign, of: ObjectIdentifier(variable))
        state.give(ObjectIdentifier(variable))
      } else if let outer = fieldWithoutValue(base) {
        report(FlowDiagnostic.partlyInitialized(name: "self.\(outer.name)"), sign, of: ObjectIdentifier(outer))
        state.give(ObjectIdentifier(outer))
      } else if let constant = constantWithValue(base) {
        let name = isOwnField(base) ? "self.\(constant.name)" : constant.name
        report(
          FlowDiagnostic.initializedTwice(name: name), sign, [constant.madeMutable].compactMap { $0 },
          of: ObjectIdentifier(constant))
      } else {
        walkChanged(base, at: sign, byReference: false)
      }
    case .computed(let base?, _, _, let setter?) where setter.function.isMutating:
      walkChanged(base, at: sign, byReference: false)
    case .subscriptCall(let base, let arguments, _, let setter?):
      arguments.forEach { walk($0) }
      if setter.function.isMutating { walkChanged(base, at: sign, byReference: false) } else { walk(base) }
    case .tupleElement(let base, let index):
      if let variable = variableWithoutValue(base), case .tuple(let fields) = variable.type.head {
        let id = ObjectIdentifier(variable)
        state.give(id, element: index)
        if fields.indices.allSatisfy({ state.certain.contains(Slot(id: id, element: $0)) }) { state.give(id) }
      } else {
        walk(base)
      }
    default: target.children.forEach { walk($0) }
    }
  }

  private func assign(_ variable: VariableDecl, _ prefix: String, _ sign: SourceRange) {
    let id = ObjectIdentifier(variable)
    guard tracked[id] != nil || fields[id] != nil else { return }
    if variable.isLet, state.mayHave(id), state.isReachable {
      report(
        FlowDiagnostic.initializedTwice(name: "\(prefix)\(variable.name)"), sign,
        [variable.madeMutable].compactMap { $0 }, of: id)
    }
    state.give(id)
    if case .tuple(let parts) = variable.type.head { parts.indices.forEach { state.give(id, element: $0) } }
  }

  private func assignField(_ field: VariableDecl, _ sign: SourceRange, _ target: CheckedExpr) {
    let id = ObjectIdentifier(field)
    if fields[id] != nil { return assign(field, "self.", sign) }
    if field.isLet, field.owner === own?.type.nominalDecl, field.hasInitialValue || field.initialValue != nil,
      !delegates
    {
      let given = Diagnostic.Note.declaration(
        "initial value already provided in 'let' declaration", at: field.declaredAt)
      report(
        FlowDiagnostic.initializedTwice(name: "self.\(field.name)"), sign,
        [given, field.madeMutable].compactMap { $0 }, of: id)
      return
    }
    useInherited(field, at: sign, kind: .property(field.name), whole: target.range)
  }

  // MARK: Closures

  /// Checks that the captures of a closure are initialized where it is made; its own variables are checked separately.
  func walk(_ closure: CheckedClosure, _ expr: CheckedExpr) {
    for capture in closure.captures {
      // The word before it is not its place.
      let place = capture.value.range.lastWord
      if isOwn(capture.value.plain) {
        captureOwn(at: place)
      } else {
        walk(capture.value)
      }
    }
    if state.isReachable, !isIdle {
      for variable in variables(in: closure.body) where !state.has(ObjectIdentifier(variable)) {
        report(
          FlowDiagnostic.usedBeforeInitialization(kind: variable.sort, name: variable.name, use: .captured),
          expr.range, of: ObjectIdentifier(variable))
      }
      if let own, closure.uses(own) { closeOver(at: expr.range) }
    }
    walkApart(closure.body)
  }
}

extension MemberDecl {
  /// The functions that it consists of.
  var functions: [FunctionDecl] {
    switch self {
    case .function(let function): [function]
    case .variable(let variable):
      [variable.getter, variable.setter, variable.willSet, variable.didSet].compactMap { $0 }
    case .subscriptDecl(let declaration): [declaration.getter, declaration.setter].compactMap { $0 }
    case .enumCase: []
    }
  }
}

extension Type {
  /// True for a class; a constrained parameter counts as a value type.
  fileprivate var isObject: Bool { nominalDecl?.kind == .classType }
}

extension FunctionDecl {
  /// True for functions of the library that are inlined before definite initialization.
  fileprivate var isTransparent: Bool {
    native != nil && owner == nil && ["assert", "precondition", "preconditionFailure", "fatalError"].contains(name)
  }
}

extension Callee {
  /// Returns true if a call may throw; a rethrowing one does if one of its closures throws.
  fileprivate func mayThrow(_ arguments: [CheckedExpr]) -> Bool {
    if function.isThrowing { return true }
    guard function.isRethrowing else { return false }
    return zip(function.parameters, arguments).contains { parameter, argument in
      guard parameter.takesThrowingFunction else { return false }
      if case .closure(let closure) = argument.plain.kind { return closure.type.isThrowing }
      return argument.plain.type.head.functionType?.isThrowing ?? false
    }
  }
}

extension SourceRange {
  /// The last word of the range.
  fileprivate var lastWord: SourceRange {
    guard let space = text.utf8.lastIndex(of: UInt8(ascii: " ")) else { return self }
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: space) + 1
    return SourceRange(file: file, start: start + offset, end: end)
  }
}

extension CheckedExpr {
  /// True for `Self` in a class, the type of an object whose initialization may not have begun. It is checked as
  /// `type(of: self)`, with an argument in the place of the whole.
  fileprivate var namesDynamicSelf: Bool {
    guard case .call(_, nil, let arguments) = kind, arguments.count == 1 else { return false }
    return arguments[0].range.start == range.start && arguments[0].range.end == range.end
  }
}
