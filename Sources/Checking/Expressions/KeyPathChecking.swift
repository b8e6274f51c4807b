import SyntaxTree
import Types

/// Key paths, as values and where a function is wanted.
extension Checker {
  func checkKeyPath(
    _ expr: Expr, _ root: TypeSyntax?, _ components: [Expr.KeyPathComponent], expecting expected: Type?
  ) throws -> CheckedExpr {
    try? solveDeferred()
    var wanted = expected.map { universe.simplified($0, assuming: requirements) }
    while let payload = wanted?.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    var base: Type?
    var function: FunctionType?
    if let root {
      base = try resolve(root, open: true)
    } else if let wanted, wanted.nominalDecl?.name.hasSuffix("KeyPath") == true {
      base = wanted.arguments.first
    }
    if let type = wanted?.functionType, type.parameters.count == 1 {
      function = type
      if base == nil { base = type.parameters[0].type } else if let base { _ = unify(base, type.parameters[0].type) }
    }
    guard let base else {
      throw failure(
        InferenceDiagnostic.keyPathRootNotInferred, at: expr.range)
    }
    settleLiterals(in: base)
    settleOpenResult(base)
    if universe.simplified(base, assuming: requirements).isVariable {
      throw failure(
        InferenceDiagnostic.keyPathRootNotInferred, at: expr.range)
    }
    let (steps, last, isWritable, isReferenceWritable) = try keyPathSteps(components, base, expr)
    let path = CheckedKeyPath(steps: steps, isWritable: isWritable)
    if let function {
      score.keyPathFunctions += 1
      return try keyPathFunction(path, base, last, function, expr)
    }
    var name = isReferenceWritable ? "ReferenceWritableKeyPath" : isWritable ? "WritableKeyPath" : "KeyPath"
    if let wanted = wanted?.nominalDecl?.name, wanted.hasSuffix("KeyPath"), name != wanted {
      let order = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
      if let have = order.firstIndex(of: name), let want = order.firstIndex(of: wanted), want < have { name = wanted }
    }
    guard let decl = universe.standardProtocol(name) else {
      fatalError("the standard library declares key paths")
    }
    let arguments = [base, last]
    return make(.keyPath(path), .nominal(decl, Array(arguments.prefix(decl.generics.count))), expr.range)
  }

  private func keyPathSteps(
    _ components: [Expr.KeyPathComponent], _ base: Type, _ expr: Expr
  ) throws -> ([CheckedKeyPath.Step], Type, Bool, Bool) {
    var steps: [CheckedKeyPath.Step] = []
    var type = base
    var isWritable = true
    var isReferenceWritable = false
    for component in components {
      let subject = VariableDecl(name: "subject", kind: .local, type: type, isLet: false)
      madeVariables.append(subject)
      let value = make(.variable(subject), type, expr.range)
      let step: CheckedExpr
      var isChain = false
      switch component {
      case .member(let name, let range):
        let holder = Expr(.discard, range)
        step = try memberAccess(of: value, name, nil, expr.range, baseRange: expr.range, expr: holder, expecting: nil)
      case .subscriptCall(let arguments, let range):
        let candidates = members(named: "subscript", of: type).compactMap { member -> Candidate? in
          guard case .subscriptDecl(let declaration) = member.decl else { return nil }
          return Candidate(.subscripting(declaration), receiver: value, member: member)
        }
        guard !candidates.isEmpty else {
          throw failure(ExpressionDiagnostic.noSubscripts(type: settled(type)), at: range)
        }
        step = try select(candidates, "subscript", arguments, site: range, nameRange: range, expecting: nil)
      case .optionalChain:
        guard let payload = universe.simplified(type, assuming: requirements).optionalPayload else {
          throw failure(ExpressionDiagnostic.chainOfNonOptional(type: settled(type)), at: expr.range)
        }
        step = make(.bindOptional(value), payload, expr.range)
        isChain = true
      case .forceUnwrap:
        guard let payload = universe.simplified(type, assuming: requirements).optionalPayload else {
          throw failure(ExpressionDiagnostic.forcedNonOptional(type: settled(type)), at: expr.range)
        }
        step = make(.forceUnwrap(value), payload, expr.range)
      case .selfPath: step = value
      }
      if isReference(type) {
        isReferenceWritable = canWrite(step)
        isWritable = isReferenceWritable
      } else if !canWrite(step) {
        isWritable = false
        isReferenceWritable = false
      }
      steps.append(CheckedKeyPath.Step(subject: subject, value: step, isOptionalChain: isChain))
      type = step.type
    }
    let chained = steps.contains(where: \.isOptionalChain)
    if chained, universe.simplified(type, assuming: requirements).optionalPayload == nil {
      type = universe.optional(type)
    }
    return (steps, type, isWritable && !chained, isReferenceWritable && !chained)
  }

  private func canWrite(_ step: CheckedExpr) -> Bool {
    let holder = Expr(.discard, step.range)
    return (try? requireWritable(step, holder)) != nil
  }

  /// `map(\.count)`: the path as a function.
  private func keyPathFunction(
    _ path: CheckedKeyPath, _ base: Type, _ last: Type, _ function: FunctionType, _ expr: Expr
  ) throws -> CheckedExpr {
    guard let decl = universe.standardProtocol("KeyPath") else {
      fatalError("the standard library declares key paths")
    }
    let parameter = VariableDecl(name: "$0", kind: .local, type: base, isLet: true)
    madeVariables.append(parameter)
    let pathValue = make(.keyPath(path), .nominal(decl, [base, last]), expr.range)
    let subject = make(.variable(parameter), base, expr.range)
    let read = make(
      .subscriptCall(subject, arguments: [pathValue], getter: Callee(universe.keyPathAccessors.getter), setter: nil),
      last, expr.range)
    let value = try returned(read, as: function.result, at: expr.range) {
      ConversionDiagnostic.keyPathValue(given: $0, wanted: $1)
    }
    let type = FunctionType(parameters: [FunctionType.Parameter(base)], result: function.result)
    let body = [CheckedStmt(.returnStatement(value), expr.range)]
    return make(
      .closure(CheckedClosure(captures: [], parameters: [parameter], body: body, type: type)), .function(type),
      expr.range)
  }
}
