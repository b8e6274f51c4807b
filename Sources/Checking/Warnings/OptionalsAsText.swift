import SyntaxTree
import Types

extension BodyWarnings {
  /// Warns of an optional that is converted to `Any` or interpolated, which appears as `Optional(…)`.
  func lookAtCoercion(_ expr: CheckedExpr) {
    guard isThorough else { return }
    switch expr.kind {
    case .interpolation(let segments):
      for case .value(let value) in segments {
        let type = universe.simplified(value.type, assuming: [])
        if type.optionalPayload != nil {
          warn(
            WarningDiagnostic.interpolatedOptional,
            at: value.range)
        }
      }
    case .convert(let value, .identity):
      let type = universe.simplified(value.type, assuming: [])
      // `as Any` says that it is meant.
      if expr.type.isAny, type.optionalPayload != nil, expr.place.start < expr.range.end {
        warn(
          WarningDiagnostic.coercedOptional(from: type, to: expr.type), at: value.range,
          notes: [
            Diagnostic.Note("provide a default value to avoid this warning"),
            Diagnostic.Note("force-unwrap the value to avoid this warning"),
            Diagnostic.Note("explicitly cast to '\(expr.type)' with 'as \(expr.type)' to silence this warning"),
          ])
      }
    default: break
    }
  }
}
