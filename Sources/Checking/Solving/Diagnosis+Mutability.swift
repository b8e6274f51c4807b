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

  /// The error of a method that changes a part of an optional which is not unwrapped: what the optional is a part of cannot be changed so.
  func optionalUse(behind use: OverloadUse, of payload: Type, in root: Expr) -> Diagnostic? {
    guard case .value(let receiver) = use.receiver else { return nil }
    var isCapture = false
    if case .identifier("self", _, _) = receiver.kind { isCapture = true }
    var type = payload
    var constant: MutabilityDiagnostic.Reason?
    // The steps from the optional to the call.
    for step in ExprSearch.around(receiver.range.start, in: root).reversed() where step.range.end > receiver.range.end {
      switch step.kind {
      case .member(_?, let name, let place, _, _):
        if isMutating(name, of: type) {
          let reason = constant ?? (isCapture ? .capture(name: "self") : reasonAgainstChange(of: receiver))
          return reason.map {
            failure(MutabilityDiagnostic(.mutatingMember, $0), at: place).diagnostic
          }
        }
        guard case .variable(let variable)? = members(named: name, of: type).first?.decl else { return nil }
        if let reason = variable.reasonAgainstChange { constant = reason }
        type = settled(variable.type)
        type = type.optionalPayload ?? type
      case .subscriptCall where type.isNominal("Array"):
        guard case .nominal(_, let arguments) = type.head, let element = arguments.first else { return nil }
        type = element
      case .subscriptCall where type.isNominal("Dictionary"):
        guard case .nominal(_, let arguments) = type.head, arguments.count == 2 else { return nil }
        type = arguments[1]
      default: return nil
      }
    }
    return nil
  }

  /// The reason why a part of a value that is not unwrapped cannot be changed: the outermost constant that it is a part of, or else the
  /// variable that it begins with.
  private func reasonAgainstChange(of place: Expr) -> MutabilityDiagnostic.Reason? {
    switch place.kind {
    case .identifier("self", _, _): return .immutable(name: "self")
    case .identifier(let name, _, _):
      switch lookUp(name, at: place.range) {
      case .variable(let variable)?: return variable.isLet ? .constant(name: name) : .immutable(name: name)
      case nil: return nil
      default:
        guard let own = ownVariable(in: scope),
          case .variable(let property)? = members(named: name, of: own.type).first?.decl
        else { return nil }
        return property.reasonAgainstChange ?? .immutable(name: "self")
      }
    case .member(let base?, let name, _, _, _):
      var reason: MutabilityDiagnostic.Reason?
      _ = caught {
        let type = try check(base).type
        guard case .variable(let property)? = members(named: name, of: type).first?.decl else { return }
        reason = property.reasonAgainstChange
      }
      return reason ?? reasonAgainstChange(of: base)
    case .subscriptCall(let base, _), .forceUnwrap(let base), .parenthesized(let base):
      return reasonAgainstChange(of: base)
    default: return nil
    }
  }

  /// Returns whether all methods of that name are `mutating` and the type is a value type.
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
  /// True if the expression denotes a variable, or a part of one.
  fileprivate var isPlace: Bool {
    switch kind {
    case .identifier: true
    case .member(let base?, _, _, nil, _), .subscriptCall(let base, _), .forceUnwrap(let base): base.isPlace
    default: false
    }
  }
}

extension VariableDecl {
  /// The reason why the property itself cannot be changed; nil for one that can.
  fileprivate var reasonAgainstChange: MutabilityDiagnostic.Reason? {
    if isLet { return .constant(name: name) }
    return kind == .computed && setter == nil ? .getOnlyProperty(name: name) : nil
  }
}
