import CReadline

/// Escape alone, which has no meaning outside of the menu. Many keys begin with it, so that readline would take whatever is typed next
/// for the rest of one, however late that comes.
enum EscapeKey {
  // Readline's callbacks carry no context. These are reached on the main thread only.
  /// The time at which Escape was pressed, in seconds, if nothing has come since.
  nonisolated(unsafe) private static var time: Double?

  /// Sees each byte before readline does.
  static func seen(_ key: Int32) -> Int32 {
    let beginsKey = key == 0x1B && crl_is_reading_command() != 0 && crl_is_in_vi_mode() == 0
    time = beginsKey ? LineEditor.now : nil
    return key
  }

  /// The time left for the rest of a key, in seconds; nil if none is awaited.
  static var patience: Double? { time.flatMap { since in limit.map { max(since + $0 - LineEditor.now, 0) } } }

  static func drop() {
    time = nil
    KeyReader.endKey()
  }

  /// The time that readline gives to the rest of a key, in seconds, as the user's inputrc may set it; nil for as long as it takes.
  private static var limit: Double? {
    let text = rl_variable_value("keyseq-timeout").map { String(cString: $0) } ?? ""
    guard let milliseconds = Double(text), milliseconds > 0 else { return nil }
    return milliseconds / 1000
  }
}
