import Foundation
import Testing

@testable import LineEditor

@Suite("An input that is taller than the screen")
struct TallInputTests {
  private func shown(_ text: String, cursorBehind part: String, rows: Int, columns: Int = 20) -> TallInput? {
    let point = text.utf8.count - (text.components(separatedBy: part).last ?? "").utf8.count
    return TallInput(text, point: point, promptColumns: 4, rows: rows, columns: columns)
  }

  private let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")

  @Test("is shown around the cursor, with how many lines there are above and below")
  func window() {
    #expect(shown(lines, cursorBehind: "line 20", rows: 6)?.text == "… 17 lines\nline 18\nline 19\nline 20")
    #expect(shown(lines, cursorBehind: "line 19", rows: 6)?.text == "… 16 lines\nline 17\nline 18\nline 19\n… 1 line")
    #expect(
      TallInput(lines, point: 0, promptColumns: 4, rows: 6, columns: 20)?.text == "line 1\nline 2\nline 3\n… 17 lines")
  }

  @Test("keeps the cursor at its character")
  func cursor() throws {
    let tall = try #require(shown("é\n" + lines, cursorBehind: "line 9", rows: 6))
    #expect(String(decoding: tall.text.utf8.prefix(tall.point), as: UTF8.self).hasSuffix("\nline 9"))
  }

  @Test("takes rows for lines that are wrapped")
  func wrapped() {
    let text = "a\n" + String(repeating: "b", count: 30) + "\nc\nd\ne"
    #expect(shown(text, cursorBehind: "e", rows: 5, columns: 20)?.text == "… 3 lines\nd\ne")
  }

  @Test("is left to readline where it fits, or is one line")
  func fitting() {
    #expect(shown("a\nb\nc", cursorBehind: "c", rows: 3) == nil)
    #expect(shown(String(repeating: "a", count: 500), cursorBehind: "a", rows: 5) == nil)
  }
}
