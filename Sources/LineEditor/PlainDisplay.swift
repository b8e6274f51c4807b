import CReadline

/// Readline's own display, for terminals without escape codes: one row, which scrolls sideways.
final class PlainDisplay: LineDisplay {
  private let terminal: TerminalState
  init(_ terminal: TerminalState) { self.terminal = terminal }

  func redisplay() {
    rl_redisplay()
    crl_flush()
  }

  func clear() {
    terminal.write("\n")
    rl_on_new_line()
  }

  func finish(_ mark: String) {
    let point = crl_point()
    crl_set_point(crl_end())
    redisplay()
    terminal.write(mark + "\n")
    crl_set_point(point)
    rl_on_new_line()
  }

  func accepted() {}
  func resize() { crl_take_screen_size() }

  func clearScreen(withHistory: Bool) {
    clear()
    redisplay()
  }
}
