import CReadline

/// Commands that act on the cursor's line where readline's own act on the whole text.
enum LineCommands {
  static let beginningOfLine: ReadlineBindings.Command = { _, _ in
    crl_set_point(Int32(ReadlineBindings.text.lineStart))
    return 0
  }

  /// The first character of the line that is no space.
  static let beginningOfText: ReadlineBindings.Command = { _, _ in
    crl_set_point(Int32(ReadlineBindings.text.lineText))
    return 0
  }

  /// At the end of a line its newline, as in Emacs.
  static let killToEnd: ReadlineBindings.Command = { count, key in
    if count < 0 { return LineCommands.killToBeginning(1, key) }
    let text = ReadlineBindings.text
    let end = text.lineEnd == text.cursor ? min(text.cursor + 1, text.bytes.count) : text.lineEnd
    return LineCommands.kill(from: text.cursor, to: end)
  }

  /// At the beginning of a line the newline before it.
  static let killToBeginning: ReadlineBindings.Command = { count, key in
    if count < 0 { return LineCommands.killToEnd(1, key) }
    let text = ReadlineBindings.text
    let start = text.lineStart == text.cursor ? max(text.cursor - 1, 0) : text.lineStart
    return LineCommands.kill(from: text.cursor, to: start)
  }

  static let killLine: ReadlineBindings.Command = { _, _ in
    let text = ReadlineBindings.text
    return LineCommands.kill(from: text.lineStart, to: text.lineEnd)
  }

  /// Kills text in one direction, so that several in a row are put together in order.
  private static func kill(from start: Int, to end: Int) -> Int32 {
    rl_kill_text(Int32(start), Int32(end))
    crl_set_point(Int32(min(start, end)))
    return 0
  }

  /// vi's I.
  static let insertAtBeginning: ReadlineBindings.Command = { _, key in
    crl_set_point(Int32(ReadlineBindings.text.lineText))
    return rl_vi_insert_mode(1, key)
  }

  /// vi's A.
  static let appendAtEnd: ReadlineBindings.Command = { _, key in
    crl_set_point(Int32(ReadlineBindings.text.lineEnd))
    return rl_vi_insert_mode(1, key)
  }
}
