import Sema
import SyntaxTree
import Types

/// Texts with values in them.
extension Checker {
  func checkInterpolated(
    _ segments: [Expr.StringSegment], _ expr: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    if let own = try checkOwnInterpolation(segments, expr, expecting: expected) { return own }
    let standard = universe.standard("DefaultStringInterpolation")
    let isExtended = hasOwnInterpolations(standard)
    var parts: [CheckedExpr.Segment] = []
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(.text(text))
      case .interpolation(let arguments, let range):
        if isExtended, let written = try checkExtended(arguments, range, standard) {
          parts.append(.value(written))
        } else {
          parts.append(.value(try checkPlain(arguments, range)))
        }
      }
    }
    // A value of the innermost payload is converted to the optionals around it.
    if let payload = expected?.innermostPayload, accepts(payload, .string), !payload.isVariable {
      return make(.interpolation(parts), payload, expr.range)
    }
    return make(.interpolation(parts), universe.string, expr.range)
  }

  /// `\(value)`, `\(value, default: "none")`.
  private func checkPlain(_ arguments: [Expr.Argument], _ range: SourceRange) throws -> CheckedExpr {
    if arguments.count == 2, arguments[1].label == "default" { return try checkDefaultInterpolation(arguments) }
    guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "describing" else {
      let label = arguments.compactMap(\.label).first ?? ""
      throw failure(ArgumentDiagnostic.extraneousLabel(label: label), at: range)
    }
    let value = try check(arguments[0].value)
    return value
  }

  private func checkDefaultInterpolation(_ arguments: [Expr.Argument]) throws -> CheckedExpr {
    let value = try check(arguments[0].value)
    let fallback = try check(arguments[1].value, as: universe.string) {
      ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .argument)
    }
    guard let payload = value.type.head.optionalPayload else { return value }
    let subject = VariableDecl(name: "value", kind: .local, type: payload, isLet: true)
    madeVariables.append(subject)
    let range = arguments[0].value.range
    let text = make(.interpolation([.value(make(.variable(subject), payload, range))]), universe.string, range)
    let branches = CheckedIf(
      conditions: [.pattern(.some(.binding(subject)), value)], then: [], otherwise: [], target: JumpTarget(),
      values: (text, fallback))
    return make(.ifExpression(branches), universe.string, range)
  }

  // MARK: `appendInterpolation`

  private static let adding = "appendInterpolation"

  /// Returns true if the program declares interpolations: `extension String.StringInterpolation`.
  private func hasOwnInterpolations(_ type: Type) -> Bool {
    guard let decl = type.nominalDecl else { return false }
    let protocols = universe.standardProtocol("StringInterpolationProtocol").map { [$0] } ?? []
    return ([decl] + protocols).contains { owner in
      (owner.members[Self.adding] ?? []).contains { !$0.isFromLibrary }
    }
  }

  /// A value as the program's own `appendInterpolation` writes it; nil where the library's is meant.
  private func checkExtended(
    _ arguments: [Expr.Argument], _ range: SourceRange, _ type: Type
  ) throws -> CheckedExpr? {
    if arguments.count == 2, arguments[1].label == "default" { return nil }
    let (statements, text) =
      try interpolating(type) { place in
        let value = try check(call(Self.adding, on: place, arguments, range))
        if case .call(let callee, _, _) = value.kind, callee.function.declaredAt == nil { return nil }
        return [CheckedStmt(.expression(value), range)]
      } ?? ([], nil)
    guard let text else { return nil }
    let empty = make(.string(""), type, range)
    return make(
      .sequence(
        [CheckedStmt(.variable(.binding(text), empty), range)] + statements,
        make(.convert(make(.variable(text), type, range), .identity), universe.string, range)),
      universe.string, range)
  }

  /// Returns the interpolation type that a type declares: a nested type, or the parameter type of its initializer.
  private func ownInterpolation(of type: Type, _ decl: NominalDecl) -> Type? {
    for case .function(let function) in decl.members["init"] ?? []
    where function.parameters.count == 1 && function.parameters[0].label == "stringInterpolation" {
      return normal(function.parameters[0].type.substituting(Substitution(decl.allGenerics, type.arguments)))
    }
    return universe.memberType("StringInterpolation", of: type, assuming: requirements)
  }

  /// A type of the program that puts its texts together itself.
  private func checkOwnInterpolation(
    _ segments: [Expr.StringSegment], _ expr: Expr, expecting expected: Type?
  ) throws -> CheckedExpr? {
    guard var wanted = expected.map({ universe.simplified($0, assuming: requirements) }) else { return nil }
    while let payload = wanted.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    guard let decl = wanted.nominalDecl, !decl.isNative,
      let kind = ownInterpolation(of: wanted, decl),
      kind.nominalDecl?.isNative == false,
      let proto = universe.standardProtocol("ExpressibleByStringInterpolation"),
      universe.conforms(wanted, to: proto, assuming: requirements)
    else { return nil }
    let range = expr.range
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    scope.types["$Interpolation"] = .type(kind)
    scope.types["$Literal"] = .type(wanted)
    func number(_ value: Int) -> Expr { Expr(.integerLiteral("\(value)"), range) }
    let (length, count) = segments.reduce(into: (0, 0)) { sum, segment in
      if case .text(let text) = segment { sum.0 += text.utf8.count } else { sum.1 += 1 }
    }
    let made = try check(
      Expr(
        .call(
          callee: Expr(.identifier("$Interpolation", argumentLabels: nil, genericArguments: []), range),
          arguments: [
            Expr.Argument(label: "literalCapacity", value: number(length)),
            Expr.Argument(label: "interpolationCount", value: number(count)),
          ]), range))
    var result: CheckedExpr?
    guard
      let (statements, text) = try interpolating(
        kind,
        { place in
          var statements: [CheckedStmt] = []
          var wasText = false
          func add(_ text: String) throws {
            let literal = Expr.Argument(label: nil, value: Expr(.stringLiteral([.text(text)]), range))
            statements.append(
              CheckedStmt(.expression(try check(call("appendLiteral", on: place, [literal], range))), range))
          }
          // Between any two values a text is added, an empty one too.
          for segment in segments {
            switch segment {
            case .text(let text):
              try add(text)
              wasText = true
            case .interpolation(let arguments, let range):
              if !wasText { try add("") }
              wasText = false
              statements.append(
                CheckedStmt(.expression(try check(call(Self.adding, on: place, arguments, range))), range))
            }
          }
          if !wasText { try add("") }
          result = try check(
            Expr(
              .call(
                callee: Expr(.identifier("$Literal", argumentLabels: nil, genericArguments: []), range),
                arguments: [Expr.Argument(label: "stringInterpolation", value: place)]), range))
          return statements
        })
    else { return nil }
    guard let result else { return nil }
    return make(
      .sequence([CheckedStmt(.variable(.binding(text), made), range)] + statements, result), wanted, range)
  }

  /// Runs `body` with the name of a variable in which a text grows.
  private func interpolating(
    _ type: Type, _ body: (Expr) throws -> [CheckedStmt]?
  ) throws -> ([CheckedStmt], VariableDecl)? {
    let text = VariableDecl(name: "$text", kind: .local, type: type, isLet: false)
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    scope.declare(text)
    guard
      let statements = try body(Expr(.identifier(text.name, argumentLabels: nil, genericArguments: []), currentPlace))
    else { return nil }
    return (statements, text)
  }

  private func call(_ name: String, on place: Expr, _ arguments: [Expr.Argument], _ range: SourceRange) -> Expr {
    let callee = Expr(
      .member(base: place, name: name, nameRange: range, argumentLabels: nil, genericArguments: []), range)
    return Expr(.call(callee: callee, arguments: arguments), range)
  }
}
