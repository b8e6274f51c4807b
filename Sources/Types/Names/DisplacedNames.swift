/// What had the names that the variables of an input took, until these have their values: an initializer may use what it
/// takes the name of (`let x = x + 1`), and when it fails, nothing has changed.
package final class DisplacedNames: @unchecked Sendable {
  // Unchecked because it belongs to the one thread that runs the input.
  private var entries: [String: [Scope.ValueEntry]] = [:]

  package init() {}

  package func keep(_ known: [Scope.ValueEntry], named name: String) { entries[name] = known }

  /// The variables have come to be; what nothing else uses dies now.
  package func drop() { entries = [:] }

  /// Gives a variable's name back to what had it.
  package func restore(_ variable: VariableDecl, in session: Scope) {
    guard case .variable(let present)? = session.values[variable.name]?.first, present === variable else { return }
    session.values[variable.name] = entries.removeValue(forKey: variable.name)
  }
}
