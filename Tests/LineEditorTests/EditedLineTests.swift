import Testing

@testable import LineEditor

@Suite("The picture of a line")
struct EditedLineTests {
  private func picture(_ line: EditedLine, columns: Int = 20, height: Int? = 5) -> ScreenPicture {
    var top = 0
    return line.picture(columns: columns, height: height, top: &top)
  }

  private func rows(_ line: EditedLine, columns: Int = 20, height: Int? = 5) -> [String] {
    picture(line, columns: columns, height: height).rows.map { $0.cells.map(\.text).joined() }
  }

  private func line(_ text: String) -> EditedLine {
    var line = EditedLine()
    line.prompt = "> "
    line.text = Array(text.utf8)
    line.cursor = line.text.count
    return line
  }

  @Test("has the prompt before the text and the cursor in it")
  func prompt() {
    #expect(rows(line("abc\n한")) == ["> abc", "한"])
    #expect(picture(line("abc\n한")).cursor == (1, 2))
  }

  @Test("has a mark before each further line, not before the rows of a long one")
  func continuation() {
    var block = line("abc {\n  한국어한국어\n}")
    block.prompt = "rx> "
    block.continuation = "..> "
    #expect(rows(block, columns: 12) == ["rx> abc {", "..>   한국어", "한국어", "..> }"])
    #expect(picture(block, columns: 12).cursor == (3, 5))
    #expect(rows(block, columns: 12, height: 3) == ["rx> … 1 line", "한국어", "..> }"])
    block.cursor = 0
    #expect(rows(block, columns: 12, height: 3) == ["rx> abc {", "..>   한국어", "..> … 1 line"])
    #expect(picture(block, columns: 12).cursor == (0, 4))
    #expect(rows(block, columns: 7, height: nil) == ["rx> abc", " {", "  한국", "어한국", "어", "}"])
  }

  @Test("tells how many lines of a tall text are hidden")
  func tall() {
    var tall = line((1...9).map { "line \($0)" }.joined(separator: "\n"))
    #expect(rows(tall) == ["> … 5 lines", "line 6", "line 7", "line 8", "line 9"])
    tall.cursor = 0
    #expect(rows(tall) == ["> line 1", "line 2", "line 3", "line 4", "… 5 lines"])
    #expect(rows(tall, height: nil).count == 9)
  }

  @Test("scrolls through a line that is taller than the window")
  func oneLine() {
    let long = line(String(repeating: "a", count: 95) + "b")
    #expect(rows(long, columns: 10, height: 3) == ["> …", String(repeating: "a", count: 10), "aaaaaaab"])
  }

  @Test("has the styles of the text's parts, the later one on top")
  func styles() {
    var styled = line("abc")
    let red = TextStyle(.basic(1))
    let blue = TextStyle(.basic(4))
    styled.styles = { _ in [StyledRange(0..<2, red), StyledRange(1..<2, blue)] }
    styled.region = 1..<3
    let reversed = [TextStyle(.basic(4), isReversed: true), TextStyle(isReversed: true)]
    #expect(picture(styled).rows[0].cells.map(\.style) == [.plain, .plain, red] + reversed)
  }

  @Test("shows as much of a suggestion as fits behind the text")
  func suggestion() {
    var proposed = line("abc")
    proposed.suggestion = "def\nghi"
    #expect(rows(proposed) == ["> abcdef …"])
    proposed.suggestion = "defghijklmnopqrstuvwxyz"
    #expect(rows(proposed) == ["> abcdefghijklmnop…"])
    #expect(picture(proposed).cursor == (0, 5))
    proposed.cursor = 1
    #expect(rows(proposed) == ["> abc"])
  }

  @Test("has a note below the text where there is room for one")
  func note() {
    var noted = line("abc")
    noted.note = LineEditor.Note("name(_ parameter: Int)")
    #expect(rows(noted) == ["> abc", "name(_ parameter: …"])
    noted.note?.emphasis = 5..<21
    #expect(rows(noted) == ["> abc", "…_ parameter: Int)"])
    #expect(picture(noted).rows[1].cells.map(\.style.isBold) == [false] + Array(repeating: true, count: 16) + [false])
    #expect(rows(noted, height: 1) == ["> abc"])
  }
}

extension EditedLine {
  /// Draws the line without knowledge of how it was laid out before.
  func picture(columns: Int, height: Int?, top: inout Int) -> ScreenPicture {
    var lines = TextLayout.Lines()
    return picture(columns: columns, height: height, top: &top, lines: &lines)
  }
}
