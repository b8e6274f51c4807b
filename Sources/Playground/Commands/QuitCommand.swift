extension Command {
  static let quit = Command("quit", "", "leave; Ctrl-D does the same") { session, arguments in
    guard arguments.text.isEmpty else { throw CommandError(":quit takes no arguments") }
    session.quit()
  }
}
