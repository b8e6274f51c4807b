import SyntaxTree
import Types

/// Wrapped parameters, `func set(@Clamped level: Int)`: the body has a wrapped variable made from the argument.
extension Checker {
  func unwrapping(_ parameters: [ParameterDecl], _ body: Block, result: Type?) -> Block {
    guard parameters.contains(where: { $0.wrapper != nil }) else { return body }
    let variables = parameters.compactMap { parameter in
      parameter.wrapper.map { wrapped(parameter, $0.written, $0.type) }
    }
    var statements = body.statements
    // A body of one expression gives its value, also behind these.
    if statements.count == 1, result?.isVoid == false, case .expression(let value) = statements[0].kind {
      statements = [Stmt(.returnStatement(value), statements[0].range)]
    }
    return Block(variables + statements, body.range)
  }

  private func wrapped(_ parameter: ParameterDecl, _ written: WrapperSyntax, _ type: TypeSyntax) -> Stmt {
    let name = parameter.variable.name
    let range = written.range
    let given = Expr(.identifier(name, argumentLabels: nil, genericArguments: []), range)
    let binding = VariableSyntax.Binding(
      pattern: Pattern(.binding(name, isVariable: true), range), type: type, initializer: given, accessors: nil,
      range: range)
    var modifiers = Modifiers()
    modifiers.wrappers = [written]
    return Stmt(
      .declaration(
        Decl(
          .variable(VariableSyntax(isLet: false, bindings: [binding])), modifiers: modifiers, range: range,
          nameRange: range)), range)
  }
}
