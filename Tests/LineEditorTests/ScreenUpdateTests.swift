import Testing

@testable import LineEditor

@Suite("Updates of a screen that shows something already")
struct ScreenUpdateTests {
  private func picture(_ text: String, cursor: Int? = nil, columns: Int = 10) -> ScreenPicture {
    var line = EditedLine()
    line.text = Array(text.utf8)
    line.cursor = cursor ?? line.text.count
    var top = 0
    return line.picture(columns: columns, height: nil, top: &top)
  }

  private func written(_ old: String?, _ new: String, from: Int? = nil, to: Int? = nil) -> String {
    let shown = old.map { picture($0, cursor: from) }
    return ScreenUpdate(from: shown, to: picture(new, cursor: to), columns: 10).text
  }

  @Test("nothing where nothing has changed")
  func unchanged() { #expect(written("abc", "abc") == "") }

  @Test("a character that was typed at the end, and nothing else")
  func appended() {
    #expect(written(nil, "abc") == "abc")
    #expect(written("abc", "abcd") == "d")
    #expect(written("한", "한국") == "국")
  }

  @Test("cells that differ")
  func changed() {
    #expect(written("abcdef", "abXdef") == "\u{1B}[3GX\u{1B}[7G")
    #expect(written("a한b", "axyb") == "\u{1B}[2Gxy\u{1B}[5G")
    #expect(written("abc", "ab") == "\u{1B}[3G\u{1B}[K")
    #expect(written("ab", "ab", from: 2, to: 0) == "\r")
  }

  @Test("rows that are new, and the rest of those that are gone")
  func rows() {
    #expect(written("ab", "ab\ncd") == "\r\ncd")
    #expect(written("ab\ncd\nef", "ab") == "\u{1B}[1A\r\u{1B}[J\u{1B}[1A\u{1B}[3G")
    #expect(written("ab\ncd\nef", "ab\nxd\nef", from: 2, to: 3) == "\u{1B}[1B\rx\r")
  }

  @Test("a full row and the next one without a move between, so that the terminal knows them as one line")
  func wrapped() {
    #expect(written(nil, "abcdefghijkl") == "abcdefghijkl")
    #expect(written("abcdefghi", "abcdefghij") == "j \r")
    #expect(written(nil, "abcdefghij\nk") == "abcdefghij \r\r\nk")
  }

  @Test("the column behind a character of which terminals think differently")
  func ambiguous() { #expect(written("a", "a👩‍👩‍👧b") == "👩‍👩‍👧\u{1B}[4Gb") }

  @Test("an appearance where it changes, and the plain one at the end")
  func styles() {
    var line = EditedLine()
    line.text = Array("abc".utf8)
    line.cursor = 3
    line.styles = { _ in [StyledRange(0..<2, TextStyle(.basic(12), isBold: true))] }
    var top = 0
    let new = line.picture(columns: 10, height: nil, top: &top)
    #expect(ScreenUpdate(from: nil, to: new, columns: 10).text == "\u{1B}[0;1;94mab\u{1B}[0mc")
    #expect(ScreenUpdate(from: picture("abc"), to: new, columns: 10).text == "\r\u{1B}[0;1;94mab\u{1B}[0m\u{1B}[4G")
  }

  @Test("counts the rows above the cursor as a terminal of another width wraps them")
  func resized() {
    let shown = picture("abcdefghijklmno\nxy", columns: 10)
    #expect(shown.rowsAboveCursor(columns: 10) == 2)
    #expect(shown.rowsAboveCursor(columns: 20) == 1)
    #expect(shown.rowsAboveCursor(columns: 4) == 4)
  }
}
