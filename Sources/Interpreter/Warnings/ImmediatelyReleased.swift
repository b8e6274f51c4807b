extension BodyWarnings {
  /// An object that nothing but a weak reference is given to is gone at once.
  func lookAtWeak(_ statement: CheckedStmt) {
    switch statement.kind {
    case .variable(.binding(let variable), let value?) where variable.ownership != .strong:
      tell(of: value, kept: variable, as: "variable")
    case .expression(let whole):
      guard case .assign(let target, let value) = whole.kind else { return }
      switch target.kind {
      case .variable(let variable) where variable.ownership != .strong: tell(of: value, kept: variable, as: "variable")
      case .property(_, let variable) where variable.ownership != .strong:
        tell(of: value, kept: variable, as: "property")
      default: break
      }
    default: break
    }
  }

  private func tell(of value: CheckedExpr, kept variable: VariableDecl, as kind: String) {
    switch value.plain.kind {
    case .construct, .memberwise: break
    default: return
    }
    let ownership = variable.ownership == .weak ? "weak" : "unowned"
    warn(
      "instance will be immediately deallocated because \(kind) '\(variable.name)' is '\(ownership)'",
      at: value.range.signBefore,
      notes: [
        Diagnostic.Note("a strong reference is required to prevent the instance from being deallocated")
      ])
  }
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
