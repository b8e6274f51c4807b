import CReadline

/// The keys that mean something else where an input has several lines.
///
/// None of these functions may reach `rl_abort`: it leaves by `longjmp`, past Swift's frames.
enum ReadlineBindings {
  typealias Command = @convention(c) @Sendable (Int32, Int32) -> Int32

  private static let indent = "  "

  static func install(isDumb: Bool) {
    rl_add_defun("return-or-new-line", returnKey, -1)
    rl_add_defun("new-line", newLineKey, -1)
    // A dumb terminal shows one row, so there Return always ends it.
    if isDumb { return }
    for sequence in ["\\C-m", "\\C-j"] {
      crl_bind_everywhere(sequence, returnKey)
      crl_bind_movement(sequence, returnKey)
    }
    // Not "\\M-\\C-m": where Meta is the eighth bit, that is a byte within Korean and Chinese characters.
    crl_bind_everywhere("\\e\\C-m", newLineKey)
    for sequence in ["\\e[A", "\\eOA"] { crl_bind_everywhere(sequence, upKey) }
    for sequence in ["\\e[B", "\\eOB"] { crl_bind_everywhere(sequence, downKey) }
    // What goes a line up and down for who knows Emacs or vi.
    crl_bind_emacs("\\C-p", upKey)
    crl_bind_emacs("\\C-n", downKey)
    crl_bind_movement("k", upKey)
    crl_bind_movement("j", downKey)
    for sequence in ["}", ")", "]"] { crl_bind_everywhere(sequence, closingKey) }
  }

  static var line: String { String(cString: crl_line_buffer()) }

  /// Return: enters what is complete, else opens a line with its indentation.
  private static let returnKey: Command = { count, key in
    guard let input = currentInput, !input.isAsking,
      case .incomplete(let indent) = input.configuration.isComplete(ReadlineBindings.line)
    else { return rl_newline(count, key) }
    // What is pasted without the terminal saying so brings its own indentation along.
    let isTyped = !ReadlineBindings.moreIsWaiting
    rl_insert_text("\n" + (isTyped ? String(repeating: " ", count: max(indent, 0)) : ""))
    return 0
  }

  /// Meta-Return: opens a line wherever the cursor is.
  private static let newLineKey: Command = { _, _ in
    rl_insert_text("\n")
    return 0
  }

  /// A closing bracket as the first thing of its line steps back by one indentation.
  private static let closingKey: Command = { count, key in
    let before = ReadlineBindings.line.utf8.prefix(Int(crl_point()))
    let current = before.suffix(while: { $0 != UInt8(ascii: "\n") })
    if current.count < before.count, current.count >= indent.utf8.count,
      current.allSatisfy({ $0 == UInt8(ascii: " ") })
    {
      rl_delete_text(crl_point() - Int32(indent.utf8.count), crl_point())
      crl_set_point(crl_point() - Int32(indent.utf8.count))
    }
    return rl_insert(count, key)
  }

  /// Arrow up: the row above within an input of several lines, else the entry before. What arrow up has recalled is
  /// passed as a whole when it is pressed again.
  private static let upKey: Command = { count, key in
    let isWalking = ReadlineBindings.isWalkingHistory
    if !isWalking, ReadlineBindings.moveRow(by: -Int(max(count, 1))) { return 0 }
    ReadlineBindings.recalls = true
    return rl_get_previous_history(count, key)
  }

  private static let downKey: Command = { count, key in
    let isWalking = ReadlineBindings.isWalkingHistory
    if !isWalking, ReadlineBindings.moveRow(by: Int(max(count, 1))) { return 0 }
    ReadlineBindings.recalls = true
    return rl_get_next_history(count, key)
  }

  // Whether the last arrow recalled an entry. Readline calls its functions on the main thread only.
  nonisolated(unsafe) private static var recalls = false

  private static var isWalkingHistory: Bool {
    defer { recalls = false }
    return recalls && (crl_is_last_command(upKey) != 0 || crl_is_last_command(downKey) != 0)
  }

  /// Moves the cursor to the line above or below, keeping its column; false when there is none.
  private static func moveRow(by step: Int) -> Bool {
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
    var row = 0
    var offset = Int(crl_point())
    while row < lines.count - 1, offset > lines[row].utf8.count {
      offset -= lines[row].utf8.count + 1
      row += 1
    }
    guard lines.indices.contains(row + step) else { return false }
    let column = String(decoding: lines[row].utf8.prefix(offset), as: UTF8.self).count
    let start = lines[..<(row + step)].reduce(0) { $0 + $1.utf8.count + 1 }
    crl_set_point(Int32(start + lines[row + step].prefix(column).utf8.count))
    return true
  }

  private static var moreIsWaiting: Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }
}

extension Collection {
  /// The elements at the end for which the condition holds.
  fileprivate func suffix(while holds: (Element) -> Bool) -> [Element] {
    reversed().prefix(while: holds).reversed()
  }
}
