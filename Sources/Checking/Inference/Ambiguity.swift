import SyntaxTree
import Types

/// Declarations of the program that fit equally well: where Swift prefers none of them, neither do we.
///
/// Only what is certain is refused. Of declarations of the library one is always meant, and where types are not known yet, or where
/// what surrounds a call may still decide, the first one is taken.
extension Checker {
  /// The candidate that is meant among those of one rank.
  func decide(
    among tied: [Candidate], _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    expecting expected: Type?
  ) throws -> Candidate {
    let first = tied[0]
    var best = first
    for other in tied.dropFirst() {
      guard let a = best.function, let b = other.function, a !== b else { continue }
      guard a.declaredAt != nil, b.declaredAt != nil, arguments.allSatisfy({ isKnown($0.value) }) else { return first }
      switch preference(a, b, arguments) {
      case .first: continue
      case .second: best = other
      case .neither:
        guard Type.same(a.result, b.result) || isWhole(site, expecting: expected) else { return first }
        // `if let x = found()`: the one that gives an optional.
        if isUnwrapped, (a.result.optionalPayload == nil) != (b.result.optionalPayload == nil) {
          if a.result.optionalPayload == nil { best = other }
          continue
        }
        throw failure(
          InferenceDiagnostic.ambiguousUse(name: a.shownName == b.shownName ? a.shownName : name), at: nameRange,
          notes: [a, b].map { Diagnostic.Note("found this candidate", at: $0.declaredAt) })
      case .unknown: return first
      }
    }
    return best
  }

  /// Nothing around it wants more of it than a value.
  private func isWhole(_ site: SourceRange, expecting expected: Type?) -> Bool {
    if let expected {
      if case .existential(let protocols) = expected.head { return protocols.isEmpty }
      return false
    }
    return rootPlace?.start == site.start && rootPlace?.end == site.end
  }

  /// Returns true if nothing more can become known about an argument later.
  private func isKnown(_ value: Expr) -> Bool {
    switch value.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .closure: return true
    default: break
    }
    guard let known = knownArguments[ObjectIdentifier(value)] else { return false }
    return !settled(known.type).hasVariables
  }

  enum Preference { case first, second, neither, unknown }

  private func preference(_ a: FunctionDecl, _ b: FunctionDecl, _ arguments: [Expr.Argument]) -> Preference {
    guard let forth = isAsSpecial(a, as: b, arguments), let back = isAsSpecial(b, as: a, arguments) else {
      return .unknown
    }
    return forth == back ? .neither : forth ? .first : .second
  }

  /// Returns true if the second function accepts every argument list that the first one accepts; nil if that is uncertain.
  private func isAsSpecial(_ a: FunctionDecl, as b: FunctionDecl, _ arguments: [Expr.Argument]) -> Bool? {
    guard a.requirements.isEmpty, b.requirements.isEmpty else { return nil }
    if let mine = a.owner, let other = b.owner, mine !== other {
      guard mine.kind == .protocolType, other.kind == .protocolType else { return nil }
      if !mine.allInherited.contains(where: { $0 === other }) { return false }
    }
    if arguments.isEmpty { return true }
    guard a.parameters.count == b.parameters.count, a.parameters.count == arguments.count else { return nil }
    var result = true
    for (mine, other) in zip(a.parameters, b.parameters) {
      guard !mine.isVariadic, !other.isVariadic, let fits = isAsSpecial(mine.type, as: other.type, in: b) else {
        return nil
      }
      result = result && fits
    }
    return result
  }

  private func isAsSpecial(_ a: Type, as b: Type, in function: FunctionDecl) -> Bool? {
    if Type.same(a, b) { return true }
    if case .parameter(let parameter) = b.head, function.generics.contains(where: { $0 === parameter }) { return true }
    if a.hasParameters || b.hasParameters {
      if case .parameter = a.head, !b.hasParameters { return false }
      return nil
    }
    if let payload = b.optionalPayload, a.optionalPayload == nil { return isAsSpecial(a, as: payload, in: function) }
    switch (a.head, b.head) {
    case (_, .existential(let protocols)):
      return protocols.allSatisfy { universe.conforms(a, to: $0.decl, assuming: requirements) }
    case (.nominal(let mine, let arguments), .nominal(let other, _)):
      if mine === other { return arguments.isEmpty ? true : false }
      return universe.isSubclass(a, b)
    default: return false
    }
  }

  /// Properties that extensions of protocols give a type, none of which knows of the other.
  func refuseAmbiguous(_ variables: [(FoundMember, VariableDecl)], _ name: String, at place: SourceRange) throws {
    guard let (nearest, variable) = variables.first, variable.declaredAt != nil, !variable.isRequirement,
      nearest.owner.kind == .protocolType, variable.requirements.isEmpty
    else { return }
    let rivals = variables.dropFirst().filter { member, other in
      member.owner.kind == .protocolType && other.declaredAt != nil && !other.isRequirement
        && other.requirements.isEmpty
        && !member.owner.allInherited.contains { $0 === nearest.owner }
        && !nearest.owner.allInherited.contains { $0 === member.owner }
    }
    // A requirement is what all of them are for.
    if rivals.isEmpty || variables.contains(where: { $0.1.isRequirement }) { return }
    throw failure(InferenceDiagnostic.ambiguousUse(name: name), at: place)
  }
}
