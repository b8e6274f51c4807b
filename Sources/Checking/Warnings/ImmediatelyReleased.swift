import SyntaxTree
import Types

extension BodyWarnings {
  /// Warns of an object that only a weak reference refers to, which is released at once.
  func lookAtWeak(_ statement: CheckedStmt) {
    switch statement.kind {
    case .variable(.binding(let variable), let value?):
      found += variable.released(value, as: "variable", isInitial: isSound)
    case .expression(let whole):
      guard case .assign(let target, let value) = whole.kind else { return }
      switch target.kind {
      case .variable(let variable):
        found += variable.released(value, as: "variable", isFirst: isSound && variable.kind == .local)
      case .property(let base, let variable):
        found += variable.released(value, as: "property", isFirst: isSound && isInInitializer && base.isOwn)
      default: break
      }
    default: break
    }
  }
}

extension VariableDecl {
  /// Returns the warnings for a new object that a weak or unowned variable does not retain. As the first value of a
  /// weak variable it also leaves the reference nil for good.
  func released(_ value: CheckedExpr, as kind: String, isFirst: Bool = false, isInitial: Bool = false) -> [Diagnostic] {
    guard ownership != .strong else { return [] }
    switch value.plain.kind {
    case .construct, .memberwise: break
    default: return []
    }
    let word = ownership == .weak ? "weak" : "unowned"
    var found = [
      Diagnostic(
        WarningDiagnostic.immediatelyReleased(kind: kind, name: name, ownership: word),
        at: value.range.signBefore,
        notes: [Diagnostic.Note("a strong reference is required to prevent the instance from being deallocated")])
    ]
    if isFirst || isInitial, ownership == .weak {
      found.append(
        Diagnostic(
          WarningDiagnostic.weakAlwaysNil,
          at: isInitial ? value.range : value.range.signBefore))
    }
    return found
  }
}

extension CheckedExpr {
  fileprivate var isOwn: Bool { if case .variable(let variable) = kind { variable.name == "self" } else { false } }
}

extension SourceRange {
  /// The `=` before it.
  fileprivate var signBefore: SourceRange {
    let bytes = file.text.utf8
    var index = bytes.index(bytes.startIndex, offsetBy: start)
    var offset = start
    while index > bytes.startIndex {
      index = bytes.index(before: index)
      offset -= 1
      if bytes[index] == UInt8(ascii: "=") { return SourceRange(file: file, start: offset, end: offset + 1) }
    }
    return self
  }
}
