import SyntaxTree
import Types

/// Closures: their parameters come from the function type that is expected, their result from their only expression.
extension ConstraintSystem {
  /// Resolves a closure that is converted to a type, once that is known to be a function.
  func simplify(
    _ use: ClosureUse, as target: Type, _ kind: Constraint.ConversionKind, _ locator: ConstraintLocator
  ) throws -> Simplification {
    var wanted = simplified(target)
    while let payload = wanted.optionalPayload { wanted = simplified(payload) }
    if wanted.isAny { return .waiting }
    if wanted.isOpen { return .waiting }
    guard case .function(let function) = wanted else { return .failed }
    // One tuple may be destructured by several parameters: which it is has to be known.
    if function.parameters.count == 1, simplified(function.parameters[0].type).isOpen,
      use.syntax.parameters?.count ?? shorthandCount(of: use, as: function) != 1
    {
      return .waiting
    }
    var builder: Type?
    if case .built(let type) = kind {
      builder = type
      builtClosures.insert(ObjectIdentifier(use.expr))
    }
    guard try resolve(use, as: function, builder: builder) else { return .failed }
    add(.conversion(use.type, target, kind), locator)
    return .solved
  }

  /// Notes that a closure or an operator is expected to take these types: its result does not decide them.
  func noteInputs(of function: FunctionType) {
    for parameter in function.parameters {
      _ = parameter.type.contains {
        if case .variable(let open) = $0 { closureInputs.insert(open.id) }
        return false
      }
    }
  }

  func parameterCount(_ closure: ClosureSyntax) -> Int {
    closure.parameters?.count ?? max(closure.shorthandCount, 0)
  }

  /// Gives the closure its function type, and generates its body where that is one expression.
  func resolve(_ use: ClosureUse, as wanted: FunctionType?, builder: Type? = nil) throws -> Bool {
    let closure = use.syntax
    let effects = ClosureEffects(of: closure)
    // The effects of an unfinished body are not final.
    if let wanted, !isCompleted(use.expr) {
      let isOther =
        effects.isThrowing && !wanted.isThrowing && wanted.thrown == nil || effects.isAsync && !wanted.isAsync
      if isOther {
        guard isRepairing else { return false }
        record(.closure(closure, wanted, builder: builder), at: ConstraintLocator(use.expr, .closureEffects))
      }
    }
    if let wanted { noteInputs(of: wanted) }
    let names = closure.parameters?.map(\.name) ?? (0..<shorthandCount(of: use, as: wanted)).map { "$\($0)" }
    let outer = source.scope
    defer { source.scope = outer }
    source.scope = Scope(parent: use.scope)
    let written = try closure.parameters?.map { try $0.type.map(resolved) }
    let inouts = names.indices.map { closure.parameters?[$0].type?.isInout ?? false }
    try declareCaptures(of: closure)
    var parameters: [FunctionType.Parameter] = []
    func declare(_ name: String, _ type: Type, isInout: Bool) {
      if name == "_" { return }
      if isRepairing, case .variable(let open) = simplified(type) {
        let place = closure.parameters?.first { $0.name == name }?.range ?? closure.openingBrace
        // Of closures that take the same the first one is reported.
        if closureParameters[open.id].map({ $0.place.start > place.start }) ?? true {
          closureParameters[open.id] = ClosureParameter(name: name, place: place, isExpected: wanted != nil)
        }
      }
      let variable = VariableDecl(name: name, kind: .local, type: type, isLet: !isInout)
      variable.isInout = isInout
      source.scope.declare(variable)
    }
    if let wanted {
      if wanted.parameters.count == 1, names.count > 1, case .tuple(let fields) = simplified(wanted.parameters[0].type),
        fields.count == names.count || closure.parameters == nil && names.count <= fields.count
      {
        for (index, name) in names.enumerated() {
          if let type = written?[index], !unify(type, fields[index].type) { return false }
          declare(name, fields[index].type, isInout: false)
        }
        parameters = wanted.parameters
      } else if names.isEmpty, wanted.parameters.count == 1 {
        guard unify(wanted.parameters[0].type, .void) else { return false }
        parameters = wanted.parameters
      } else {
        guard names.count == wanted.parameters.count else { return false }
        for (index, name) in names.enumerated() {
          let given = wanted.parameters[index]
          var own = given.type
          if let type = written?[index] {
            own = type
            add(.conversion(given.type, type, .value), ConstraintLocator(use.expr, .closureParameter(index)))
          }
          declare(name, given.isVariadic ? universe.array(own) : own, isInout: given.isInout)
          parameters.append(FunctionType.Parameter(own, isInout: given.isInout, isVariadic: given.isVariadic))
        }
      }
    } else {
      for (index, name) in names.enumerated() {
        let type = written?[index] ?? variable()
        let isVariadic = closure.parameters?[index].isVariadic ?? false
        declare(name, isVariadic ? universe.array(type) : type, isInout: inouts[index])
        parameters.append(FunctionType.Parameter(type, isInout: inouts[index], isVariadic: isVariadic))
      }
    }
    let result = try closure.result.map { try resolved($0) } ?? variable()
    var type = FunctionType(
      parameters: parameters, isAsync: wanted?.isAsync ?? effects.isAsync,
      isThrowing: wanted?.isThrowing ?? effects.isThrowing, thrown: nil, result: result)
    type.namesVoid = closure.result.map { $0.range.text == "Void" } ?? wanted?.namesVoid ?? false
    if wanted == nil, let written = closure.thrownType { type.throwOnly(try resolved(written)) }
    if let thrown = wanted?.thrown {
      guard try bindThrown(thrown, of: use, &type) else { return false }
    }
    guard unify(use.type, .function(type)) else { return false }
    let isSeparate = closure.singleValue == nil || builder != nil
    if isRepairing, case .variable(let open) = result { expectedResults[open.id] = wanted?.result }
    if closure.result == nil, let outer = wanted?.result, !outer.isOpen {
      // The expected result is the result; a separate body needs it without variables.
      if !isSeparate || !simplified(outer).hasVariables {
        guard unify(result, outer) else { return false }
      }
    }
    guard let value = closure.singleValue, builder == nil else {
      if closure.body.statements.isEmpty, builder == nil {
        if unify(result, .void) { return true }
        guard isRepairing else { return false }
        record(
          .conversion(given: .void, wanted: result, isArgument: false), at: ConstraintLocator(use.expr, .closureResult))
        return true
      }
      if isCompleted(use.expr) {
        note(CompletionSite(kind: .body(use.expr, type, builder: builder), scope: use.scope))
      } else {
        add(.conjunction(use, type, builder: builder), ConstraintLocator(use.expr))
      }
      return true
    }
    let known = simplified(result)
    let body = known.isVoid ? try generate(value) : try generateChain(value)
    // Other values are reported when all types are right.
    if known.isVoid, closure.returnsItsValue, value.isNilLiteral {
      add(.conversion(body, known, .value), ConstraintLocator(value, .closureResult))
    }
    add(
      .closureResult(body, result, value),
      ConstraintLocator(
        value, closure.result.map { .declaredResult(start: $0.range.start, end: $0.range.end) } ?? .closureResult))
    return true
  }

  /// The `E` of a function that throws it is `Never` for a closure that throws nothing.
  private func bindThrown(_ thrown: Type, of use: ClosureUse, _ type: inout FunctionType) throws -> Bool {
    guard simplified(thrown).hasVariables else {
      type.throwOnly(thrown)
      return true
    }
    let written = try use.syntax.thrownType.map(resolved)
    let error = written ?? (ClosureEffects(of: use.syntax).isThrowing ? universe.anyError : universe.never)
    type.throwOnly(error)
    return unify(thrown, error)
  }

  private func declareCaptures(of closure: ClosureSyntax) throws {
    for capture in closure.captures {
      var type: Type
      let value =
        capture.value
        ?? keep(Expr(.identifier(capture.name, argumentLabels: nil, genericArguments: []), capture.nameRange))
      // A captured value is looked up in the scope around the closure.
      let inner = source.scope
      source.scope = inner.parent ?? inner
      defer { source.scope = inner }
      type = try generate(value)
      if capture.strength == .weak {
        let payload = type
        type = variable()
        add(.chain(payload, type), ConstraintLocator(value))
      }
      let variable = VariableDecl(name: capture.name, kind: .local, type: type, isLet: capture.strength != .weak)
      inner.declare(variable)
    }
  }

  /// Infers the result of a closure of several statements from its body, and the parameter types that nothing else determines.
  func solveConjunction(_ use: ClosureUse, _ function: FunctionType, _ builder: Type?) throws -> Bool {
    if isRepairing, recordClosureParameter(of: use, as: function) { return unify(function.result, .error) }
    var type = function
    for index in type.parameters.indices {
      type.parameters[index].type = normalized(type.parameters[index].type)
      if isHole(type.parameters[index].type) { return unify(function.result, .error) }
    }
    let known = normalized(function.result)
    if use.syntax.result == nil, (known.optionalPayload ?? known).isVariable,
      use.syntax.firstReturned?.isNilLiteral == true,
      let (parameter, place) = undeterminedParameter
    {
      // The first result decides, and `nil` says nothing of the optional's payload.
      guard isRepairing else { return false }
      record(.genericParameter(name: parameter.name, place: place), at: ConstraintLocator(use.expr))
      return unify(function.result, .error)
    }
    type.result = known
    let outer = source.scope
    source.scope = use.scope
    defer { source.scope = outer }
    let body = try source.inference(from: use.expr, as: type, isKnown: !known.hasVariables, builder: builder)
    for (variable, bound) in body.bindings where !unify(.variable(variable), bound) { return false }
    guard let result = body.result else {
      guard isRepairing else { return false }
      for (index, parameter) in function.parameters.enumerated() where normalized(parameter.type).hasVariables {
        punchVariables(of: parameter.type)
        type.parameters[index] = parameter
      }
      record(.closure(use.syntax, type, builder: builder), at: ConstraintLocator(use.expr))
      punch(function.result)
      return true
    }
    return unify(function.result, result)
  }
}

extension ConstraintSystem {
  private func punchVariables(of type: Type) {
    _ = normalized(type).contains {
      punch($0)
      return false
    }
  }
}

extension Expr {
  /// A closure of several statements.
  var hasSeparateBody: Bool {
    if case .closure(let closure) = kind { closure.singleValue == nil } else { false }
  }

  /// An `if` or `switch` expression, whose branches are checked one by one.
  package var isBranching: Bool {
    switch kind {
    case .ifExpression, .switchExpression: true
    default: false
    }
  }
}

extension ClosureSyntax {
  /// True if the types of all parameters are written, so that the context need not determine them.
  var writesItsTypes: Bool {
    if let parameters { return !parameters.isEmpty && parameters.allSatisfy { $0.type != nil } }
    return false
  }

  /// True if the only statement is a `return`.
  fileprivate var returnsItsValue: Bool {
    if case .returnStatement? = body.statements.first?.kind { body.statements.count == 1 } else { false }
  }

  /// The only expression of the body.
  package var singleValue: Expr? {
    guard body.statements.count == 1 else { return nil }
    switch body.statements[0].kind {
    case .expression(let value):
      return value.isBranching ? nil : value
    case .returnStatement(let value?): return value.isBranching ? nil : value
    default: return nil
    }
  }
}
