import Checking
import SyntaxTree
import Types

extension Program {
  /// Returns the lines of a text in which the prompt would report errors. Its declarations stay unknown; nil where
  /// checking it could change a type that is known already.
  package func errorLines(inTrialOf text: String) -> [Int]? {
    let parsed = Parser.parse(SourceFile(name: "trial", text: text), operators: operators, conditions: conditions)
    func lines(_ diagnostics: [Diagnostic]) -> [Int] {
      diagnostics.filter { $0.severity == .error }.map(\.caret.line)
    }
    if parsed.hasErrors { return lines(parsed.diagnostics) }
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
    return lines(result.diagnostics)
  }
}
