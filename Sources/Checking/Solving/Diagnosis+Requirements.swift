import Sema
import SyntaxTree
import Types

/// Errors of requirements that the types of a use do not meet.
extension Checker {
  /// Returns the error of a use whose declaration, or the conformance by which its receiver has the member, requires something of types that
  /// they do not meet.
  func requirementFailure(_ requirement: Requirement, _ use: OverloadUse, _ system: ConstraintSystem) -> Failure? {
    if requirement.types.contains(where: { system.shown($0).isUnknown }) { return nil }
    let choice = system.choice(for: use)
    if case .variable(let variable)? = choice?.target {
      return caught {
        try require(requirement.mapped(system.shown), at: use.nameRange) {
          let property = "property '\(variable.name)'"
          guard variable.requirements.isEmpty, let receiver = choice?.base?.nominalDecl else { return property }
          return "referencing \(property) on '\(receiver.name)'"
        }
      }
    }
    guard let choice, let function = choice.function else { return nil }
    var described = describe(Candidate(.function(function)), use.name)
    if case .subscripting = choice.target {
      described = "subscript 'subscript(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))'"
    }
    let owner = function.requirements.isEmpty ? choice.base?.nominalDecl ?? function.owner : function.owner
    let isOfOwner = owner != nil && function.generics.isEmpty && function.kind != .initializer
    let subject =
      isOfOwner
      ? "referencing \(described) on '\(owner?.name ?? "")'" : described
    var fault = caught {
      try require(requirement.mapped(system.shown), at: use.place) { subject }
    }
    if fault?.cause == nil { fault?.cause = requirement.types.first.map { .requirement(system.shown($0)) } }
    return fault
  }

  /// The error of a requirement of the type that an initializer makes.
  func typeRequirementFailure(_ requirement: Requirement, _ use: OverloadUse, _ system: ConstraintSystem)
    -> Failure?
  {
    let requirement = requirement.mapped(system.shown)
    guard let made = system.choice(for: use)?.madeType, !requirement.types.contains(where: \.isUnknown) else {
      return nil
    }
    if use.namesTypeArguments, case .conformance(let type, let proto) = requirement {
      return failure(
        DeclarationDiagnostic.doesNotConform(name: type.description, proto: proto.decl.name), at: use.nameRange)
    }
    return caught {
      try require(requirement, at: use.nameRange) { "generic \(made.kind.rawValue) '\(made.name)'" }
    }
  }
}

extension Sema.OverloadChoice {
  /// The type that an initializer makes.
  fileprivate var madeType: NominalDecl? {
    switch target {
    case .memberwise(let decl, _): decl
    case .function(let function) where function.kind == .initializer:
      function.owner?.kind == .protocolType ? base?.instance.nominalDecl : function.owner
    default: nil
    }
  }
}

extension Requirement {
  /// Types that it relates.
  var types: [Type] {
    switch self {
    case .conformance(let type, _), .classBound(let type): [type]
    case .superclass(let a, let b), .sameType(let a, let b): [a, b]
    }
  }

  fileprivate func mapped(_ transform: (Type) -> Type) -> Requirement {
    switch self {
    case .conformance(let type, let proto): .conformance(transform(type), proto)
    case .superclass(let type, let other): .superclass(transform(type), transform(other))
    case .classBound(let type): .classBound(transform(type))
    case .sameType(let type, let other): .sameType(transform(type), transform(other))
    }
  }
}
