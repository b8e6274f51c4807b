import SyntaxTree
import Types

/// Implicit members that are met before their type is known: `source.map { .loaded($0) }.startWith(.loading)`.
extension Checker {
  /// Stands for `.member` or `.member(…)` where the type that is wanted is still open; it is checked, with the names that
  /// are in scope here, as soon as the rest of the statement has said which type that is.
  func waitingImplicitMember(_ expr: Expr, expecting expected: Type?) -> CheckedExpr? {
    guard let expected else { return nil }
    try? solveDeferred()
    guard isOpen(expected) else { return nil }
    let (scope, context, tryDepth, known) = (scope, context, tryDepth, knownArguments)
    let result = make(.void, expected, expr.range)
    deferred.append(
      Deferred(
        kind: .resolve { [self] isFinal in
          if isOpen(expected), !isFinal { return false }
          let outer = (self.scope, self.context, self.tryDepth, self.knownArguments)
          (self.scope, self.context, self.tryDepth, self.knownArguments) = (scope, context, tryDepth, known)
          defer { (self.scope, self.context, self.tryDepth, self.knownArguments) = outer }
          if isOpen(expected) {
            let name = name(of: expr)
            guard let type = concreteSelf(ofMember: name, in: protocols(boundTo: expected)), unify(expected, type)
            else {
              _ = try implicitBase(name, expr.range, expecting: nil)
              return true
            }
          }
          let value = try check(expr, as: expected) {
            ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .expected)
          }
          result.kind = value.kind
          return true
        }, place: expr.range))
    return result
  }

  /// The type that an extension of one of the protocols declares such a member for: `extension Theme where Self == Dark`.
  func concreteSelf(ofMember name: String, in protocols: [NominalDecl]) -> Type? {
    for proto in protocols.flatMap(\.allInherited) {
      universe.materialize(name, of: proto)
      for member in proto.members[name] ?? [] where member.isStatic {
        for case .sameType(let left, let right) in member.allRequirements {
          if case .parameter(let own) = left.head, own === proto.selfParameter, right.nominalDecl != nil {
            return right
          }
        }
      }
    }
    return nil
  }

  /// The protocols that what is still open has to conform to.
  private func protocols(boundTo type: Type) -> [NominalDecl] {
    var bare = universe.simplified(type, assuming: requirements)
    while let payload = bare.optionalPayload { bare = universe.simplified(payload, assuming: requirements) }
    return deferred.compactMap { constraint in
      switch constraint.kind {
      case .requirement(.conformance(let subject, let proto)), .conformance(let subject, let proto):
        Type.same(universe.simplified(subject, assuming: requirements), bare) ? proto.decl : nil
      default: nil
      }
    }
  }

  private func isOpen(_ type: Type) -> Bool {
    var bare = universe.simplified(type, assuming: requirements)
    while let payload = bare.optionalPayload { bare = universe.simplified(payload, assuming: requirements) }
    if case .variable(let variable) = bare { return variable.literal == nil }
    return false
  }

  private func name(of expr: Expr) -> String {
    switch expr.kind {
    case .member(let base?, _, _, _, _): name(of: base)
    case .member(nil, let name, _, _, _): name
    case .call(let callee, _): name(of: callee)
    default: ""
    }
  }
}
