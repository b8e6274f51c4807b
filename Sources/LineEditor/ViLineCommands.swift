import CReadline

/// vi's commands that act on whole lines, or to the end of a line, in a text of several lines.
///
/// Readline takes the whole text for a line. Where the motion of an operator is the line, the operator receives the motion to a column
/// instead. That motion excludes the character at its end, and here it goes to the end of the line.
enum ViLineCommands {
  private enum Motion { case line, lineAndNewline, endOfLine }

  // Readline calls its functions on the main thread only.
  /// The motion that the last operator was given; readline repeats it by its key alone.
  nonisolated(unsafe) private static var motion: Motion?
  nonisolated(unsafe) private static var operation: Int32 = 0
  private static let columnKey = Int32(UInt8(ascii: "|"))

  static let replacements: [ReadlineBindings.Replacement] = [
    (rl_vi_delete_to, delete),
    (rl_vi_change_to, change),
    (rl_vi_yank_to, yank),
    (rl_vi_column, column),
  ]

  private static let delete: ReadlineBindings.Command = { count, key in
    if key == Int32(UInt8(ascii: "D")), !ReadlineBindings.text.hasOneLine { return ViLineCommands.deleteToEnd() }
    return ViLineCommands.begin(key) { rl_vi_delete_to(count, key) }
  }

  private static let change: ReadlineBindings.Command = { count, key in
    if key == Int32(UInt8(ascii: "C")), !ReadlineBindings.text.hasOneLine {
      _ = ViLineCommands.deleteToEnd()
      return rl_vi_insertion_mode(1, key)
    }
    return ViLineCommands.begin(key) { rl_vi_change_to(count, key) }
  }

  private static let yank: ReadlineBindings.Command = { count, key in
    ViLineCommands.begin(key) { rl_vi_yank_to(count, key) }
  }

  private static func begin(_ key: Int32, _ command: () -> Int32) -> Int32 {
    operation = key
    return command()
  }

  private static func deleteToEnd() -> Int32 {
    let text = ReadlineBindings.text
    rl_kill_text(Int32(text.cursor), Int32(text.lineEnd))
    crl_set_point(Int32(text.cursor))
    return 0
  }

  /// Sees each key before readline does, and replaces the motion of an operator.
  static func seen(_ key: Int32) -> Int32 {
    if crl_is_reading_command() != 0, key == columnKey { motion = nil }
    guard crl_is_reading_motion() != 0 else { return key }
    motion = nil
    if ReadlineBindings.text.hasOneLine { return key }
    switch key {
    case operation: motion = key == Int32(UInt8(ascii: "c")) ? .line : .lineAndNewline
    case Int32(UInt8(ascii: "$")): motion = .endOfLine
    default: return key
    }
    return columnKey
  }

  private static let column: ReadlineBindings.Command = { count, key in
    guard let motion = ViLineCommands.motion else { return rl_vi_column(count, key) }
    let text = ReadlineBindings.text
    if motion != .endOfLine { crl_set_mark(Int32(text.lineStart)) }
    crl_set_point(Int32(text.lineEnd))
    if motion == .lineAndNewline {
      // No newline follows the last line: the one before it is deleted.
      if text.lineEnd < text.bytes.count {
        crl_set_point(Int32(text.lineEnd + 1))
      } else {
        crl_set_mark(Int32(text.lineStart - 1))
      }
    }
    return 0
  }
}
