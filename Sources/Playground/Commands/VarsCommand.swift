import Recording
import SyntaxTree

extension Command {
  static let vars = Command("vars", "[NAME …]", "list the variables with their types and values") {
    session, arguments in
    let names = arguments.words
    try session.onMainThrowing {
      let variables = session.evaluator.variables
      if let unknown = names.first(where: { name in !variables.contains { $0.name == name } }) {
        let near = DidYouMean.suggestion(for: unknown, among: variables.map(\.name))
        throw CommandError(
          "there is no variable '\(DisplayText.line(unknown))'", notes: near.map { ["did you mean '\($0)'?"] } ?? [])
      }
      let rows = variables.filter { names.isEmpty || names.contains($0.name) }.map { variable in
        (
          "\(variable.name): \(variable.type)",
          variable.value.map { DisplayText.value($0) } ?? variable.held.map { "value " + DisplayText.value($0) }
        )
      }
      if rows.isEmpty { return session.printer.answer("no variables yet") }
      for (head, value) in rows {
        session.printer.answer(DisplayText.line(head) + (value.map { " = " + $0 } ?? ""))
      }
    }
  }
}
