import CReadline
import TextWidth

/// The line that readline edits, as it is shown.
extension ReadlineInput {
  /// Closes a menu that the text does not belong to any more.
  func closeLeftMenu() { if openedMenu != nil { openedMenu = menu } }

  func editedLine(isFinal: Bool) -> EditedLine {
    let text = ReadlineBindings.text
    var line = EditedLine()
    line.text = text.bytes
    line.cursor = isFinal ? text.bytes.count : text.cursor
    let shown = String(cString: crl_display_prompt()).withoutInvisibleParts
    // A line that is left is a piece of a session, which may be pasted.
    let modeMark = isFinal ? "" : Self.modeMark
    line.prompt = TerminalText.escaped(modeMark + shown)
    line.continuation = TerminalText.escaped(continuation(behind: modeMark))
    if let appearance = configuration.appearance {
      // A search shows a different prompt.
      if crl_is_showing_prompt() != 0 { line.promptStyle = appearance.prompt }
      line.faintStyle = appearance.faint
      if !isAsking {
        line.styles = { [configuration] in configuration.highlight(text.bytes, isFinal ? nil : text.cursor, $0) }
      }
      if !isFinal, !isAsking, crl_is_showing_prompt() != 0 {
        line.suggestion = suggestion
        line.note = configuration.note(text.bytes, text.cursor)
      }
    }
    if !isFinal {
      line.menu = menu
      if awaitedText == text {
        line.note = LineEditor.Note("The type checker is busy: completions appear when it is done.")
      }
    }
    if !isFinal, rl_mark_active_p() != 0 {
      let mark = min(max(Int(crl_mark()), 0), text.bytes.count)
      line.region = min(mark, text.cursor)..<max(mark, text.cursor)
    }
    return line
  }

  /// The rest of the chosen completion, else that of the latest entry of the history that begins as the text does and had no error;
  /// only where the cursor is at its end.
  var suggestion: String {
    guard configuration.appearance != nil, !isAsking, crl_is_showing_prompt() != 0, !HistoryCommands.isWalking,
      crl_end() > 0, crl_point() == crl_end()
    else { return "" }
    if let menu { return menu.chosenRemainder ?? "" }
    guard let history = crl_history() else { return "" }
    let length = Int(crl_end())
    for index in stride(from: Int(crl_history_length()) - 1, through: 0, by: -1) {
      guard let line = history[index]?.pointee.line, strncmp(line, crl_line_buffer(), length) == 0, line[length] != 0,
        !faulty.contains(String(cString: line))
      else { continue }
      return String(cString: line + length)
    }
    return ""
  }

  /// The mark of the editing mode before the prompt.
  private static var modeMark: String {
    guard variable("show-mode-in-prompt") == "on" else { return "" }
    guard crl_is_in_vi_mode() != 0 else { return variable("emacs-mode-string").withoutInvisibleParts }
    let name = crl_is_in_vi_command_mode() != 0 ? "vi-cmd-mode-string" : "vi-ins-mode-string"
    return variable(name).withoutInvisibleParts
  }

  private static func variable(_ name: String) -> String { rl_variable_value(name).map { String(cString: $0) } ?? "" }
}

extension String {
  /// Without what stands between the marks that tell readline to count no columns.
  var withoutInvisibleParts: String {
    var isVisible = true
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{1}": isVisible = false
      case "\u{2}": isVisible = true
      default: if isVisible { visible.append(scalar) }
      }
    }
    return String(visible)
  }
}
