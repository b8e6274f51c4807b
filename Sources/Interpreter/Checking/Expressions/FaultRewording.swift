/// The same fault told of another use: why a value cannot be changed, by assignment, by an operator, as an argument.
extension Checker.Failure {
  /// Keeps the reason that stands behind the colon.
  func reworded(as subject: String, at place: SourceRange) -> Checker.Failure {
    var changed = diagnostic
    let parts = diagnostic.message.split(separator: ":", maxSplits: 1)
    changed.message = parts.count == 2 ? "\(subject):\(parts[1])" : subject
    changed.highlights.append(diagnostic.caret)
    changed.caret = place
    return Checker.Failure(diagnostic: changed)
  }
}

extension Requirement {
  /// Whether a generic parameter stands in it.
  func mentions(_ parameter: GenericParameter) -> Bool {
    func holds(_ type: Type) -> Bool {
      type.contains { if case .parameter(let other) = $0 { other === parameter } else { false } }
    }
    switch self {
    case .conformance(let type, let proto): return holds(type) || proto.arguments.contains(where: holds)
    case .superclass(let a, let b), .sameType(let a, let b): return holds(a) || holds(b)
    case .classBound(let type): return holds(type)
    }
  }
}
