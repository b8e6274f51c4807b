import CReadline

/// Commands that open the menu of completions and choose in it, on whatever keys complete, move and enter.
enum MenuCommands {
  static func install() {
    crl_bind_instead_of(nil, "\\e[Z", completeBackward)
    crl_bind_instead_of(rl_history_search_backward, "\\e[5~", previousPage)
  }

  static let replacements: [ReadlineBindings.Replacement] = [
    (rl_complete, complete),
    (rl_possible_completions, complete),
    (rl_menu_complete, complete),
    (rl_old_menu_complete, complete),
    (rl_backward_menu_complete, completeBackward),
    (rl_vi_complete, viComplete),
    (rl_backward_char, backwardCharacter),
  ]

  /// Tab: opens the menu, and in it goes to the next entry.
  static let complete: ReadlineBindings.Command = { _, _ in MenuCommands.step(1) }
  /// Shift-Tab: goes to the entry before.
  static let completeBackward: ReadlineBindings.Command = { _, _ in MenuCommands.step(-1) }

  /// vi's `=`, `\` and `*`: completes the word that the cursor is on, which is inserted into from here on.
  private static let viComplete: ReadlineBindings.Command = { _, key in
    let text = ReadlineBindings.text
    if text.cursor < text.lineEnd, text.bytes[text.cursor] != UInt8(ascii: " ") {
      rl_vi_end_word(1, Int32(UInt8(ascii: "e")))
      crl_set_point(crl_point() + 1)
    }
    _ = rl_vi_insertion_mode(1, key)
    return MenuCommands.step(1)
  }

  private static let backwardCharacter: ReadlineBindings.Command = { count, key in
    MenuCommands.moveColumns(-1) ? 0 : CharacterCommands.backward(count, key)
  }

  /// Page Up: turns the page, and without a menu recalls an entry of the history.
  static let previousPage: ReadlineBindings.Command = { count, key in
    MenuCommands.turnPage(-1) ? 0 : HistoryCommands.up(count, key)
  }

  private static func step(_ direction: Int) -> Int32 {
    guard let input = currentInput, !input.isAsking else { return rl_ding() }
    if move(by: direction) { return 0 }
    let text = ReadlineBindings.text
    if text.lineStart > 0, text.isInIndentation {
      // On a row that has not begun there is nothing to complete: Tab indents.
      rl_insert_text("  ")
      return 0
    }
    let steps = input.awaitedText == text ? input.awaitedSteps + direction : 0
    guard let completion = input.configuration.complete(ReadlineBindings.line, text.cursor) else {
      input.awaitedSteps = steps
      input.awaitedText = text
      return 0
    }
    return open(CompletionMenu(completion, in: text), input, steps: steps)
  }

  /// - Parameter steps: Number of entries to go on, for keys that came before the menu was known.
  private static func open(_ menu: CompletionMenu, _ input: ReadlineInput, steps: Int) -> Int32 {
    input.awaitedText = nil
    if menu.isEmpty { return rl_ding() }
    let common = menu.commonRemainder
    if !common.isEmpty { rl_insert_text(common) }
    input.menu = menu
    for _ in 0..<abs(steps) { move(by: steps.signum()) }
    return 0
  }

  /// Opens the menu that an earlier Tab has asked for, if it is known now. Where the word was typed on meanwhile, it has the entries that the
  /// word can still become.
  static func openAwaited(_ input: ReadlineInput) {
    guard let awaited = input.awaitedText, input.menu == nil else { return }
    let text = ReadlineBindings.text
    guard let completion = input.configuration.complete(awaited.text, awaited.cursor) else { return }
    let menu = CompletionMenu(completion, in: awaited)
    if text == awaited {
      _ = open(menu, input, steps: input.awaitedSteps)
    } else {
      input.awaitedText = nil
      input.openedMenu = menu.narrowed(to: text)
    }
  }

  /// Chooses another entry; false where there is no menu.
  @discardableResult
  static func move(by step: Int) -> Bool {
    guard let input = currentInput, input.menu != nil else { return false }
    input.menu?.move(by: step)
    return true
  }

  /// Selects an entry of another column, if the menu has several.
  static func moveColumns(_ step: Int) -> Bool {
    guard let input = currentInput, let menu = input.menu, menu.choice != nil else { return false }
    let layout = input.layout(of: menu)
    if layout.entriesPerRow == 1 { return false }
    input.menu?.turn(by: step * layout.entriesPerColumn)
    return true
  }

  static func turnPage(_ step: Int) -> Bool {
    guard let input = currentInput, let menu = input.menu else { return false }
    input.menu?.turn(by: step * input.layout(of: menu).entriesPerPage)
    return true
  }

  /// Completes the word by the chosen entry; nil where none is chosen, else what was inserted.
  @discardableResult
  static func take() -> String? {
    guard let input = currentInput, let remainder = input.menu?.chosenRemainder else { return nil }
    input.menu = nil
    if !remainder.isEmpty { rl_insert_text(remainder) }
    return remainder
  }

  /// Sees each key before readline does. Escape alone leaves the menu, which readline could not tell from the beginning of
  /// another key; a character that no name holds takes the chosen entry first.
  static func seen(_ key: Int32) -> Int32 {
    guard let byte = UInt8(exactly: key), crl_is_reading_command() != 0, let input = currentInput, input.menu != nil
    else { return key }
    switch byte {
    case 0x07:
      input.menu = nil
      return KeyReader.nothing()
    case 0x1B:
      if KeyReader.isKeyComing { return key }
      input.menu = nil
      return KeyReader.nothing()
    case 0x20..<0x7F where !isPartOfName(byte):
      // A path that ends in a slash needs no other one.
      guard let last = take()?.utf8.last, last == byte else { return key }
      return KeyReader.nothing()
    default: return key
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return character.isLetter || character.isNumber || character == "_"
  }
}

extension ReadlineInput {
  /// The menu, as far as the text is still the one that it was opened for.
  var menu: CompletionMenu? {
    get { openedMenu?.narrowed(to: ReadlineBindings.text) }
    set { openedMenu = newValue }
  }

  func layout(of menu: CompletionMenu) -> MenuLayout {
    let size = terminal.size
    return MenuLayout(menu, columns: size.columns, height: EditedLine.height(onScreenOf: size.rows))
  }
}
