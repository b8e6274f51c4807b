/// Prose on lines that fit a terminal.
package enum WrappedText {
  /// Maximum width of prose: the default width of a terminal, less one column that some leave free.
  package static let width = 79

  /// Returns a line broken at its spaces; lines after the first are indented. A word that is too long is kept whole.
  ///
  /// - Parameters:
  ///   - column: Start of the line, after text that is there already.
  ///   - keepsCode: True if pieces of Swift in the text, as `{ $0 * 2 }` and `let bag = DisposeBag()`, stay on one line where they fit
  ///     into one.
  package static func lines(
    _ text: some StringProtocol, width: Int = width, hanging: String = "", startingAt column: Int = 0,
    keepsCode: Bool = false
  ) -> [String] {
    guard column + text.displayWidth > width else { return [String(text)] }
    let text = String(text)[...]
    var lines: [String] = []
    var line = ""
    var end = column
    // Between words that stay on one line the spaces stay as they are, so that columns do.
    var gap = text.prefix { $0 == " " }.count
    let words = text.split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty)
    for word in keepsCode ? pieces(words, of: text, width: width - hanging.count)[...] : words {
      if word.isEmpty {
        gap += 1
        continue
      }
      let wordWidth = word.displayWidth
      // A break that gives the word no more room would only lose a line.
      if end + gap + wordWidth > width, end + gap > hanging.count {
        lines.append(line)
        line = hanging + word
        end = hanging.count + wordWidth
      } else {
        line += String(repeating: " ", count: gap) + word
        end += gap + wordWidth
      }
      gap = 1
    }
    return lines + [line]
  }

  private static let beginnings: Set<String> = ["let", "var", "return", "try", "await", "enum", "case", "func"]

  /// The words with those of a piece of code as one, if that is not wider than a line.
  private static func pieces(_ words: ArraySlice<Substring>, of text: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var depth = 0
    var goesOn = false
    for word in words {
      let isJoined = goesOn || word == "="
      if isJoined, let last = pieces.last, !last.isEmpty, !word.isEmpty {
        let piece = text[last.startIndex..<word.endIndex]
        if piece.displayWidth <= width { pieces[pieces.count - 1] = piece } else { pieces.append(word) }
      } else {
        pieces.append(word)
      }
      for character in word {
        if character == "{" { depth += 1 } else if character == "}" { depth = max(depth - 1, 0) }
      }
      goesOn = depth > 0 || word == "=" || beginnings.contains(String(word))
    }
    return pieces
  }

  /// Returns a name and its meaning: side by side if there is room for both, else below each other.
  ///
  /// - Parameter column: Start of the meaning.
  package static func entry(_ name: String, _ meaning: String, column: Int, indent: Int = 2, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let inner = margin + "  "
    let name = margin + name
    if width < 2 * column {
      return lines(name, width: width, hanging: inner) + lines(inner + meaning, width: width, hanging: inner)
    }
    let blank = String(repeating: " ", count: column)
    var entry = lines(blank + meaning, width: width, hanging: blank)
    if name.displayWidth + 2 > column { return lines(name, width: width, hanging: inner) + entry }
    entry[0] = name.padded(to: column) + entry[0].dropFirst(column)
    return entry
  }
}
