import SyntaxTree
import Types

/// Requires an explicit `self` in escaping closures: `self.name` or `[self] in`. The rules are those of Swift 5 mode, in which a closure
/// nested in one that captures `self` must repeat it.
extension Checker {
  private enum Silence { case allowed, warned, refused }

  /// Records an implicit use of `self`. It does not throw: the types of the closure are known, and each use is reported.
  func requireExplicitSelf(_ own: VariableDecl, _ what: String, at range: SourceRange) {
    let silence = silence(about: own)
    if silence == .allowed { return }
    var notes: [Diagnostic.Note] = []
    if own.ownership == .weak {
      notes = [
        Diagnostic.Note(
          "'self' is weak here, and may be gone: 'self?.', or 'guard let self else { return }' before",
          fix: [.insert("self?.", before: range)])
      ]
    } else {
      notes = [Diagnostic.Note("reference 'self.' explicitly", fix: [.insert("self.", before: range)])]
      if case .unwrapping = own.introduction {
      } else {
        notes.append(
          Diagnostic.Note("capture 'self' explicitly to enable implicit 'self' in this closure", at: keepingBrace))
      }
    }
    if silence == .refused { isSilent = true }
    warnings.append(
      silence == .refused
        ? Diagnostic(ExpressionDiagnostic.explicitSelf(use: what), at: range, notes: notes)
        : Diagnostic(WarningDiagnostic.explicitSelf(use: what), at: range, notes: notes))
  }

  /// Where the innermost closure begins that may be kept.
  private var keepingBrace: SourceRange? {
    var current: FunctionContext? = context
    while let here = current, here.isClosure, !here.isKept { current = here.parent }
    return current?.openingBrace
  }

  private func silence(about own: VariableDecl) -> Silence {
    guard context.isClosure else { return .allowed }
    // The closures between the use and the `self` that it means.
    var isKept = false
    var isNested = false
    var current: FunctionContext? = context
    while let here = current, here.isClosure, !here.selves.contains(where: { $0 === own }) {
      // A closure only in effect, for an operand or a branch, has no brace.
      if here.openingBrace != nil { isNested = true }
      isKept = isKept || here.isKept
      current = here.parent
    }
    let home = current.flatMap { $0.isClosure ? $0 : nil }
    // `[weak self]` that was not unwrapped is no object to find members on.
    if own.ownership == .weak, own.name == "self" { return isKept || home?.isKept != false ? .refused : .warned }
    guard isReference(own.type) else { return .allowed }
    switch own.introduction {
    case .captured where home?.capturesUnwrapped == true: return .refused
    case .captured: return isKept ? .warned : .allowed
    case .unwrapping:
      if !isNested { return .allowed }
      return isKept || home?.isKept != false ? .refused : .warned
    default: return isKept ? .refused : .allowed
    }
  }
}
