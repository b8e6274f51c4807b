import SyntaxTree
import Types

/// A call with a closure whose operation cannot be, for which another overload that changes its first parameter in place lacks nothing but
/// the label of an argument: `reduce(into:)` of `items.reduce(0) { $0 + $1.missing }`.
extension ConstraintSystem {
  /// The fixes with that label before what is at fault in the closure, of which swiftc does not always tell.
  ///
  /// - Parameter root: The whole expression, for whose value a type is expected or not.
  func withLabelsOfOverloads(_ fixes: [Fix], in root: Expr, expecting expected: Type?) -> [Fix] {
    var found = fixes
    for closure in closures.values {
      guard let value = closure.syntax.singleValue, case .binary(let name, _, let left, let right) = value.kind,
        let fault = found.first(where: { isOfOperation($0, name, value, [left, right]) }),
        let use = use(withArgument: closure.expr), let lacking = labelledOverload(of: use, closure)
      else { continue }
      // A contextual type suggests the overload that returns a value.
      if fault.locator.anchor === value, expected != nil || use.expr !== root { continue }
      found.append(Fix(kind: lacking, locator: ConstraintLocator(use.expr), scope: fault.scope))
    }
    return found
  }

  /// Returns whether a fix concerns the operation: an operand lacks a member, or no declaration of the operator takes the operands.
  private func isOfOperation(_ fix: Fix, _ name: String, _ value: Expr, _ operands: [Expr]) -> Bool {
    if case .member = fix.kind { return operands.contains { $0 === fix.locator.anchor } }
    guard fix.locator.anchor === value else { return false }
    switch fix.kind {
    case .operands, .conversion:
      let types = operands.compactMap(shownType)
      return types.count == operands.count && !types.contains { $0.isError }
        && source.operatorChoices(name, operands: types, isPrefix: nil).isEmpty
    default: return false
    }
  }

  private func labelledOverload(of use: OverloadUse, _ closure: ClosureUse) -> Fix.Kind? {
    guard case .value(let base) = use.receiver, let written = use.arguments?.written, written.count == 2,
      written[0].label == nil, written[1].isTrailing, written[1].value === closure.expr,
      let type = shownType(of: base)
    else { return nil }
    for member in source.members(named: use.name, of: type) {
      guard let choice = OverloadChoice(member, base: type), let function = choice.function,
        function.parameters.count == 2, function.parameters[0].label != nil,
        function.parameters[1].type.head.functionType?.parameters.first?.isInout == true
      else { continue }
      let parameters = source.callParameters(of: choice, choice.substitution)
      let matching = ArgumentMatching.match(written, to: parameters, couldBeFunction: { couldBeFunction($0) })
      if case .failure(let obstacle) = matching { return .arguments(use, parameters, obstacle) }
    }
    return nil
  }
}
