import Controls

extension Command {
  static let select = Command("select", "TABLE ROW", "taps a row of a table, counted from 0: :select results 2") {
    session, arguments in
    let words = arguments.words
    guard words.count == 2 else { throw CommandError("which row of which table? For instance: :select results 2") }
    try session.onScreen {
      let control = try session.screen.usable(words[0], in: session)
      guard let table = control.view as? UITableView else {
        throw session.screen.misfit(control, "it has no rows")
      }
      let count = table.numberOfRows(inSection: 0)
      guard let row = Int(words[1]), row >= 0, row < count else {
        throw CommandError(
          "'\(words[0])' has no row '\(Shown.line(words[1]))'",
          notes: [count == 0 ? "it is empty" : count == 1 ? "it has row 0 only" : "it has rows 0 to \(count - 1)"])
      }
      guard table.allowsSelection else { throw CommandError("'\(words[0])' does not allow selection") }
      table.tap(row: row)
    }
  }
}
