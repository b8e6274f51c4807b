/// Properties and comparison of generic requirements.
extension Requirement {
  func isSame(as other: Requirement) -> Bool {
    switch (self, other) {
    case (.conformance(let type, let proto), .conformance(let otherType, let otherProto)):
      Type.same(type, otherType) && proto.decl === otherProto.decl
    case (.superclass(let a, let b), .superclass(let c, let d)), (.sameType(let a, let b), .sameType(let c, let d)):
      Type.same(a, c) && Type.same(b, d)
    case (.classBound(let a), .classBound(let b)): Type.same(a, b)
    default: false
    }
  }

  /// Returns true if the requirement mentions the generic parameter.
  package func mentions(_ parameter: GenericParameter) -> Bool {
    func holds(_ type: Type) -> Bool {
      type.contains { if case .parameter(let other) = $0 { other === parameter } else { false } }
    }
    switch self {
    case .conformance(let type, let proto): return holds(type) || proto.arguments.contains(where: holds)
    case .superclass(let a, let b), .sameType(let a, let b): return holds(a) || holds(b)
    case .classBound(let type): return holds(type)
    }
  }

  /// The type that the subject has to equal, conform to or derive from.
  package var bound: Type {
    switch self {
    case .conformance(_, let proto): .existential([proto])
    case .superclass(_, let bound), .sameType(_, let bound): bound
    case .classBound(let type): type
    }
  }
}

extension [Requirement] {
  /// Returns true if the requirements are equal; extensions of a generic type with different requirements do not share
  /// members.
  package func areThose(of others: [Requirement]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Requirement {
  /// Returns true for a conformance of `Self` in an extension of a protocol that the type of a value states: `any Fighter & Armored`
  /// where `Self` is `Armored`.
  package func isMet(by base: Type, as own: GenericParameter?) -> Bool {
    guard let own, case .conformance(let subject, let proto) = self, case .parameter(let parameter) = subject.head,
      parameter === own, case .existential(let protocols) = base.head
    else { return false }
    return protocols.contains { $0.decl.inherits(from: proto.decl) }
  }
}
