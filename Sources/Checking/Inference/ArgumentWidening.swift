import SyntaxTree
import Types

/// Arguments that together say what a generic parameter is: `pair(Lamp(), Heater())` of two classes with one ancestor,
/// `pair(1, count)` of a number and an optional one, `both([1], ["a"])`.
///
/// The first argument decides, which is quick and nearly always right. Where another does not fit that, the parameter is what
/// both can become, and the arguments are checked once more against it.
extension Checker {
  func checkWideningArguments(
    _ arguments: [Expr.Argument], _ parameters: [CallParameter], _ matching: ArgumentMatching, _ candidate: Candidate,
    _ substitution: Substitution, site: SourceRange, nameRange: SourceRange
  ) throws -> [CheckedExpr?] {
    let start = mark()
    let open = arguments.count > 1 ? openVariables(of: parameters) : []
    var wider: [(variable: TypeVariable, type: Type)] = []
    var first: Failure?
    while true {
      var failed: (argument: Int, parameter: Int)?
      do {
        return try checkArguments(
          arguments, parameters, matching, candidate, substitution, site: site, nameRange: nameRange,
          failing: { failed = ($0, $1) })
      } catch let fault as Failure {
        guard !open.isEmpty, wider.count < arguments.count, let failed,
          fault.isOfType(arguments[failed.argument].value),
          let (variable, type) = widened(
            open, parameters[failed.parameter], arguments[failed.argument].value, from: start,
            isLoose: arguments.contains { $0.value.isCollectionLiteral })
        else { throw first ?? fault }
        first = first ?? fault
        wider.removeAll { $0.variable === variable }
        wider.append((variable, type))
        rollBack(to: start)
        for (variable, type) in wider { bind(variable, to: type) }
      }
    }
  }

  /// Returns the type variables of the parameters that are left to the arguments.
  private func openVariables(of parameters: [CallParameter]) -> [TypeVariable] {
    var found: [TypeVariable] = []
    for parameter in parameters {
      _ = parameter.type.contains {
        if case .variable(let variable) = $0, variable.literal == nil, !found.contains(where: { $0 === variable }) {
          found.append(variable)
        }
        return false
      }
    }
    return found
  }

  /// The variable that an argument does not agree on with those before it, and what it is for all of them; takes back what the
  /// arguments did.
  private func widened(
    _ open: [TypeVariable], _ parameter: CallParameter, _ expr: Expr, from start: Mark, isLoose: Bool
  ) -> (TypeVariable, Type)? {
    guard !parameter.isInout, !parameter.isAutoclosure else { return nil }
    let bindings = open.map { $0.binding.map(settled) }
    rollBack(to: start)
    let own = open.map { _ in freshVariable() }
    let wanted = parameter.type.replacing { part in
      guard case .variable(let variable) = part, let index = open.firstIndex(where: { $0 === variable }) else {
        return nil
      }
      return own[index]
    }
    guard let wanted else { return nil }
    let found = attempt { () throws -> (TypeVariable, Type)? in
      let value = try check(expr, expecting: wanted)
      guard conversion(from: value.type, to: wanted) != nil else { return nil }
      for (index, variable) in open.enumerated() {
        guard let before = bindings[index] else { continue }
        let here = settled(own[index])
        if case .variable(let alone) = here, alone.literal == nil { continue }
        if Type.same(before, here) { continue }
        guard let common = joined(before, here) ?? (isLoose ? .any : nil) else { return nil }
        settleLiterals(in: common)
        let type = settled(common)
        if Type.same(type, settled(before)) { continue }
        return type.hasVariables ? nil : (variable, type)
      }
      return nil
    }
    return (try? found.get().result) ?? nil
  }
}

extension Checker.Failure {
  /// A value was of another type than what was wanted.
  fileprivate func isOfType(_ argument: Expr) -> Bool {
    if case .argument? = cause { return true }
    if case .closure = argument.kind { return false }
    switch diagnostic.kind as? ConversionDiagnostic {
    case .nilMismatch, .nilInCoercion, .mustBeUnwrapped, .optionalTryNotUnwrapped: return true
    default: break
    }
    if case .memberOfOptional? = diagnostic.kind as? ExpressionDiagnostic { return true }
    return false
  }
}

extension Expr {
  fileprivate var isCollectionLiteral: Bool {
    switch kind {
    case .arrayLiteral, .dictionaryLiteral: true
    default: false
    }
  }
}
