import SyntaxTree
/// The variables of a file whose statements stand further down. All of a file knows them, as it knows its functions; what uses one
/// before its statement has run finds nothing in it yet, as in a compiled program.
package final class LaterGlobals {
  package struct Waiting {
    package let binding: VariableSyntax.Binding
    package let decl: Decl
    package let isLet: Bool
    package let isComputed: Bool
  }
  package private(set) var waiting: [String: Waiting] = [:]
  /// Those that were asked for already; their statements give them what they still lack.
  package var known: [String: VariableDecl] = [:]
  package var inProgress: Set<String> = []
  /// Those whose types need themselves.
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

  /// Its statement has come.
  package func take(_ name: String) -> VariableDecl? {
    waiting[name] = nil
    return known.removeValue(forKey: name)
  }
}
