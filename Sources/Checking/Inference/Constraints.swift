import SyntaxTree
import Types

/// Requirements that wait until enough is known.
extension Checker {
  func require(_ requirement: Requirement, at place: SourceRange, subject: (() -> String)? = nil) throws {
    try settle(Deferred(kind: .requirement(requirement), place: place, subject: subject))
  }

  /// Decides a constraint now, or lets it wait.
  private func settle(_ constraint: Deferred) throws {
    if try !decide(constraint, isFinal: false) { deferred.append(constraint) }
  }

  /// Tries everything that waits until nothing more can be decided.
  func solveDeferred(isFinal: Bool = false) throws {
    var progress = true
    while progress {
      progress = false
      if deferred.isEmpty { return }
      let waiting = deferred
      deferred = []
      for (index, constraint) in waiting.enumerated() {
        do {
          if try decide(constraint, isFinal: isFinal) {
            progress = true
          } else {
            deferred.append(constraint)
          }
        } catch {
          // The failed constraint stays deferred, too: a caller that ignores the failure here must meet it again at the end.
          deferred += waiting[index...]
          throw error
        }
      }
    }
  }

  private func decide(_ constraint: Deferred, isFinal: Bool) throws -> Bool {
    switch constraint.kind {
    case .equal(let left, let right):
      let a = universe.simplified(left, assuming: requirements)
      let b = universe.simplified(right, assuming: requirements)
      if waits(a) || waits(b) {
        if Type.same(a, b) { return true }
        return isFractional(stride: a, b) || isFractional(stride: b, a)
      }
      if unify(a, b) { return true }
      throw failure(ConversionDiagnostic.mismatch(given: a, wanted: b, role: .expected), at: constraint.place)
    case .conformance(let type, let proto):
      return try decideConformance(type, proto, constraint, isFinal: isFinal)
    case .requirement(let requirement):
      switch requirement {
      case .conformance(let type, let proto): return try decideConformance(type, proto, constraint, isFinal: isFinal)
      case .sameType(let left, let right):
        let a = universe.simplified(left, assuming: requirements)
        let b = universe.simplified(right, assuming: requirements)
        if waits(a) || waits(b) { return Type.same(a, b) }
        if unify(a, b) { return true }
        settleLiterals(in: a)
        settleLiterals(in: b)
        // The side that belongs to the receiver is named first.
        var isFromArgument = false
        if case .dependentMember(let base, _) = left, case .variable = base { isFromArgument = true }
        let (first, second) = isFromArgument ? (b, a) : (a, b)
        var fault = failure(
          ExpressionDiagnostic.typesNotEquivalent(
            subject: constraint.subject.map { "\($0()) requires the types" } ?? "requires the types",
            first: settled(first), second: settled(second)),
          at: constraint.place)
        fault.cause = .requirement(a)
        throw fault
      case .superclass(let type, let superclass):
        let known = universe.simplified(type, assuming: requirements)
        if known.isVariable { return isFinal && unify(known, superclass) }
        if waits(known) { return false }
        let bound = universe.superclassBound(of: known, assuming: requirements) ?? known
        // `Store(3)` whose argument is open yet becomes what the class asks for.
        if bound.hasVariables, conversion(from: bound, to: superclass) != nil { return true }
        // `where Base: Provider<Target>`: what the class that it inherits from is given says what the call's own parameter is.
        if let wanted = superclass.nominalDecl, superclass.hasVariables {
          var ancestor: Type? = bound
          while let type = ancestor, type.nominalDecl !== wanted { ancestor = universe.superclass(of: type) }
          if let ancestor, unify(ancestor, superclass) { return true }
        }
        if universe.isSubclass(bound, superclass) || type.isError { return true }
        throw failure(
          ExpressionDiagnostic.inheritanceRequired(
            subject: constraint.subject?() ?? "this call", type: type, superclass: superclass),
          at: constraint.place)
      case .classBound(let type):
        if type.isVariable { return false }
        if universe.isClass(universe.simplified(type, assuming: requirements), requirements) || type.isError {
          return true
        }
        throw failure(
          ExpressionDiagnostic.classRequired(subject: constraint.subject?() ?? "this call", type: type),
          at: constraint.place)
      }
    case .resolve(let body): return try body(isFinal)
    }
  }

  /// `stride(from: 0, to: 1, by: 0.25)`: an integer literal whose stride has a fraction is of the stride's own type.
  private func isFractional(stride: Type, _ other: Type) -> Bool {
    guard case .dependentMember(let base, "Stride") = stride, case .variable(let variable) = base.head,
      variable.literal == .integer
    else { return false }
    switch other {
    case .variable(let literal) where literal.literal == .float: return unify(base, other)
    case .nominal where other.isBinaryFloat: return unify(base, other)
    default: return false
    }
  }

  /// A type of which no more is known than the class that it inherits from is that class.
  func settleSuperclass(of type: Type) {
    guard case .variable = type.head else { return }
    for constraint in deferred {
      if case .requirement(.superclass(let bound, let superclass)) = constraint.kind, Type.same(bound, type) {
        if unify(type, superclass) { return }
      }
    }
  }

  func waits(_ type: Type) -> Bool {
    if case .dependentMember(let base, _) = type.head { return base.hasVariables }
    return false
  }

  private func decideConformance(
    _ written: Type, _ proto: ProtocolReference, _ constraint: Deferred, isFinal: Bool
  ) throws -> Bool {
    let type = universe.simplified(written, assuming: requirements)
    if case .variable(let variable) = type {
      // A thrown type that nothing determines, as in `throws(E)`, defaults to `any Error`.
      if isFinal, variable.literal == nil, openParameters[variable.id]?.isThrown == true {
        bind(variable, to: universe.anyError)
        return true
      }
      // A literal keeps its freedom as long as some type that it may have conforms.
      if let literal = variable.literal, proto.decl.isNative, !couldConform(literal, to: proto.decl) {
        throw conformanceFailure(defaultType(of: literal) ?? type, proto.decl, constraint)
      }
      return false
    }
    if waits(type) { return false }
    if case .variable(let variable) = written, openedExistentials.contains(variable.id),
      case .existential(let protocols) = type.head, protocols.contains(where: { $0.decl.inherits(from: proto.decl) })
    {
      return true
    }
    guard universe.conforms(type, to: proto.decl, assuming: requirements) else {
      throw conformanceFailure(type, proto.decl, constraint)
    }
    for (name, argument) in zip(proto.decl.primaryAssociatedTypes, proto.arguments) {
      guard unify(.dependentMember(type, name), argument) else {
        throw conformanceFailure(type, proto.decl, constraint)
      }
    }
    return true
  }

  private func couldConform(_ literal: LiteralKind, to proto: NominalDecl) -> Bool {
    let names: [String] =
      switch literal {
      case .integer: ["Int", "Double", "UInt8", "Float"]
      case .float: ["Double", "Float"]
      case .string, .character: ["String", "Character", "Substring"]
      case .boolean: ["Bool"]
      case .nilLiteral, .array, .dictionary: []
      }
    return names.isEmpty
      || names.contains { name in
        universe.standardProtocol(name).map { universe.conforms($0.selfType, to: proto) } ?? false
      }
  }

  private func conformanceFailure(_ type: Type, _ proto: NominalDecl, _ constraint: Deferred) -> Failure {
    if case .existential = type.head {
      return failure(ExpressionDiagnostic.existentialConformance(type: type, proto: proto.name), at: constraint.place)
    }
    if let subject = constraint.subject?() {
      var fault = failure(
        ExpressionDiagnostic.conformanceRequired(subject: subject, type: type, proto: proto.name), at: constraint.place)
      fault.cause = .requirement(type)
      return fault.noting(type.becoming(proto.name))
    }
    return failure(
      DeclarationDiagnostic.doesNotConform(name: type.description, proto: proto.name), at: constraint.place
    )
    .noting(type.becoming(proto.name))
  }
}
