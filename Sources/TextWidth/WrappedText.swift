/// Prose on lines that fit a terminal.
package enum WrappedText {
  /// How wide prose is at most: no wider than a terminal which nobody has widened, less one column that some leave free.
  package static let width = 79

  /// A line cut at its spaces; what follows the first part is indented. A word that is too long stands as it is.
  ///
  /// - Parameter column: Where the line begins, behind what stands there already.
  package static func lines(
    _ text: some StringProtocol, width: Int = width, hanging: String = "", startingAt column: Int = 0
  ) -> [String] {
    guard column + text.displayWidth > width else { return [String(text)] }
    var lines: [String] = []
    var line = ""
    var end = column
    // Between words that stay on one line the spaces stay as they are, so that columns do.
    var gap = text.prefix { $0 == " " }.count
    for word in text.split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty) {
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

  /// A name and what it means: side by side where there is room for both, else below each other.
  ///
  /// - Parameter column: Where the meaning begins.
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
