import CReadline

/// The keys and the commands that mean something else where an input has several lines.
///
/// None of these functions may reach `rl_abort`: it leaves by `longjmp`, past Swift's frames.
enum ReadlineBindings {
  typealias Command = @convention(c) @Sendable (Int32, Int32) -> Int32
  /// A command of readline's and the command that takes its place.
  typealias Replacement = (command: Command, replacement: Command)

  static func install(isDumb: Bool) {
    rl_add_defun("return-or-new-line", BlockCommands.enter, -1)
    rl_add_defun("new-line", BlockCommands.newLine, -1)
    // A dumb terminal shows one row, so there Return always ends it.
    if isDumb { return }
    // The sequences of Meta and Return, also where a terminal reports modifiers. Not "\\M-\\C-m": where Meta is the eighth bit, that is
    // a byte within Korean and Chinese characters.
    for sequence in ["\\e\\C-m", "\\e[13;3u", "\\e[27;3;13~"] { crl_bind_everywhere(sequence, BlockCommands.newLine) }
    EditorCommand.install()
    MenuCommands.install()
    for sequence in ["}", ")", "]"] { crl_bind_everywhere(sequence, BlockCommands.closeBracket) }
    replace(replacements)
  }

  /// Replaces the commands that readline binds to the terminal's own keys, such as `stty kill`, whenever it prepares the terminal. Those
  /// are single keys.
  static func restore(isDumb: Bool) {
    if !isDumb {
      replace(
        [(rl_unix_line_discard, LineCommands.killToBeginning), (rl_rubout, CharacterCommands.rubout)],
        ofSingleKeys: true)
    }
  }

  private static func replace(_ replacements: [Replacement], ofSingleKeys: Bool = false) {
    let table = replacements.map { crl_replacement(command: $0.command, replacement: $0.replacement) }
    crl_replace(table, Int32(table.count), ofSingleKeys ? 1 : 0)
  }

  /// Commands take the place of readline's own on whatever keys those are, so that a user's inputrc keeps its say.
  private static let replacements: [Replacement] =
    [
      (rl_newline, BlockCommands.enter),
      (rl_beg_of_line, LineCommands.beginningOfLine),
      (rl_end_of_line, SuggestionCommands.endOfLine),
      (rl_forward_char, SuggestionCommands.forwardCharacter),
      (rl_forward_word, SuggestionCommands.forwardWord),
      (rl_kill_line, LineCommands.killToEnd),
      (rl_backward_kill_line, LineCommands.killToBeginning),
      (rl_unix_line_discard, LineCommands.killToBeginning),
      (rl_kill_full_line, LineCommands.killLine),
      (rl_vi_first_print, LineCommands.beginningOfText),
      (rl_vi_insert_beg, LineCommands.insertAtBeginning),
      (rl_vi_append_eol, LineCommands.appendAtEnd),
      (rl_get_previous_history, HistoryCommands.up),
      (rl_get_next_history, HistoryCommands.down),
      (rl_clear_screen, DisplayCommands.clearScreen),
      (rl_clear_display, DisplayCommands.clearDisplay),
      (rl_refresh_line, DisplayCommands.refreshLine),
      (rl_re_read_init_file, rereadInitFile),
      (rl_dump_functions, DisplayCommands.dumpFunctions),
      (rl_dump_macros, DisplayCommands.dumpMacros),
      (rl_dump_variables, DisplayCommands.dumpVariables),
      (rl_print_last_kbd_macro, DisplayCommands.printMacro),
    ] + CharacterCommands.replacements + MenuCommands.replacements + AbortingCommands.replacements
    + ViLineCommands.replacements

  private static let rereadInitFile: Command = { count, key in
    let status = rl_re_read_init_file(count, key)
    ReadlineBindings.replace(replacements)
    crl_leave_nothing_unbound()
    return status
  }

  static var text: EditedText { EditedText(bytes: bytes, cursor: Int(crl_point())) }
  static var line: String { String(cString: crl_line_buffer()) }

  private static var bytes: [UInt8] {
    let start = UnsafeRawPointer(crl_line_buffer())
    return Array(UnsafeRawBufferPointer(start: start, count: Int(crl_end())))
  }
}
