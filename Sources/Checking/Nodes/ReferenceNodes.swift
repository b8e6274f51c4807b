import SyntaxTree
import Types

/// Nodes of functions, initializers and enum cases as values.
extension Checker {
  /// A candidate as a value, its generic parameters replaced.
  func reference(
    to candidate: Candidate, _ substitution: Substitution, _ name: String, _ range: SourceRange
  ) throws -> CheckedExpr {
    let parameters = parameters(of: candidate, substitution)
    let result = resultType(of: candidate, substitution)
    let type = FunctionType(
      parameters: parameters.map {
        FunctionType.Parameter($0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
      },
      isAsync: candidate.function?.isAsync ?? false,
      isThrowing: (candidate.function?.isThrowing ?? false) || (candidate.function?.isRethrowing ?? false),
      thrown: candidate.function?.thrownType?.substituting(substitution), result: result)
    switch candidate.target {
    case .function(let function):
      let callee = Callee(
        function, candidate.dispatch, typeArguments: hidden(function, substitution), isSuper: candidate.isSuper)
      if candidate.isUnbound {
        let own = candidate.receiver?.type.instance ?? .error
        let outer = FunctionType(parameters: [FunctionType.Parameter(own)], result: .function(type))
        return make(.unboundMethod(callee), .function(outer), range)
      }
      let receiver = function.isStatic && function.native != nil && !function.isRequirement ? nil : candidate.receiver
      return make(.function(callee, receiver: receiver), .function(type), range)
    case .enumCase(let enumCase): return make(.enumCaseFunction(enumCase), .function(type), range)
    case .memberwise(let decl): return try memberwiseFunction(decl, type, range)
    case .subscripting, .value: throw failure(ExpressionDiagnostic.notAValue(name: name), at: range)
    }
  }

  /// A struct's memberwise initializer as a function.
  private func memberwiseFunction(_ decl: NominalDecl, _ type: FunctionType, _ range: SourceRange) throws -> CheckedExpr
  {
    let variables = type.parameters.enumerated().map {
      VariableDecl(name: "$\($0.offset)", kind: .local, type: $0.element.type, isLet: true)
    }
    madeVariables += variables
    var waiting = variables[...]
    let fields: [CheckedExpr?] = decl.storedProperties.map { property in
      if property.isLet, property.hasInitialValue { return nil }
      guard let variable = waiting.popFirst() else { return nil }
      return make(.variable(variable), variable.type, range)
    }
    let body = [CheckedStmt(.returnStatement(make(.memberwise(decl, fields), type.result, range)), range)]
    return make(
      .closure(CheckedClosure(captures: [], parameters: variables, body: body, type: type)), .function(type), range)
  }

  /// Returns true for a mutating method of a value type: the value that it mutates could not be named later.
  func changesItsOwner(_ candidate: Candidate) -> Bool {
    guard let function = candidate.function, function.kind == .function, function.isMutating else { return false }
    return !isReference((candidate.receiver?.type ?? .void).instance)
  }
}
