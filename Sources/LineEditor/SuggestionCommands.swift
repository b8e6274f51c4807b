import CReadline

/// Commands that go forward, and at the end of the text into what is suggested behind it.
enum SuggestionCommands {
  /// Right: a character, or all that is suggested; in a demonstration the next input.
  static let forwardCharacter: ReadlineBindings.Command = { count, key in
    if RevealKeys.reveals { return RevealKeys.enter() }
    if MenuCommands.moveColumns(1) || SuggestionCommands.accept({ $0 }) { return 0 }
    return CharacterCommands.forward(count, key)
  }

  /// End: the end of the line, or all that is suggested.
  static let endOfLine: ReadlineBindings.Command = { _, _ in
    if SuggestionCommands.accept({ $0 }) { return 0 }
    crl_set_point(Int32(ReadlineBindings.text.lineEnd))
    return 0
  }

  /// Meta-F: a word of the text, or of what is suggested.
  static let forwardWord: ReadlineBindings.Command = { count, key in
    SuggestionCommands.accept(SuggestionCommands.firstWord) ? 0 : rl_forward_word(count, key)
  }

  /// The first word and the characters before it.
  static func firstWord(of text: String) -> String {
    let lead = text.prefix { !$0.isLetter && !$0.isNumber }
    return String(lead) + text.dropFirst(lead.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func accept(_ part: (String) -> String) -> Bool {
    guard let suggestion = currentInput?.suggestion, !suggestion.isEmpty else { return false }
    rl_insert_text(part(suggestion))
    return true
  }
}
