import SyntaxTree
import Types

/// Requirements of declarations.
extension Checker {
  /// Throws where types do not satisfy a requirement.
  func require(_ requirement: Requirement, at place: SourceRange, subject: (() -> String)? = nil) throws {
    switch requirement {
    case .conformance(let type, let proto): try requireConformance(type, proto, at: place, subject)
    case .sameType(let left, let right):
      let a = universe.simplified(left, assuming: requirements)
      let b = universe.simplified(right, assuming: requirements)
      if unify(a, b) { return }
      var fault = failure(
        ExpressionDiagnostic.typesNotEquivalent(
          subject: subject.map { "\($0()) requires the types" } ?? "requires the types", first: settled(a),
          second: settled(b)),
        at: place)
      fault.cause = .requirement(a)
      throw fault
    case .superclass(let type, let superclass):
      let known = universe.simplified(type, assuming: requirements)
      let bound = universe.superclassBound(of: known, assuming: requirements) ?? known
      if universe.isSubclass(bound, superclass) || type.isError { return }
      throw failure(
        ExpressionDiagnostic.inheritanceRequired(
          subject: subject?() ?? "this call", type: type, superclass: superclass),
        at: place)
    case .classBound(let type):
      if universe.isClass(universe.simplified(type, assuming: requirements), requirements) || type.isError { return }
      throw failure(
        ExpressionDiagnostic.classRequired(subject: subject?() ?? "this call", type: type), at: place)
    }
  }

  private func requireConformance(
    _ written: Type, _ proto: ProtocolReference, at place: SourceRange, _ subject: (() -> String)?
  ) throws {
    let type = universe.simplified(written, assuming: requirements)
    guard universe.conforms(type, to: proto.decl, assuming: requirements),
      zip(proto.decl.primaryAssociatedTypes, proto.arguments).allSatisfy({
        unify(.dependentMember(type, $0), $1)
      })
    else { throw conformanceFailure(type, proto.decl, at: place, subject) }
  }

  private func conformanceFailure(
    _ type: Type, _ proto: NominalDecl, at place: SourceRange, _ subject: (() -> String)?
  ) -> Failure {
    switch type.head {
    case .existential, .tuple, .function, .metatype:
      return failure(ExpressionDiagnostic.structuralConformance(type: type, proto: proto.name), at: place)
    default: break
    }
    if let subject = subject?() {
      var fault = failure(
        ExpressionDiagnostic.conformanceRequired(subject: subject, type: type, proto: proto.name), at: place)
      fault.cause = .requirement(type)
      return fault.noting(type.becoming(proto.name))
    }
    return failure(DeclarationDiagnostic.doesNotConform(name: type.description, proto: proto.name), at: place)
      .noting(type.becoming(proto.name))
  }
}
