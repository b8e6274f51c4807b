import SyntaxTree
import Types

/// The parameters of a closure: declared ones, shorthand arguments such as `$0`, and unnamed ones that the context requires.
extension Checker {
  /// The parameters inside, the types outside, and what splits one tuple into several parameters.
  func closureParameters(
    _ closure: ClosureSyntax, _ wanted: FunctionType?, _ expr: Expr
  ) throws -> ([VariableDecl], [FunctionType.Parameter], [CheckedStmt]) {
    let names: [String]
    var written: [Type?]
    if let declared = closure.parameters {
      names = declared.map(\.name)
      if let index = names.indices.first(where: { names[$0] != "_" && names[..<$0].contains(names[$0]) }) {
        throw failure(DeclarationDiagnostic.redeclaration(name: names[index]), at: declared[index].range)
      }
      written = try declared.map { try $0.type.map { try resolve($0, open: true) } }
    } else {
      var count = max(closure.shorthandCount, 0)
      // An unfinished closure may still come to use them all.
      if let probe, let wanted, probe.holdsMark(closure.range) { count = max(count, wanted.parameters.count) }
      names = (0..<count).map { "$\($0)" }
      written = names.map { _ in nil }
    }
    let isShorthand = closure.parameters == nil
    var statements: [CheckedStmt] = []
    guard let wanted else {
      let types = written.map { $0 ?? freshVariable() }
      let inouts = names.indices.map { closure.parameters?[$0].type?.isInout ?? false }
      let variadics = names.indices.map { closure.parameters?[$0].isVariadic ?? false }
      var variables = names.indices.map {
        declareParameter(names[$0], variadics[$0] ? universe.array(types[$0]) : types[$0])
      }
      for index in variables.indices where inouts[index] { variables[index] = mutable(variables[index]) }
      return (
        variables,
        names.indices.map {
          FunctionType.Parameter(types[$0], isInout: inouts[$0], isVariadic: variadics[$0])
        }, statements
      )
    }
    // One tuple wanted, several names given: the closure takes its fields.
    if wanted.parameters.count == 1, names.count > 1,
      case .tuple(let fields) = universe.simplified(wanted.parameters[0].type, assuming: requirements),
      fields.count == names.count || (isShorthand && names.count <= fields.count)
    {
      let whole = VariableDecl(name: "tuple", kind: .local, type: wanted.parameters[0].type, isLet: true)
      madeVariables.append(whole)
      for (index, name) in names.enumerated() {
        if let type = written[index], !unify(type, fields[index].type) {
          throw failure(
            ConversionDiagnostic.mismatch(
              given: settled(fields[index].type), wanted: settled(type), role: .closureParameter),
            at: expr.range)
        }
        let variable = declareParameter(name, fields[index].type)
        let element = make(
          .tupleElement(make(.variable(whole), whole.type, expr.range), index), fields[index].type, expr.range)
        statements.append(CheckedStmt(.variable(.binding(variable), element), closure.openingBrace))
      }
      return ([whole], wanted.parameters, statements)
    }
    if isShorthand {
      if names.count > wanted.parameters.count {
        throw miscounted(names.count, wanted, at: closure.openingBrace)
      }
      if names.isEmpty, !wanted.parameters.isEmpty {
        // `{ }` for a function of one Void is a function of none.
        if wanted.parameters.count == 1, wanted.parameters[0].type.isVoid {
          return ([hiddenParameter(wanted.parameters[0].type)], wanted.parameters, statements)
        }
        if wanted.parameters.count == 1, wanted.parameters[0].type.isVariable, unify(wanted.parameters[0].type, .void) {
          return ([hiddenParameter(.void)], wanted.parameters, statements)
        }
        throw ignored(wanted, by: closure)
      }
      if names.count < wanted.parameters.count {
        throw miscounted(names.count, wanted, at: closure.openingBrace)
      }
    } else if names.count != wanted.parameters.count {
      if names.isEmpty, wanted.parameters.count == 1,
        wanted.parameters[0].type.isVoid || wanted.parameters[0].type.isVariable,
        unify(wanted.parameters[0].type, .void)
      {
        return ([hiddenParameter(.void)], wanted.parameters, statements)
      }
      throw miscounted(names.count, wanted, at: closure.parameters?.first?.range ?? closure.openingBrace)
    }
    var variables: [VariableDecl] = []
    var outside = wanted.parameters
    for (index, name) in names.enumerated() {
      let type = wanted.parameters[index].type
      if let own = written[index], !unify(own, type) || labelsDiffer(own, type) {
        // A parameter may take more than it will be given, and the closure is converted where it goes.
        guard let conversion = conversion(from: type, to: own) else {
          throw failure(
            ConversionDiagnostic.mismatch(
              given: .function(FunctionType(parameters: [.init(settled(own))], result: settled(wanted.result))),
              wanted: settled(.function(wanted)), role: .argument),
            at: closure.parameters?[index].range ?? expr.range)
        }
        if case .identity = conversion {} else { outside[index].type = own }
      }
      let inside = written[index] ?? type
      let variable = declareParameter(name, wanted.parameters[index].isVariadic ? universe.array(inside) : inside)
      if wanted.parameters[index].isInout {
        variable.isInout = true
        variables.append(mutable(variable))
      } else {
        variables.append(variable)
      }
    }
    return (variables, outside, [])
  }

  private func count(_ number: Int) -> String { "\(number) argument\(number == 1 ? "" : "s")" }

  /// The failure for a closure that says nothing of what it is given.
  func ignored(_ wanted: FunctionType, by closure: ClosureSyntax) -> Failure {
    let unknown = closure.singleValue.map(unknownNames) ?? []
    return failure(
      InferenceDiagnostic.closureParametersIgnored(wanted: count(wanted.parameters.count)), at: closure.openingBrace,
      notes: [
        Diagnostic.Note(
          unknown.isEmpty
            ? "write '_ in' to ignore \(wanted.parameters.count == 1 ? "it" : "them")"
            : "an argument is $0 where it has no name, or is named before 'in': { value in … }")
      ])
  }

  /// The errors of the names in an expression that no declaration in scope has; none where the expression may declare some itself.
  private func unknownNames(in expr: Expr) -> [Failure] {
    let parts = ExprSearch.all(in: expr)
    let declares = parts.contains { part in
      switch part.kind {
      case .closure, .ifExpression, .switchExpression: true
      default: false
      }
    }
    if declares { return [] }
    return parts.compactMap { part in
      guard case .identifier(let name, _, _) = part.kind, name.beginsLikeName, !name.hasPrefix("$"),
        lookUp(name, at: part.range) == nil, (try? namedType(part)) == nil
      else { return nil }
      return unknownName(name, at: part.range)
    }
  }

  func miscounted(_ number: Int, _ wanted: FunctionType, at place: SourceRange) -> Failure {
    var fault = failure(
      InferenceDiagnostic.closureParameterCount(
        type: settled(.function(wanted)), wanted: wanted.parameters.count, given: number),
      at: place)
    fault.cause = .closure(wanted: wanted.parameters.count, given: number)
    return fault
  }

  /// Returns the failure for a value of unknown type; for a closure's parameter, that its type could not be inferred.
  func ambiguous(_ value: CheckedExpr, at range: SourceRange) -> Failure {
    let kind = InferenceDiagnostic.ambiguousExpression
    guard case .variable(let variable) = value.kind, variable.kind == .local, variable.type.isVariable else {
      return failure(kind, at: range)
    }
    let name = variable.name
    var here: FunctionContext? = context
    while let current = here {
      let place =
        name.hasPrefix("$")
        ? current.openingBrace
        : current.parameterNames?.firstIndex(of: name).map { current.parameterPlaces[$0] }
      if let place, current.isClosure {
        return failure(InferenceDiagnostic.closureParameterNotInferred(name: name), at: place)
      }
      here = current.parent
    }
    return failure(kind, at: range)
  }

  private func declareParameter(_ name: String, _ type: Type) -> VariableDecl {
    let variable = VariableDecl(name: name, kind: .local, type: type, isLet: true)
    madeVariables.append(variable)
    if name != "_" { scope.declare(variable) }
    return variable
  }

  private func mutable(_ variable: VariableDecl) -> VariableDecl {
    let copy = VariableDecl(name: variable.name, kind: .local, type: variable.type, isLet: false)
    copy.isInout = true
    madeVariables.append(copy)
    scope.declare(copy)
    return copy
  }

  private func hiddenParameter(_ type: Type) -> VariableDecl {
    let variable = VariableDecl(name: "_", kind: .local, type: type, isLet: true)
    madeVariables.append(variable)
    return variable
  }
}
