import SyntaxTree
import Types

/// The weight of a fix: how unlikely it is that the change is meant.
extension ConstraintSystem {
  /// Records a fix, unless one is known for that place.
  func record(_ kind: Fix.Kind, at locator: ConstraintLocator) {
    if fixes(of: locator.anchor).contains(where: { $0.locator.element == locator.element }) { return }
    let fix = Fix(kind: kind, locator: locator, scope: source.scope)
    record(fix)
    score[.fix] += fix.impact
    switch kind {
    case .conversion(let given, let wanted, let isArgument):
      // `$0` cannot be unwrapped where the closure takes it.
      let isOfUnwrapping = isUnwrapping(given, wanted) && !locator.anchor.isShorthandArgument
      if isOfUnwrapping || isMissingCall(given, wanted) { break }
      score[.mismatch] += 1
      // So is an argument where the whole value is to be an optional, or differs in its type arguments.
      let isOfOptional = locator.element == .whole && simplified(wanted).optionalPayload != nil
      if isArgument || isOfOptional || haveOneDeclaration(given, wanted) { score[.fix] += Fix.impactOfArgument }
    case .requirement(let requirement, let use):
      score[.mismatch] += 1
      // A closure is meant for a parameter of another overload.
      let isOfClosure = requirement.types.contains { if case .function = simplified($0) { true } else { false } }
      if isOfClosure { score[.fix] += Fix.impactOfClosure }
      // An argument of another type is likelier than one for which a generic overload asks too much.
      if isOfArgument(requirement, use) { score[.fix] += 1 + Fix.impactOfArgument }
      // Where an overload takes a function, the label of its argument is missing: `contains(where:)`.
      if isOfElement(requirement, use) {
        score[.fix] += 1 + Fix.impactOfArgument
        score[.mismatch] += 1
      }
    default: break
    }
  }

  /// Returns whether a requirement constrains a generic parameter that is the type of an argument.
  private func isOfArgument(_ requirement: Requirement, _ use: OverloadUse) -> Bool {
    guard let chosen = overloads[use.key]?.chosen, let function = chosen.choice.function else { return false }
    guard case .conformance(let subject, _) = requirement else { return !function.generics.isEmpty }
    return function.parameters.contains { declared in
      guard case .parameter(let generic) = declared.type.head, function.generics.contains(where: { $0 === generic })
      else { return false }
      return chosen.substitution[generic].map { Type.same(normalized($0), normalized(subject)) } ?? false
    }
  }

  /// Returns whether a requirement constrains the type of an only, unlabeled argument, which is determined by the type of the receiver.
  private func isOfElement(_ requirement: Requirement, _ use: OverloadUse) -> Bool {
    guard case .conformance(let subject, _) = requirement, let chosen = overloads[use.key]?.chosen,
      let function = chosen.choice.function, function.parameters.count == 1, function.parameters[0].label == nil,
      function.generics.isEmpty
    else { return false }
    let type = function.parameters[0].type.substituting(chosen.substitution)
    return Type.same(normalized(type), normalized(subject))
  }

  /// Returns whether a value is an optional of the expected type.
  private func isUnwrapping(_ given: Type, _ wanted: Type) -> Bool {
    simplified(given).optionalPayload.map { Type.same(simplified($0), simplified(wanted)) } ?? false
  }

  /// Returns whether two types have the same declaration, possibly with different generic arguments.
  private func haveOneDeclaration(_ one: Type, _ other: Type) -> Bool {
    guard let decl = simplified(one).nominalDecl else { return false }
    return simplified(one).optionalPayload == nil && simplified(other).nominalDecl === decl
  }
}
