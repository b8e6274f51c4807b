import TextWidth

/// Text that fits a terminal which nobody has widened.
enum WrappedText {
  static let width = 79

  /// A line cut at its spaces; what follows the first part is indented. A word that is too long stands as it is.
  static func lines(_ text: String, width: Int = width, hanging: String = "") -> [String] {
    guard text.displayWidth > width else { return [text] }
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.displayWidth + 1 + word.displayWidth > width {
        lines.append(line)
        line = hanging
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
