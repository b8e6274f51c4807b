import Testing

@testable import LineEditor

@Suite("The rows that a text takes")
struct TextLayoutTests {
  private func rows(_ text: String, columns: Int) -> [String] {
    let layout = TextLayout(Array(text.utf8), columns: columns)
    return layout.rows.indices.map { layout.cells(ofRow: $0).map(\.cell.text).joined() }
  }

  private func position(_ text: String, behind part: String, columns: Int) -> [Int] {
    let position = TextLayout(Array(text.utf8), columns: columns).position(of: part.utf8.count)
    return [position.row, position.column]
  }

  @Test("a line that is longer than a row goes on in the next one")
  func wrapped() {
    #expect(rows("abcdefghij", columns: 4) == ["abcd", "efgh", "ij"])
    #expect(TextLayout(Array("abcdef\ng".utf8), columns: 4).rows.map(\.isContinued) == [true, false, false])
    #expect(TextLayout(Array("abcdef\ng".utf8), columns: 4).rows.map(\.line) == [0, 0, 1])
  }

  @Test("behind a line that fills its rows there is a place for the cursor")
  func full() {
    #expect(rows("abcd", columns: 4) == ["abcd", ""])
    #expect(position("abcd", behind: "abcd", columns: 4) == [1, 0])
    #expect(rows("abcd\ne", columns: 4) == ["abcd", "", "e"])
  }

  @Test("further lines begin at the column of their indentation, wrapped rows do not")
  func indented() {
    let layout = TextLayout(Array("abcdef\nghij\n\nabc".utf8), columns: 4, indent: 2)
    let rows = layout.rows.indices.map { layout.cells(ofRow: $0).map(\.cell.text).joined() }
    #expect(rows == ["abcd", "ef", "gh", "ij", "", "ab", "c"])
    #expect(layout.rows.map(\.start) == [0, 0, 2, 0, 2, 2, 0])
    #expect(layout.position(of: 7) == (2, 2))
    #expect(layout.position(of: 8) == (2, 3))
    #expect(layout.position(of: 9) == (3, 0))
    #expect(layout.position(of: 12) == (4, 2))
    #expect(TextLayout(Array("a\n\tb".utf8), columns: 20, indent: 4).position(of: 3) == (1, 8))
  }

  @Test("a wide character is not cut at the edge")
  func wide() {
    #expect(rows("abc한국", columns: 4) == ["abc", "한국", ""])
    #expect(position("abc한국", behind: "abc한", columns: 4) == [1, 2])
  }

  @Test("a mark joins its letter, and an emoji of several scalars is one character")
  func clusters() {
    #expect(position("e\u{301}x", behind: "e\u{301}", columns: 10) == [0, 1])
    #expect(position("👩‍👩‍👧x", behind: "👩‍👩‍👧", columns: 10) == [0, 2])
    #expect(rows("\u{301}", columns: 10) == [" \u{301}"])
  }

  @Test("a tab goes to the next multiple of eight columns")
  func tabs() {
    #expect(position("ab\tc", behind: "ab\t", columns: 20) == [0, 8])
    #expect(rows("한\tc", columns: 20) == ["한      c"])
  }

  @Test("what a terminal would obey is shown as text")
  func controls() {
    #expect(rows("a\u{1}\u{1B}[2J\u{7F}\r", columns: 20) == ["a^A^[[2J^?^M"])
    #expect(rows("\u{9B}\u{202E}", columns: 40) == ["\\u{9b}\\u{202e}"])
    let layout = TextLayout([0x61, 0xFF, 0x62], columns: 20)
    #expect(layout.cells(ofRow: 0).map(\.cell.text) == ["a", "\u{FFFD}", "b"])
  }

  @Test("a window of one column shows something")
  func narrow() {
    #expect(rows("a한", columns: 1) == ["a", "?", ""])
  }
}

@Suite("A text that is laid out again")
struct TextLayoutLinesTests {
  @Test("lays out only the lines that have changed")
  func changedLines() {
    var lines = TextLayout.Lines()
    let text = (0..<200).map { "let value\($0) = 한국어 한국어" }
    func rows(_ text: [String], columns: Int = 20) -> Int {
      let bytes = Array(text.joined(separator: "\n").utf8)
      let layout = TextLayout(bytes, columns: columns, lines: &lines)
      #expect(layout == TextLayout(bytes, columns: columns))
      return lines.computedLines
    }
    #expect(rows(text) == 200)
    var changed = text
    changed[100] += "한"
    #expect(rows(changed) == 1)
    #expect(rows(changed) == 0)
    changed.insert("}", at: 50)
    #expect(rows(changed) <= 2)
    changed.removeSubrange(20..<30)
    #expect(rows(changed) <= 1)
    #expect(rows(changed + [""]) <= 2)
    #expect(rows(changed, columns: 30) == 191)
  }
}
