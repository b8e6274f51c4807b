/// Declarations shadowed by the variables of an input, kept until these have their values: an initializer may use the
/// declaration that it shadows (`let x = x + 1`), and when it fails, nothing has changed.
package final class ShadowedDeclarations: @unchecked Sendable {
  // Unchecked because it belongs to the one thread that runs the input.
  private var entries: [String: [Scope.ValueEntry]] = [:]

  package init() {}

  package func keep(_ known: [Scope.ValueEntry], named name: String) { entries[name] = known }

  /// The variables that variables of the input shadow.
  package var variables: [VariableDecl] {
    entries.sorted { $0.key < $1.key }.compactMap {
      if case .variable(let variable)? = $0.value.first { variable } else { nil }
    }
  }

  /// Releases the shadowed values, after the new variables are initialized.
  package func drop() { entries = [:] }

  /// Restores the declaration that a variable shadowed.
  package func restore(_ variable: VariableDecl, in session: Scope) {
    guard case .variable(let present)? = session.values[variable.name]?.first, present === variable else { return }
    session.values[variable.name] = entries.removeValue(forKey: variable.name)
  }
}
