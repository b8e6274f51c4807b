import CReadline

/// Shows the pressed key in the upper right corner of the terminal, for an audience that cannot see the keyboard.
enum KeyDisplay {
  // Readline's callbacks carry no context. These are reached on the main thread only.
  nonisolated(unsafe) private static var terminal: TerminalState?
  nonisolated(unsafe) private static var names = KeyNames()
  private static let width = 14

  static func begin(on terminal: TerminalState) {
    if !terminal.isDumb { self.terminal = terminal }
  }

  /// Passes on what was read, 0 and less where it was nothing.
  static func seen(_ key: Int32) -> Int32 {
    if let terminal, let byte = UInt8(exactly: key), byte != 0, let name = names.take(byte) { show(name, on: terminal) }
    return key
  }

  private static func show(_ name: String, on terminal: TerminalState) {
    let size = terminal.size
    guard size.columns > 2 * width, size.rows > 2 else { return }
    let blank = max(width - 2 - name.count, 0)
    let label =
      String(repeating: " ", count: blank / 2 + 1) + name + String(repeating: " ", count: blank - blank / 2 + 1)
    // One column is left for a wide character. The cursor and its attributes are kept by the terminal meanwhile.
    terminal.write("\u{1B}7\u{1B}[1;\(size.columns - width)H\u{1B}[7m\(label)\u{1B}[0m\u{1B}8")
  }
}
