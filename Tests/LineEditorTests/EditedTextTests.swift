import Testing

@testable import LineEditor

@Suite("A text of several lines")
struct EditedTextTests {
  /// The cursor is at the bar.
  private func text(_ marked: String) -> EditedText {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return EditedText(bytes: Array((parts[0] + parts[1]).utf8), cursor: parts[0].utf8.count)
  }

  private func marked(_ text: EditedText, _ place: Int?) -> String? {
    place.map {
      String(decoding: text.bytes[..<$0], as: UTF8.self) + "|" + String(decoding: text.bytes[$0...], as: UTF8.self)
    }
  }

  @Test("has the bounds of the cursor's line")
  func bounds() {
    let block = text("a\n  b|c\nd")
    #expect(marked(block, block.lineStart) == "a\n|  bc\nd")
    #expect(marked(block, block.lineText) == "a\n  |bc\nd")
    #expect(marked(block, block.lineEnd) == "a\n  bc|\nd")
    #expect(!block.hasOneLine && text("a|b").hasOneLine)
    #expect(text("a\n  |b").isInIndentation && !text("a\nb|").isInIndentation)
  }

  @Test("has characters of several code points before and behind the cursor")
  func characters() {
    let line = text("a👍🏽|e\u{301}b\n\nc")
    #expect(marked(line, line.previousCharacter) == "a|👍🏽e\u{301}b\n\nc")
    #expect(marked(line, line.nextCharacter) == "a👍🏽e\u{301}|b\n\nc")
    // Within the emoji.
    let within = EditedText(bytes: Array("a👍🏽b".utf8), cursor: 5)
    #expect(within.previousCharacter == 1 && within.nextCharacter == 9)
    let edge = text("a|\nb")
    #expect(marked(edge, edge.nextCharacter) == "a\n|b")
    #expect(marked(text("a\n|b"), text("a\n|b").previousCharacter) == "a|\nb")
    #expect(text("|").previousCharacter == 0 && text("|").nextCharacter == 0)
  }

  @Test("has places above and below the cursor")
  func places() {
    let block = text("abcd\n한국|\nx")
    #expect(block.column == 4)
    #expect(marked(block, block.place(inLine: -1, column: 4)) == "abcd|\n한국\nx")
    #expect(marked(block, block.place(inLine: 1, column: 4)) == "abcd\n한국\nx|")
    #expect(block.place(inLine: -2, column: 0) == nil)
    #expect(block.place(inLine: 2, column: 0) == nil)
    let first = text("ab|cd\n한국\nx")
    #expect(marked(first, first.place(inLine: 1, column: 3)) == "abcd\n한|국\nx")
    #expect(marked(first, first.place(inLine: 2, column: 0)) == "abcd\n한국\n|x")
  }
}
