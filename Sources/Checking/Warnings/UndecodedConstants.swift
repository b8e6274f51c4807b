import SyntaxTree
import Types

/// Warnings about constants of Codable types such as `let id = UUID()`, which cannot be decoded and are left out.
extension Checker {
  func warnOfUndecodedConstants(in nominal: NominalDecl) {
    let initializers = nominal.ownInitializers
    if initializers.contains(where: { $0.fullName == "init(from:)" && !$0.isWrittenBySwift && $0.declaredAt != nil }) {
      return
    }
    // Written keys determine the decoded properties.
    if case .nominal(let keys)? = nominal.nestedTypes["CodingKeys"], keys.declaredAt != nil { return }
    for property in nominal.storedProperties where property.owner === nominal && property.isLet {
      guard property.hasInitialValue, let place = property.declaredAt else { continue }
      warn(
        WarningDiagnostic.undecodedConstant,
        at: place,
        notes: [
          Diagnostic.Note(
            "set the initial value via the initializer or explicitly define a CodingKeys enum without a '\(property.name)' case to silence this warning",
            at: place),
          Diagnostic.Note("make the property mutable instead", at: place),
        ])
    }
  }
}
