import SyntaxTree
import Types

extension BodyWarnings {
  /// Warns of a dictionary literal with a repeated key, which ends the program at run time.
  func lookAtKeys(_ expr: CheckedExpr) {
    guard case .dictionary(let pairs) = expr.kind, pairs.count > 1 else { return }
    var places: [String: [SourceRange]] = [:]
    var order: [String] = []
    for (key, _) in pairs {
      guard let name = key.keyText else { continue }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(key.range)
    }
    for name in order {
      guard let found = places[name], found.count > 1, let first = found.first else { continue }
      warn(
        WarningDiagnostic.duplicateKeys(type: expr.type, key: name), at: first,
        notes: found.map { Diagnostic.Note("duplicate key declared here", at: $0) })
    }
  }
}

extension CheckedExpr {
  /// A key that is a literal, as it is called.
  fileprivate var keyText: String? {
    switch kind {
    case .integer(let value): "integer literal key '\(value)'"
    case .double(let value): "floating-point literal key '\(value)'"
    case .boolean(let value): "boolean literal key '\(value)'"
    case .string(let text): "string literal key '\(text)'"
    case .character(let text): "string literal key '\(text)'"
    case .convert(let inner, _), .wrap(let inner): inner.keyText
    default: nil
    }
  }
}
