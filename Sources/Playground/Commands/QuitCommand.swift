extension Command {
  static let quit = Command("quit", "", "leave; Ctrl-D does the same") { session, _ in session.quit() }
}
