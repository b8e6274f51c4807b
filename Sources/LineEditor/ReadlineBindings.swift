import CReadline

/// The keys and the commands that mean something else where an input has several lines.
///
/// None of these functions may reach `rl_abort`: it leaves by `longjmp`, past Swift's frames.
enum ReadlineBindings {
  typealias Command = @convention(c) @Sendable (Int32, Int32) -> Int32

  static func install(isDumb: Bool) {
    rl_add_defun("return-or-new-line", BlockCommands.enter, -1)
    rl_add_defun("new-line", BlockCommands.newLine, -1)
    // A dumb terminal shows one row, so there Return always ends it.
    if isDumb { return }
    // The sequences of Meta and Return, also where a terminal reports modifiers. Not "\\M-\\C-m": where Meta is the eighth bit, that is
    // a byte within Korean and Chinese characters.
    for sequence in ["\\e\\C-m", "\\e[13;3u", "\\e[27;3;13~"] { crl_bind_everywhere(sequence, BlockCommands.newLine) }
    MenuCommands.install()
    for sequence in ["}", ")", "]"] { crl_bind_everywhere(sequence, BlockCommands.closeBracket) }
    replaceCommands()
  }

  /// Replaces the commands that readline binds to the terminal's own keys, such as `stty kill`, whenever it prepares the terminal.
  static func restore(isDumb: Bool) {
    if !isDumb { crl_replace(rl_unix_line_discard, LineCommands.killToBeginning) }
  }

  /// Commands take the place of readline's own on whatever keys those are, so that a user's inputrc keeps its say.
  private static func replaceCommands() {
    crl_replace(rl_newline, BlockCommands.enter)
    crl_replace(rl_beg_of_line, LineCommands.beginningOfLine)
    crl_replace(rl_end_of_line, SuggestionCommands.endOfLine)
    crl_replace(rl_forward_char, SuggestionCommands.forwardCharacter)
    crl_replace(rl_forward_word, SuggestionCommands.forwardWord)
    crl_replace(rl_kill_line, LineCommands.killToEnd)
    crl_replace(rl_backward_kill_line, LineCommands.killToBeginning)
    crl_replace(rl_unix_line_discard, LineCommands.killToBeginning)
    crl_replace(rl_kill_full_line, LineCommands.killLine)
    crl_replace(rl_vi_first_print, LineCommands.beginningOfText)
    crl_replace(rl_vi_insert_beg, LineCommands.insertAtBeginning)
    crl_replace(rl_vi_append_eol, LineCommands.appendAtEnd)
    MenuCommands.replaceCommands()
    AbortingCommands.replaceCommands()
    ViLineCommands.replaceCommands()
    crl_replace(rl_get_previous_history, HistoryCommands.up)
    crl_replace(rl_get_next_history, HistoryCommands.down)
    crl_replace(rl_clear_screen, DisplayCommands.clearScreen)
    crl_replace(rl_clear_display, DisplayCommands.clearDisplay)
    crl_replace(rl_refresh_line, DisplayCommands.refreshLine)
    crl_replace(rl_re_read_init_file, rereadInitFile)
    crl_replace(rl_dump_functions, DisplayCommands.dumpFunctions)
    crl_replace(rl_dump_macros, DisplayCommands.dumpMacros)
    crl_replace(rl_dump_variables, DisplayCommands.dumpVariables)
    crl_replace(rl_print_last_kbd_macro, DisplayCommands.printMacro)
  }

  private static let rereadInitFile: Command = { count, key in
    let status = rl_re_read_init_file(count, key)
    ReadlineBindings.replaceCommands()
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
