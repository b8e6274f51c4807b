/// Words of other languages, met where Swift sees two statements on a line.
enum ForeignWord {
  private static let words: [String: (message: String, swift: String)] = [
    "fun": ("a function is declared with 'func'", "func"), "function": ("a function is declared with 'func'", "func"),
    "def": ("a function is declared with 'func'", "func"), "fn": ("a function is declared with 'func'", "func"),
    "const": ("a constant is declared with 'let'", "let"), "val": ("a constant is declared with 'let'", "let"),
    "final": ("a constant is declared with 'let'", "let"),
    "new": ("an object is made by its type's name alone: Thing()", ""),
    "interface": ("what types have in common is declared with 'protocol'", "protocol"),
    "elif": ("another condition begins with 'else if'", "else if"),
  ]

  /// The message with a note on the word before that place; nil where no such word stands there.
  static func diagnostic(_ message: String, at offset: Int, in file: SourceFile) -> Diagnostic? {
    guard message == "consecutive statements on a line must be separated by ';'" else { return nil }
    let before = Array(file.text.utf8.prefix(offset))
    let place = SourceRange(file: file, start: offset, end: offset)
    let end = before.count
    var start = end
    while start > 0, isLetter(before[start - 1]) { start -= 1 }
    let word = String(decoding: before[start..<end], as: UTF8.self)
    if let known = words[word] {
      var note = Diagnostic.Note(known.message)
      // With its space, where nothing stands for it.
      let stop = known.swift.isEmpty ? min(end + 1, file.text.utf8.count) : end
      note.fix = [.init(range: SourceRange(file: file, start: start, end: stop), text: known.swift)]
      return Diagnostic(.error, message, at: place, notes: [note])
    }
    let rest = String(decoding: Array(file.text.utf8.dropFirst(offset).prefix(16)), as: UTF8.self)
      .drop { $0 == " " }
    if before.last == UInt8(ascii: "}"), rest.hasPrefix("while ") || rest.hasPrefix("while("),
      let loop = startOfDo(before)
    {
      let word = SourceRange(file: file, start: loop, end: loop + 2)
      var note = Diagnostic.Note("did you mean 'repeat-while' statement?")
      note.fix = [.init(range: word, text: "repeat")]
      return Diagnostic(.error, "'do-while' statement is not allowed", at: word, notes: [note])
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// The `do` before the brace that the last one closes.
  private static func startOfDo(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    var index = bytes.count
    while index > 0 {
      index -= 1
      if bytes[index] == UInt8(ascii: "}") { depth += 1 }
      if bytes[index] == UInt8(ascii: "{") {
        depth -= 1
        if depth == 0 { break }
      }
    }
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    guard index >= 2, bytes[index - 1] == UInt8(ascii: "o"), bytes[index - 2] == UInt8(ascii: "d"),
      index == 2 || !isLetter(bytes[index - 3])
    else { return nil }
    return index - 2
  }
}
