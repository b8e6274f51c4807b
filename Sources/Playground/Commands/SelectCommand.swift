import Recording
import Controls

extension Command {
  static let select = Command("select", "TABLE ROW", "tap a row of a table, counted from 0: :select results 2") {
    session, arguments in
    try session.onScreen {
      let (table, row, name) = try session.row(arguments, "select")
      guard table.allowsSelection else { throw CommandError("'\(name)' does not allow selection") }
      table.tap(row: row)
    }
  }

  static let swipe = Command(
    "swipe", "TABLE ROW", "swipe to delete a row of a table: :swipe todos 0",
    details: """
      The table only asks for it, by rx.itemDeleted and rx.modelDeleted; the row goes when the program's data do.
      """
  ) { session, arguments in
    try session.onScreen {
      let (table, row, _) = try session.row(arguments, "swipe")
      table.swipe(row: row)
    }
  }
}

extension Session {
  /// The row of the table that a command names.
  fileprivate func row(
    _ arguments: Command.Arguments, _ command: String
  ) throws -> (table: UITableView, row: Int, name: String) {
    let words = arguments.words
    guard words.count == 2 else { throw CommandError("which row of which table? For instance: :\(command) results 2") }
    let control = try screen.usable(words[0], in: self)
    guard let table = control.view as? UITableView else { throw screen.misfit(control, "it has no rows") }
    let count = table.numberOfRows(inSection: 0)
    guard let row = Int(words[1]), row >= 0, row < count else {
      throw CommandError(
        "'\(words[0])' has no row '\(Shown.line(words[1]))'",
        notes: [count == 0 ? "it is empty" : count == 1 ? "it has row 0 only" : "it has rows 0 to \(count - 1)"])
    }
    return (table, row, words[0])
  }
}
