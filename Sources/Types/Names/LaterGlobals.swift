import SyntaxTree
/// Variables declared later in a file. They are in scope in the whole file, like functions; code that uses one before
/// its declaration has run finds it uninitialized, as in a compiled program.
package final class LaterGlobals {
  package struct Waiting {
    package let binding: VariableSyntax.Binding
    package let decl: Decl
    package let isLet: Bool
    package let isComputed: Bool
  }
  package private(set) var waiting: [String: Waiting] = [:]
  /// Globals already looked up; their statements complete them.
  package var known: [String: VariableDecl] = [:]
  package var inProgress: Set<String> = []
  /// Names of globals whose types depend on themselves.
  package var circular: Set<String> = []

  /// The statements of computed ones, which were looked at before all others.
  package var computed: [ObjectIdentifier: CheckedStmt] = [:]

  package func computedStatement(of statement: Stmt) -> CheckedStmt? {
    if case .declaration(let decl) = statement.kind { computed[ObjectIdentifier(decl)] } else { nil }
  }

  package init(_ statements: [Stmt]) {
    for statement in statements {
      guard case .declaration(let decl) = statement.kind, case .variable(let syntax) = decl.kind else { continue }
      for binding in syntax.bindings {
        guard case .binding(let name, _) = binding.pattern.kind, waiting[name] == nil else { continue }
        waiting[name] = Waiting(
          binding: binding, decl: decl, isLet: syntax.isLet, isComputed: binding.accessors?.getter != nil)
      }
    }
  }

  /// Removes a global whose declaration is reached.
  package func take(_ name: String) -> VariableDecl? {
    waiting[name] = nil
    return known.removeValue(forKey: name)
  }
}
