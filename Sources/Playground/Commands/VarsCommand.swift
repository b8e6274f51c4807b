import Recording

extension Command {
  static let vars = Command("vars", "", "list the variables with their types and values") { session, _ in
    session.onMain {
      let rows = session.evaluator.variables.map { variable in
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
