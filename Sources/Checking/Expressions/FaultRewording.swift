import SyntaxTree

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

  /// In the same words, at the sign of an assignment: where the arguments of one type differ, neither side is at fault.
  func told(atSign sign: SourceRange?) -> Checker.Failure {
    guard let sign, diagnostic.notes.contains(where: { $0.message.hasPrefix("arguments to generic parameter") }) else {
      return self
    }
    var moved = self
    moved.diagnostic.caret = sign
    return moved
  }
}
