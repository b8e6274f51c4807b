import Sema
import SyntaxTree
import Types

/// Calls of mutating methods on values that cannot be changed, each of which is an error beside the others of an expression.
extension Checker {
  /// The errors of the calls of mutating methods in an expression, outside of closures.
  func immutableUses(in root: Expr, beside errors: [Diagnostic]) -> [Diagnostic] {
    let parts = ExprSearch.all(in: root)
    let closures = parts.filter { if case .closure = $0.kind { true } else { false } }.map(\.range)
    return parts.compactMap { call in
      guard case .call(let callee, _) = call.kind,
        !closures.contains(where: { $0.start <= call.range.start && call.range.end <= $0.end }),
        let fault = immutableUse(callee), !errors.contains(where: { $0.caret.start == fault.caret.start })
      else { return nil }
      return fault
    }
  }

  /// The error of a method that changes what cannot be changed; nil for other methods, and for values that are no places.
  private func immutableUse(_ callee: Expr) -> Diagnostic? {
    switch callee.kind {
    case .identifier(let name, _, _):
      guard let own = ownVariable(in: scope), own.isLet, case .members? = lookUp(name, at: callee.range),
        isMutating(name, of: own.type)
      else { return nil }
      return failure(MutabilityDiagnostic(.mutatingMember, .immutable(name: "self")), at: callee.range).noting(
        mutatingMethod
      ).diagnostic
    case .member(let base?, let name, let nameRange, _, _) where base.isPlace:
      let fault = caught {
        let value = try check(base)
        if isMutating(name, of: value.type) { try requireWritable(value, base, keepingValue: true) }
      }
      guard let fault, fault.diagnostic.kind is MutabilityDiagnostic else { return nil }
      return fault.reworded(as: .mutatingMember, at: nameRange).diagnostic
    default: return nil
    }
  }

  /// The error of a method that changes a part of a captured optional `self`, where that is not unwrapped.
  func captureUse(behind use: OverloadUse, of payload: Type, in root: Expr) -> Diagnostic? {
    guard case .value(let receiver) = use.receiver, case .identifier("self", _, _) = receiver.kind else { return nil }
    var type = payload
    var reason: MutabilityDiagnostic.Reason? = .capture(name: "self")
    // The steps from the captured value to the call.
    for step in ExprSearch.around(receiver.range.start, in: root).reversed() where step.range.end > receiver.range.end {
      switch step.kind {
      case .member(_?, let name, let place, _, _):
        if isMutating(name, of: type) {
          return reason.map { failure(MutabilityDiagnostic(.mutatingMember, $0), at: place).diagnostic }
        }
        guard case .variable(let variable)? = members(named: name, of: type).first?.decl else { return nil }
        if step !== use.expr, isReference(type) { reason = nil }
        if variable.isLet { reason = .constant(name: name) }
        type = settled(variable.type)
      case .subscriptCall where type.isNominal("Array"):
        guard case .nominal(_, let arguments) = type.head, let element = arguments.first else { return nil }
        type = element
      default: return nil
      }
    }
    return nil
  }

  /// Tells whether all methods of that name change a value of the type.
  private func isMutating(_ name: String, of type: Type) -> Bool {
    if type.isUnknown || isReference(type) { return false }
    let found = members(named: name, of: type)
    return !found.isEmpty
      && found.allSatisfy { member in
        if case .function(let function) = member.decl { function.isMutating && !function.isStatic } else { false }
      }
  }
}

extension Expr {
  /// Tells whether it names a variable, or a part of one.
  fileprivate var isPlace: Bool {
    switch kind {
    case .identifier: true
    case .member(let base?, _, _, nil, _), .subscriptCall(let base, _), .forceUnwrap(let base): base.isPlace
    default: false
    }
  }
}
