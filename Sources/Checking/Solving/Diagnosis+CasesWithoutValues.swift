import Sema
import SyntaxTree
import Types

/// Operands that name a case without its values, as in `state == .loaded`.
extension Checker {
  /// The errors of such operands, beside that of the operator.
  func casesWithoutValues(of fix: Fix, _ system: ConstraintSystem) -> [Diagnostic] {
    guard case .operands(let use, let types) = fix.kind, let written = use.arguments?.written, written.count == 2,
      types.count == 2
    else { return [] }
    return zip(written, types.reversed()).compactMap { operand, other in
      guard case .member(nil, let name, let nameRange, nil, _) = operand.value.kind else { return nil }
      let type = system.shown(other)
      let owner = type.optionalPayload ?? type
      if owner.isUnknown { return nil }
      for member in members(named: name, of: owner) {
        guard case .enumCase(let enumCase) = member.decl, !enumCase.payload.isEmpty else { continue }
        let labels = enumCase.payload.map { ($0.label ?? "_") + ":" }.joined()
        let values = enumCase.payload.map { settled(normal($0.type.substituting(member.substitution))) }
        return failure(
          values.count == 1
            ? ConversionDiagnostic.caseWithoutValue(name: name, labels: labels, type: values[0])
            : .caseWithoutValues(name: name, labels: labels, type: owner), at: nameRange
        ).diagnostic
      }
      return nil
    }
  }
}
