import MarkdownTree
import TextWidth

/// Draws the text of a lesson for a terminal.
struct LessonProse {
  let width: Int
  let usesColor: Bool

  private static let bold = "\u{1B}[1m"
  private static let codeColor = "\u{1B}[36m"
  private static let plain = "\u{1B}[0m"

  func heading(_ text: String) -> String { usesColor ? Self.bold + text + Self.plain : text }
  func code(_ text: String) -> String { usesColor ? Self.codeColor + text + Self.plain : text }

  func lines(_ nodes: [MarkdownNode]) -> [String] {
    var lines: [String] = []
    for node in nodes {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(node)
    }
    return lines
  }

  private func lines(_ node: MarkdownNode) -> [String] {
    switch node.kind {
    case .paragraph: wrapped(node.children)
    case .heading: wrapped(node.children).map(heading)
    case .list:
      node.children.enumerated().flatMap { index, item in
        let mark = node.level == 1 ? "\(index + 1). " : "- "
        let indent = String(repeating: " ", count: mark.count)
        return LessonProse(width: width - mark.count, usesColor: usesColor).lines(item.children).enumerated()
          .map { ($0 == 0 ? mark : $1.isEmpty ? "" : indent) + $1 }
      }
    case .quote:
      LessonProse(width: width - 2, usesColor: usesColor).lines(node.children).map { "| " + $0 }
    case .codeBlock:
      node.literal.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "  " + code(String($0)) }
    case .rule: [String(repeating: "-", count: min(width, 20))]
    case .table: table(node)
    default: node.plainText.isEmpty ? [] : [node.plainText]
    }
  }

  private func table(_ node: MarkdownNode) -> [String] {
    let rows = node.children.map { $0.children.map { spans($0.children) } }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? Self.width($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { index, spans in
        let fill = index == row.count - 1 ? 0 : widths[index] - Self.width(spans)
        return drawn(spans) + String(repeating: " ", count: max(fill, 0))
      }.joined(separator: "  ")
    }
  }

  // MARK: Inline text

  /// A piece of text in one style.
  private struct Span {
    var text: String
    var style: Style
  }

  private enum Style { case plain, bold, code }

  private static func width(_ spans: [Span]) -> Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  private func drawn(_ spans: [Span]) -> String {
    joined(spans).map { span in
      switch span.style {
      case .plain: span.text
      case .bold: heading(span.text)
      case .code: code(span.text)
      }
    }.joined()
  }

  /// Neighbours of one style made one span: words are collected character by character.
  private func joined(_ spans: [Span]) -> [Span] {
    spans.reduce(into: []) { joined, span in
      if let last = joined.indices.last, joined[last].style == span.style {
        joined[last].text += span.text
      } else {
        joined.append(span)
      }
    }
  }

  private func spans(_ nodes: [MarkdownNode], _ style: Style = .plain) -> [Span] {
    nodes.flatMap { node -> [Span] in
      switch node.kind {
      case .text: [Span(text: node.literal, style: style)]
      case .code: [Span(text: node.literal, style: .code)]
      case .softBreak: [Span(text: "\r", style: style)]
      case .lineBreak: [Span(text: "\n", style: style)]
      case .strong, .emphasis: spans(node.children, .bold)
      default: spans(node.children, style)
      }
    }
  }

  private func wrapped(_ nodes: [MarkdownNode]) -> [String] {
    var lines: [[Span]] = [[]]
    var used = 0
    for word in words(nodes) {
      let width = Self.width(word.spans)
      let gap = used > 0 && word.hasSpaceBefore ? 1 : 0
      if word.startsLine || used > 0 && used + gap + width > self.width {
        lines.append(word.spans)
        used = width
      } else {
        if gap > 0 { lines[lines.count - 1].append(Span(text: " ", style: .plain)) }
        lines[lines.count - 1] += word.spans
        used += gap + width
      }
    }
    return lines.map(drawn)
  }

  /// A piece of text in which a line is not broken: a word, code that fits on a line, a Chinese character with its punctuation.
  private struct Word {
    var spans: [Span] = []
    var hasSpaceBefore = false
    var startsLine = false
  }

  private func words(_ nodes: [MarkdownNode]) -> [Word] {
    var words: [Word] = []
    var isOpen = false
    var (hasSpace, startsLine, isAfterSoftBreak) = (false, false, false)
    var last: Character?
    func add(_ text: String, _ style: Style) {
      if isAfterSoftBreak, let last, let first = text.first, !Self.isIdeograph(first),
        !Self.isPunctuation(last), !Self.isPunctuation(first)
      {
        hasSpace = true
      }
      isAfterSoftBreak = false
      if isOpen {
        words[words.count - 1].spans.append(Span(text: text, style: style))
      } else {
        words.append(Word(spans: [Span(text: text, style: style)], hasSpaceBefore: hasSpace, startsLine: startsLine))
        (isOpen, hasSpace, startsLine) = (true, false, false)
      }
    }
    for span in spans(nodes) {
      if span.style == .code {
        if let last, Self.canBreak(after: last), span.text.first != nil { isOpen = false }
        let pieces = span.text.displayWidth > width ? CodePieces(span.text).pieces : []
        add(pieces.first?.text ?? span.text, .code)
        for piece in pieces.dropFirst() {
          (isOpen, hasSpace) = (false, piece.hasSpaceBefore)
          add(piece.text, .code)
        }
        last = span.text.last
        continue
      }
      for character in span.text {
        if character == "\r", let last, Self.isIdeograph(last) {
          // The end of a line in the file is no space in Chinese, except before Latin text and code.
          isOpen = false
          isAfterSoftBreak = true
        } else if character == " " || character == "\r" || character == "\n" {
          (isOpen, hasSpace) = (false, true)
          if character == "\n" { startsLine = true }
        } else {
          if let last, isOpen, Self.canBreak(between: last, character) { isOpen = false }
          add(String(character), span.style)
        }
        if character != "\r" { last = character }
      }
    }
    return words
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    DisplayWidth.of(character) == 2 && !isHangul(character)
  }

  /// Korean is broken at its spaces.
  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }

  /// Full-width punctuation has its space within it.
  private static func isPunctuation(_ character: Character) -> Bool {
    opening.contains(character) || closing.contains(character)
  }

  private static func canBreak(after character: Character) -> Bool {
    isIdeograph(character) && !opening.contains(character)
  }

  private static func canBreak(between left: Character, _ right: Character) -> Bool {
    (isIdeograph(left) || isIdeograph(right)) && !opening.contains(left) && !closing.contains(right)
  }

  private static let opening: Set<Character> = ["（", "「", "『", "《", "“", "‘", "("]
  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "？", "！", "）", "」", "』", "》", "”", "’", ",", ".", ";", ":", "?", "!", ")",
  ]
}
