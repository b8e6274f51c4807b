import SyntaxTree
import Types

/// Members of types: static ones, initializers, enum cases, methods that wait for their instance.
extension Checker {
  /// Returns the candidates for `Type.name`: static members, cases, initializers, and instance methods that are not yet bound.
  func staticCandidates(
    _ name: String, _ type: Type, _ range: SourceRange, base: SourceRange? = nil
  ) throws -> [FoundMember] {
    let found = members(named: name, of: type)
    if found.isEmpty {
      if name == "init" { return [] }
      if let member = hiddenMember(name, of: type) { throw isHidden(name, member, at: range) }
      if let decl = type.nominalDecl, let today = universe.caseToday(name, of: decl) {
        noteOldCase(name, today, at: range)
        return members(named: today, of: type)
      }
      settleLiterals(in: type)
      var suggestion: String?
      if let best = DidYouMean.suggestion(for: name, among: memberNames(of: type, isStatic: true)) {
        suggestion = best
      }
      throw failure(
        ExpressionDiagnostic.unknownStaticMember(type: settled(type), name: name, suggestion: suggestion), at: range,
        highlights: base.map { [$0] } ?? [])
    }
    return found
  }

  func staticAccess(
    _ found: [FoundMember], _ name: String, _ labels: [String]?, _ type: Type, _ range: SourceRange,
    base baseRange: SourceRange? = nil, expecting expected: Type?
  ) throws -> CheckedExpr {
    let base = make(.metatype(type), .metatype(type), range)
    let variables = found.compactMap { member -> (FoundMember, VariableDecl)? in
      if case .variable(let variable) = member.decl, variable.isStatic { (member, variable) } else { nil }
    }
    if variables.count > 1, let expected {
      // `.milliseconds`-like members that several extensions declare for several types.
      for (member, variable) in variables {
        if case .success(let solution) = attempt({ () throws -> CheckedExpr in
          let value = try property(variable, member, base: base, at: range, nameRange: range)
          try solveDeferred()
          return try convert(value, to: expected) {
            ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .expected)
          }
        }) {
          return adopt(solution)
        }
      }
    }
    if let (member, variable) = variables.first {
      return try property(variable, member, base: base, at: range, nameRange: range)
    }
    for member in found {
      if case .enumCase(let enumCase) = member.decl, enumCase.payload.isEmpty {
        try refuseUnavailable(enumCase.unavailability, enumCase.name, at: range)
        let exact = caseType(enumCase, type)
        return make(exact.optionalPayload == nil ? .enumCase(enumCase, []) : .nilLiteral, exact, range)
      }
    }
    var candidates = found.compactMap { candidate($0, receiver: base, isSuper: false) }
    if name == "init" { candidates += memberwiseCandidates(type, found) }
    if candidates.isEmpty {
      if let member = found.first, case .variable = member.decl {
        throw failure(
          ExpressionDiagnostic.instanceMemberOfTypeInCall(name: name, type: settled(type)),
          at: baseRange ?? range)
      }
      throw failure(
        ExpressionDiagnostic.unknownStaticMember(type: settled(type), name: name, suggestion: nil), at: range)
    }
    return try functionValue(candidates, name, labels, range, expecting: expected)
  }

  func caseType(_ enumCase: EnumCaseDecl, _ type: Type) -> Type {
    let top = universe.simplified(type, assuming: requirements)
    return top.nominalDecl === enumCase.owner
      ? top : .nominal(enumCase.owner, enumCase.owner.allGenerics.map { _ in freshVariable() })
  }
}
