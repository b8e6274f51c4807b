import Checking
import SyntaxTree
import Types

extension Program {
  /// Returns the errors that the prompt would report of a text. Its declarations stay unknown; nil where checking it could
  /// change a type that is known already.
  package func errors(inTrialOf text: String) -> [Diagnostic]? {
    let parsed = Parser.parse(SourceFile(name: "trial", text: text), operators: operators, conditions: conditions)
    if parsed.hasErrors { return parsed.diagnostics.filter { $0.severity == .error } }
    for statement in parsed.unit.statements {
      guard case .declaration(let decl) = statement.kind else { continue }
      switch decl.kind {
      case .variable, .function, .importModule: break
      default: return nil
      }
    }
    let scope = Scope(parent: session)
    scope.isTopLevel = true
    let result = LargeStack.run {
      Checker.check(parsed.unit, isPrompt: true, universe: universe, session: scope)
    }
    return result.diagnostics.filter { $0.severity == .error }
  }
}
