/// Trailing dots: Swift requires the dot of a chain at the beginning of a line. At the prompt a line may end with it:
/// Return continues the input, and the dot moves to the next line.
enum TrailingDots {
  static func moved(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")), text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    var scan = LexicalScan()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var dot: Int?
    for index in lines.indices {
      let line = lines[index]
      if let above = dot, let first = line.firstIndex(where: { !$0.isWhitespace }) {
        if line[first].isLetter || line[first] == "_" || line[first] == "`" {
          let kept = lines[above].lastIndex(of: ".") ?? lines[above].startIndex
          lines[above].remove(at: kept)
          lines[index].insert(".", at: first)
        }
        dot = nil
      }
      scan.feed(line + "\n")
      if scan.last == .dot, scan.mode == .code, line.last(where: { !$0.isWhitespace }) == "." { dot = index }
    }
    return lines.joined(separator: "\n")
  }
}

extension InputSplitter.Item {
  package var withDotsAtLineStarts: Self { Self(kind: kind, text: TrailingDots.moved(in: text), firstLine: firstLine) }
}
