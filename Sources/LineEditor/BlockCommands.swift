import CReadline

/// Commands that open lines and indent them.
enum BlockCommands {
  private static let indent: Int32 = 2

  /// Return: takes the chosen completion; else enters what is complete, else opens a line.
  static let enter: ReadlineBindings.Command = { count, key in
    if MenuCommands.take() != nil { return 0 }
    guard let input = currentInput, !input.isAsking,
      case .incomplete = input.configuration.isComplete(ReadlineBindings.line)
    else { return rl_newline(count, key) }
    return BlockCommands.newLine(count, key)
  }

  /// Meta-Return: opens a line wherever the cursor is, indented as deep as brackets are open there.
  static let newLine: ReadlineBindings.Command = { _, _ in
    // Text pasted without bracketed paste has its own indentation.
    guard let input = currentInput, !input.isAsking, !KeyReader.isKeyWaiting else {
      rl_insert_text("\n")
      return 0
    }
    rl_begin_undo_group()
    defer { rl_end_undo_group() }
    BlockCommands.indentLabel(input)
    let text = ReadlineBindings.text
    let depth = BlockCommands.depth(of: text.before, input)
    let rest = text.bytes[text.cursor..<text.lineEnd]
    let spaces = rest.prefix { $0 == UInt8(ascii: " ") }.count
    let closes = rest.dropFirst(spaces).first.map { closings.contains($0) } ?? false
    // Between an opening and a closing bracket, Return inserts an additional line.
    let opens = closes && text.bytes[..<text.cursor].last.map { openings.contains($0) } ?? false
    rl_delete_text(Int32(text.cursor), Int32(text.cursor + spaces))
    rl_insert_text(BlockCommands.newLine(indentedBy: closes && !opens ? depth - indent : depth))
    if opens {
      let place = crl_point()
      rl_insert_text(BlockCommands.newLine(indentedBy: depth - indent))
      crl_set_point(place)
    }
    return 0
  }

  /// Puts a label of a `switch` at the column of that, now that its line is complete.
  private static func indentLabel(_ input: ReadlineInput) {
    let text = ReadlineBindings.text
    guard let indent = input.configuration.labelIndent(text.before), text.lineText < text.cursor else { return }
    let surplus = text.lineText - text.lineStart - indent
    guard surplus > 0 else { return }
    rl_delete_text(Int32(text.lineStart), Int32(text.lineStart + surplus))
    crl_set_point(Int32(text.cursor - surplus))
  }

  private static let openings = Array("{([".utf8)
  private static let closings = Array("})]".utf8)

  private static func newLine(indentedBy depth: Int32) -> String {
    "\n" + String(repeating: " ", count: Int(max(depth, 0)))
  }

  private static func depth(of text: String, _ input: ReadlineInput) -> Int32 {
    if case .incomplete(let depth) = input.configuration.isComplete(text) { Int32(depth) } else { 0 }
  }

  /// A closing bracket as the first thing of its line steps back by one indentation.
  static let closeBracket: ReadlineBindings.Command = { count, key in
    let text = ReadlineBindings.text
    if text.lineStart > 0, text.isInIndentation, text.cursor - text.lineStart >= indent {
      rl_delete_text(crl_point() - indent, crl_point())
      crl_set_point(crl_point() - indent)
    }
    return rl_insert(count, key)
  }
}
