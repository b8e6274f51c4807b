import SyntaxTree
import Types

/// `return`, and initializers that call others.
extension Checker {
  func checkReturn(_ value: Expr?, _ range: SourceRange) throws -> CheckedStmt {
    guard let result = context.result else { throw failure(StatementDiagnostic.returnOutsideFunction, at: range) }
    if context.deferDepth > 0 {
      throw failure(StatementDiagnostic.returnFromDefer, at: range)
    }
    guard let value else {
      if result.isVariable { _ = unify(result, .void) }
      if !result.isVoid, context.function?.kind != .initializer {
        throw failure(StatementDiagnostic.returnWithoutValue, at: range)
      }
      return CheckedStmt(.returnStatement(nil), range)
    }
    if context.function?.kind == .initializer {
      if case .nilLiteral = value.kind, context.function?.isFailable == false {
        throw failure(StatementDiagnostic.nilFromNonFailable, at: range)
      }
      if case .nilLiteral = value.kind { return CheckedStmt(.returnStatement(make(.nilLiteral, .void, range)), range) }
      throw failure(StatementDiagnostic.valueFromInitializer, at: range)
    }
    context.sawReturn = true
    if !result.isVariable { try refuseNil(value, asResult: result) }
    if result.isVoid, case .nilLiteral = value.kind, !context.isClosure {
      throw failure(StatementDiagnostic.valueFromVoidFunction, at: value.range)
        .noting(Diagnostic.Note("did you mean to add a return type?"))
    }
    let checked = try check(value, expecting: result)
    if let function = context.function, function.returnsSelf, !context.isClosure {
      try refuseOtherSelf(value, function)
    }
    if result.isVoid, !checked.type.isVoid, !checked.type.isVariable, !checked.type.isNever {
      throw unexpectedValue(checked)
    }
    let fitting =
      context.isClosure
      ? try returned(checked, as: result)
      : try convert(checked, to: result) { ConversionDiagnostic.returned(given: $0, wanted: $1) }
    try finish(at: range)
    return CheckedStmt(.returnStatement(fitting), range)
  }

  /// Returns the error for a value in a `return` without a result type.
  func unexpectedValue(_ value: CheckedExpr) -> Failure {
    if context.isClosure {
      return failure(
        StatementDiagnostic.valueFromVoidClosure(type: settled(value.type), result: context.namesVoid ? "Void" : "()"),
        at: value.place)
    }
    return failure(StatementDiagnostic.valueFromVoidFunction, at: value.place)
      .noting(Diagnostic.Note("did you mean to add a return type?"))
  }

  /// `Self` is the class of the object that is asked; one made of the class by its name may be another.
  func refuseOtherSelf(_ value: Expr, _ function: FunctionDecl) throws {
    guard let owner = function.owner, owner.kind == .classType, !owner.isFinal,
      case .call(let callee, _) = value.kind, case .identifier(owner.name, _, _) = callee.kind
    else { return }
    throw failure(
      StatementDiagnostic.ownTypeAsSelf(type: owner.name), at: value.range)
  }

  /// Returns the error for a body that ends without a result. The intended one is often its last expression.
  func missingReturn(
    in what: String, _ result: Type, _ body: [CheckedStmt], end: SourceRange
  ) -> Failure {
    let message = StatementDiagnostic.missingReturn(function: what, type: settled(result))
    let plain = taught(failure(message, at: end), on: .missingReturn(settled(result))) { Diagnostic.Note($0.text) }
    guard case .expression(var last)? = body.last?.kind else { return plain }
    if case .discard(let value) = last.kind { last = value }
    guard Type.same(settled(last.type), settled(result)) else { return plain }
    return failure(message, at: last.range).noting(
      Diagnostic.Note("did you mean to return the last expression?", fix: [.insert("return ", before: last.range)]))
  }

  func refuseNil(_ value: Expr, asResult result: Type) throws {
    guard case .nilLiteral = value.kind, !result.isError, result.optionalPayload == nil, !result.isVoid,
      !result.isAny, !accepts(result, .nilLiteral)
    else { return }
    let fault =
      context.isClosure
      ? failure(ConversionDiagnostic.nilMismatch(wanted: settled(result), role: .closureResult), at: value.range)
      : failure(StatementDiagnostic.nilAsReturnValue(type: settled(result)), at: value.range)
    throw taught(fault, on: .conversion(.void, to: settled(result))) { $0.note(onValue: value.range) }
  }

  /// A call of an initializer of a type that no name in scope needs to refer to.
  private func initialized(
    _ type: Type, _ arguments: [Expr.Argument], _ range: SourceRange, at place: SourceRange
  ) throws -> CheckedExpr {
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    scope.types["$Initialized"] = .type(type)
    let name = Expr(.identifier("$Initialized", argumentLabels: nil, genericArguments: []), place)
    return try check(Expr(.call(callee: name, arguments: arguments), range))
  }

  func checkDelegation(_ base: Expr, _ arguments: [Expr.Argument], _ range: SourceRange) throws -> CheckedStmt {
    context.didDelegate = true
    guard let own = ownVariable(in: scope) else { throw failure(StatementDiagnostic.selfNotFound, at: base.range) }
    let isSuper: Bool
    if case .identifier("super", _, _) = base.kind { isSuper = true } else { isSuper = false }
    let type: Type
    if let function = context.function, function.kind == .initializer, let owner = function.owner,
      owner.kind == .classType, !owner.isNative
    {
      if isSuper, function.isConvenience {
        throw failure(
          StatementDiagnostic.convenienceCallsSuper(name: owner.name),
          at: range.after("super."))
      }
      if !isSuper, !function.isConvenience, let place = function.declaredAt {
        throw failure(
          StatementDiagnostic.designatedDelegates(name: owner.name),
          at: place)
      }
    }
    if isSuper {
      guard let superclass = universe.superclass(of: own.type) else {
        throw noSuperclass(at: base.range)
      }
      type = superclass
    } else {
      type = own.type
    }
    let name = SourceRange(file: base.range.file, start: base.range.end, end: base.range.end + ".init".utf8.count)
    // The list of the arguments is looked for behind the name.
    let place =
      name.end <= name.file.text.utf8.count && name.text == ".init"
      ? SourceRange(file: name.file, start: base.range.start, end: name.end) : base.range
    let value = try initialized(type, arguments, range, at: place)
    try finish(at: range)
    switch value.kind {
    case .construct(let callee, let values):
      if isSuper, callee.function.isConvenience {
        throw failure(StatementDiagnostic.superConvenience(type: type), at: range)
      }
      if callee.function.isFailable, callee.function.declaredAt?.following.text != "!", !range.text.hasSuffix("!"),
        let function = context.function,
        function.kind == .initializer, !function.isFailable
      {
        throw failure(
          StatementDiagnostic.failableDelegation(name: callee.function.fullName, isSuper: isSuper),
          at: range.after("."))
      }
      return CheckedStmt(.delegateInitializer(callee, arguments: values), range)
    case .memberwise where isSuper:
      // The superclass has nothing to do but its properties' initial values.
      return CheckedStmt(.expression(make(.void, .void, range)), range)
    // A failable initializer of a protocol: its value is the whole of `self`, or the one that calls it fails, too.
    case .call(let callee, _, _) where callee.function.isFailable:
      guard context.function?.isFailable == true, let payload = value.type.optionalPayload else {
        throw failure(
          StatementDiagnostic.failableDelegation(name: callee.function.fullName, isSuper: isSuper), at: range.after(".")
        )
      }
      let made = VariableDecl(name: "$made", kind: .local, type: payload, isLet: true)
      madeVariables.append(made)
      let target = try access(own, at: range)
      let assignment = CheckedExpr(.assign(target, make(.variable(made), payload, range)), .void, range)
      return CheckedStmt(
        .doStatement(
          [
            CheckedStmt(
              .guardStatement(
                [.pattern(.some(.binding(made)), value)],
                otherwise: [CheckedStmt(.returnStatement(make(.nilLiteral, .void, range)), range)]), range),
            CheckedStmt(.expression(assignment), range),
          ], catches: [], JumpTarget()), range)
    // The value of a memberwise initializer, or of another initializer of a protocol, is the whole of `self`.
    case .memberwise, .call:
      let target = try access(own, at: range)
      return CheckedStmt(.expression(CheckedExpr(.assign(target, value), .void, range)), range)
    default: throw failure(StatementDiagnostic.misplacedInitializerCall, at: range)
    }
  }
}
