import SyntaxTree
import Types

/// Values that a declaration takes apart: `let (low, high) = bounds`.
extension Checker {
  /// Requires that a value is a tuple wherever the pattern of its declaration is one, with as many elements.
  func requireElements(of value: Expr, _ type: Type, for pattern: Pattern) throws {
    let given = settled(type)
    if pattern.takesApart(given) { return }
    if let payload = given.optionalPayload, pattern.takesApart(payload) {
      throw mustBeUnwrapped(at: value.place, given, payload)
    }
    if case .tuple(let names) = pattern.kind, case .tuple(let fields) = given.head, names.count != fields.count {
      let known = zip(names, fields).map { $1.type.description }
      let open = Array(repeating: "_", count: max(0, names.count - fields.count))
      throw failure(
        StatementDiagnostic.patternOfWrongSize(type: given, pattern: (known + open).joined(separator: ", ")),
        at: value.place)
    }
    throw failure(
      ConversionDiagnostic.mismatch(given: given, wanted: pattern.shape(of: given), role: .specified), at: value.place)
  }

  /// Requires that the payload of an optional is a tuple wherever the pattern that a condition unwraps it for is one, with as many elements.
  func requireElements(of value: Expr, _ payload: Type, unwrappedFor pattern: Pattern) throws {
    let given = settled(payload)
    if pattern.takesApart(given) { return }
    throw failure(
      StatementDiagnostic.patternOfOtherShape(type: universe.optional(given), pattern: pattern.shape(of: nil)),
      at: value.place)
  }
}

extension Pattern {
  /// The elements of a tuple pattern; nil for other patterns. One element in parentheses is no tuple.
  private var elements: [Pattern]? {
    guard case .tuple(let elements) = kind else { return nil }
    return elements.count == 1 && elements[0].label == nil ? elements[0].pattern.elements : elements.map(\.pattern)
  }

  /// Returns whether a value of the type can be destructured by the pattern; true for an error type.
  fileprivate func takesApart(_ type: Type) -> Bool {
    guard let elements else { return true }
    guard case .tuple(let fields) = type.head, fields.count == elements.count else { return type.isError }
    return zip(elements, fields).allSatisfy { $0.takesApart($1.type) }
  }

  /// The type that the pattern expects, in which holes are what a value of the given type does not say.
  fileprivate func shape(of type: Type?) -> Type {
    guard let elements else { return type ?? .error }
    var fields: [TupleField]?
    if case .tuple(let known)? = type?.head, known.count == elements.count { fields = known }
    return .tuple(elements.indices.map { TupleField(elements[$0].shape(of: fields?[$0].type)) })
  }
}
