import SyntaxTree
import Types

extension BodyWarnings {
  /// Warns of a cast whose result is known from both types.
  func lookAtCast(_ expr: CheckedExpr) {
    switch expr.kind {
    case .conditionalCast(let value, let target): tell(of: expr, .conditional, from: value.type, to: target)
    case .forcedCast(let value, let target): tell(of: expr, .forced, from: value.type, to: target)
    case .typeCheck(let value, let target): tell(of: expr, .check, from: value.type, to: target)
    default: break
    }
  }

  private enum Cast { case conditional, forced, check }

  private func tell(of expr: CheckedExpr, _ cast: Cast, from value: Type, to target: Type) {
    // Where an error is seen as an NSError the cast was not written as one.
    guard expr.place.text.hasPrefix("as") || expr.place.text.hasPrefix("is") else { return }
    let from = universe.simplified(value, assuming: [])
    let to = universe.simplified(target, assuming: [])
    if from.hasParameters || to.hasParameters || from.hasError || to.hasError { return }
    if case .existential(let given) = from, case .existential(let wanted) = to, !wanted.isEmpty, !Type.same(from, to),
      wanted.allSatisfy({ proto in given.contains { $0.decl.inherits(from: proto.decl) } }), cast == .check
    {
      return warn(WarningDiagnostic.testAlwaysTrue, at: expr.place)
    }
    let isSame = Type.same(from, to)
    if isSame || universe.isSubclass(from, to) {
      switch cast {
      case .conditional: warn(WarningDiagnostic.castAlwaysSucceeds(from: from, to: to), at: expr.place)
      case .check: warn(WarningDiagnostic.testAlwaysTrue, at: expr.place)
      case .forced where isSame: warn(WarningDiagnostic.forcedCastToSame(type: from), at: expr.place)
      case .forced:
        warn(WarningDiagnostic.forcedCastAlwaysSucceeds(from: from, to: to), at: expr.place)
      }
    } else if let payload = from.optionalPayload, Type.same(payload, to), payload.optionalPayload == nil {
      switch cast {
      case .conditional: warn(WarningDiagnostic.castDoesNothing(from: from, to: to), at: expr.place)
      case .forced:
        warn(
          WarningDiagnostic.forcedCastUnwraps(from: from, to: to), at: expr.place)
      case .check:
        warn(
          WarningDiagnostic.testOfOptional(from: from, to: to),
          at: expr.place)
      }
    } else if isUnrelated(from, to) {
      warn(WarningDiagnostic.castAlwaysFails(from: from, to: to), at: expr.place)
    }
  }

  /// Structs, enums and classes without arguments, of which neither can be the other.
  private func isUnrelated(_ from: Type, _ to: Type) -> Bool {
    guard case .nominal(let mine, let arguments) = from, case .nominal(let theirs, let others) = to, mine !== theirs,
      arguments.isEmpty, others.isEmpty, mine.kind != .protocolType, theirs.kind != .protocolType,
      !Self.changing.contains(mine.name), !Self.changing.contains(theirs.name)
    else { return false }
    return !universe.isSubclass(to, from)
  }

  /// Types that a cast bridges to and from.
  private static let changing: Set<String> = ["AnyHashable", "NSError", "NSNumber", "NSString", "NSObject"]
}
