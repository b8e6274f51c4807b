import Sema
import SyntaxTree
import Types

/// The arguments of a call, each against its parameter.
extension Checker {
  /// - Parameter failing: Told which argument did not fit its parameter.
  func checkArguments(
    _ arguments: [Expr.Argument], _ parameters: [CallParameter], _ matching: ArgumentMatching, _ candidate: Candidate,
    _ substitution: Substitution, site: SourceRange, nameRange: SourceRange,
    failing: (_ argument: Int, _ parameter: Int) -> Void
  ) throws -> [CheckedExpr?] {
    var checked = [CheckedExpr?](repeating: nil, count: arguments.count)
    var order: [(argument: Int, parameter: Int)] = []
    for (parameter, indices) in matching.bindings.enumerated() {
      for index in indices { order.append((index, parameter)) }
    }
    order.sort { $0.argument < $1.argument }
    // Implicit members and function references wait for the others: they need to know what is wanted.
    func weight(_ expr: Expr) -> Int {
      switch expr.kind {
      case .closure: return 3
      case .parenthesized(let inner): return weight(inner)
      case .nilLiteral: return 1
      case .member(nil, _, _, _, _): return 1
      case .call(let callee, _):
        if case .member(nil, _, _, _, _) = callee.kind { return 1 }
        return 0
      case .keyPath: return 2
      // Which `==` is meant follows from what the closures before it give.
      case .identifier(let name, _, _) where Self.comparison.contains(name): return 4
      case .arrayLiteral(let elements): return elements.map(weight).max() ?? 0
      default: return 0
      }
    }
    // A `nil` among them makes an open parameter an optional before the others are looked at: `of("a", nil)`.
    for (argument, parameter) in order {
      guard case .nilLiteral = arguments[argument].value.kind else { continue }
      let wanted = universe.simplified(parameters[parameter].type, assuming: requirements)
      if case .variable(let variable) = wanted, variable.literal == nil {
        _ = unify(wanted, universe.optional(freshVariable()))
      }
    }
    // A path says what its value is: with its root known it goes before what may still be promoted to that.
    func isRooted(_ argument: Int, _ parameter: Int) -> Bool {
      guard case .keyPath(let root, _) = arguments[argument].value.kind,
        case .nominal(let decl, let types) = universe.simplified(parameters[parameter].type, assuming: requirements),
        decl.isNative, types.count == 2
      else { return false }
      return root != nil || !universe.simplified(types[0], assuming: requirements).isVariable
    }
    // The result of a later closure, whose parameter types are known, may determine the parameter types of this one.
    func waitsForOthers(_ argument: Int, _ parameter: Int) -> Bool {
      guard case .closure = arguments[argument].value.kind else { return false }
      return isGivenOpen(parameters[parameter].type)
        && order.contains { other, place in
          guard other != argument, checked[other] == nil, case .closure = arguments[other].value.kind else {
            return false
          }
          return !isGivenOpen(parameters[place].type)
        }
    }
    let weights = arguments.map { weight($0.value) }
    for pass in 0...max(0, weights.max() ?? 0) {
      var turn = order
      if pass > 0 {
        let ready = order.filter { weights[$0.argument] == pass }
        let waiting = pass == 3 ? ready.filter { waitsForOthers($0.argument, $0.parameter) } : []
        turn = ready.filter { one in !waiting.contains { $0 == one } } + waiting
      }
      for (argument, parameter) in turn where checked[argument] == nil {
        guard weights[argument] == pass || pass == 0 && isRooted(argument, parameter) else { continue }
        if pass > 0 { try solveDeferred() }
        do {
          checked[argument] = try checkArgument(arguments[argument].value, parameters[parameter])
        } catch {
          failing(argument, parameter)
          throw error
        }
      }
    }
    var values: [CheckedExpr?] = []
    for (index, parameter) in parameters.enumerated() {
      let own = matching.bindings[index].compactMap { checked[$0] }
      if parameter.isVariadic {
        values.append(make(.array(own), universe.array(parameter.type), site))
      } else if let value = own.first {
        values.append(value)
      } else {
        values.append(try defaultArgument(index, parameter, candidate, substitution, nameRange))
      }
    }
    return values
  }

  /// Returns true if a parameter type of the function type is not known yet.
  private func isGivenOpen(_ type: Type) -> Bool {
    var type = universe.simplified(type, assuming: requirements)
    while let payload = type.optionalPayload { type = universe.simplified(payload, assuming: requirements) }
    return type.functionType?.parameters.contains { $0.type.hasVariables } ?? false
  }

  private func checkArgument(_ expr: Expr, _ parameter: CallParameter) throws -> CheckedExpr {
    if parameter.isInout, let known = knownArguments[ObjectIdentifier(expr)] {
      // The left side of an operator such as `+=`, checked already.
      guard unify(known.type, parameter.type) else {
        throw failure(
          ConversionDiagnostic.mismatch(given: settled(known.type), wanted: settled(parameter.type), role: .argument),
          at: expr.range)
      }
      if case .inoutArgument = known.kind { return known }
      if let message = whyNotInout(known, expr, expr.range) { throw message }
      return make(.inoutArgument(known), known.type, expr.range)
    }
    if parameter.isInout {
      guard case .inoutExpression(let inner) = expr.kind else {
        throw failure(
          ArgumentDiagnostic.inoutWithoutAmpersand(type: settled(parameter.type)),
          at: expr.range
        ).fixed(by: .insert("&", before: expr.range))
      }
      return try checkInout(inner, parameter.type, expr.range)
    }
    if case .inoutExpression = expr.kind {
      throw failure(ArgumentDiagnostic.ampersandWithoutInout(type: settled(parameter.type)), at: expr.range)
    }
    if parameter.isAutoclosure { return try checkAutoclosure(expr, parameter.type) }
    if case .nilLiteral = expr.kind { try refuseNil(parameter.type, at: expr.range) }
    let value: CheckedExpr
    if let waiting = waitingClosure(expr, for: parameter) { return waiting }
    if let known = knownArguments[ObjectIdentifier(expr)] {
      value = known
    } else {
      if case .closure = expr.kind {
        closureIsArgument = true
        closureBuilder = parameter.builder
        closureIsKept = parameter.isEscaping
      }
      settleElements(for: expr, parameter)
      value = try check(expr, expecting: parameter.type)
    }
    if case .variable(let variable) = parameter.type, case .existential = value.type.head {
      openedExistentials.insert(variable.id)
    }
    // The type in a variable, `any P.Type`, is opened too; the existential's own, `(any P).self`, is not.
    if case .metatype(.variable(let variable)) = parameter.type, case .metatype(let instance) = value.type.head,
      case .existential = instance.head
    {
      if case .metatype = value.kind {} else { openedExistentials.insert(variable.id) }
    }
    if parameter.isVariadic, value.type.isNominal("Array"), converted(value, to: parameter.type) == nil {
      settleLiterals(in: value.type)
      let wanted = settled(parameter.type)
      var note: Diagnostic.Note?
      if case .array = value.kind {
        note = Diagnostic.Note("remove brackets to pass array elements directly", at: value.range)
      }
      throw failure(
        ArgumentDiagnostic.arrayAsVariadic(type: wanted), at: value.range
      ).noting(note)
    }
    return try given(value, to: parameter.type) {
      [universe] given, wanted in
      if case .existential(let protocols) = wanted.head, let proto = protocols.first?.decl,
        given.nominalDecl != nil || given.isMetatype, !universe.conforms(given, to: proto)
      {
        return ConversionDiagnostic.nonconformingArgument(given: given, proto: proto.name)
      }
      return ConversionDiagnostic.mismatch(given: given, wanted: wanted, role: .argument)
    }
  }

  /// Which `init` is meant by `pairs("ab", "cd").map(String.init)` is asked once the texts are some.
  private func settleElements(for expr: Expr, _ parameter: CallParameter) {
    guard case .member(_, "init", _, _, _) = expr.kind,
      let wanted = universe.simplified(parameter.type, assuming: requirements).functionType
    else { return }
    for given in wanted.parameters where waits(universe.simplified(given.type, assuming: requirements)) {
      settleLiterals(in: given.type)
    }
  }

  /// `nil` for a parameter that is no optional.
  private func refuseNil(_ parameter: Type, at place: SourceRange) throws {
    let wanted = universe.simplified(parameter, assuming: requirements)
    switch wanted {
    case .nominal where wanted.optionalPayload == nil && !accepts(wanted, .nilLiteral), .tuple, .function:
      throw failure(ConversionDiagnostic.nilMismatch(wanted: settled(wanted), role: .argument), at: place)
    default: break
    }
  }

  /// Checks the default values of parameters, once, in the scope of their declaration.
  func checkDefaults(of function: FunctionDecl) {
    let outer = scope
    defer { scope = outer }
    for parameter in function.parameters {
      guard let written = parameter.defaultValue, let home = function.defaultsScope, !parameter.type.isError,
        !parameter.type.contains({ if case .parameter(let own) = $0 { !own.isSelf } else { false } })
      else { continue }
      scope = Scope(parent: home)
      do {
        if case .nilLiteral = written.kind, parameter.type.optionalPayload == nil, !accepts(parameter.type, .nilLiteral)
        {
          throw failure(ConversionDiagnostic.nilDefaultArgument(wanted: parameter.type), at: written.range)
        }
        let value = try check(written, expecting: parameter.type)
        _ = try convert(value, to: parameter.type) {
          ConversionDiagnostic.defaultArgument(given: $0, wanted: $1)
        }
        try finish(at: written.range)
      } catch let fault as Failure {
        report(fault)
        abandon()
      } catch {}
      made = []
    }
  }
}
