import Foundation
import Testing

@testable import LineEditor

@Suite("The menu of completions")
struct CompletionMenuTests {
  init() {
    // Where the editor runs, it has set the locale that says how wide characters are.
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  private func text(_ before: String, _ behind: String = "") -> EditedText {
    EditedText(bytes: Array((before + behind).utf8), cursor: before.utf8.count)
  }

  private func menu(_ names: [String], _ before: String, _ behind: String = "", start: Int = 2) -> CompletionMenu {
    CompletionMenu(Completion(start: start, candidates: names.map { .init($0) }), in: text(before, behind))
  }

  private func rows(_ menu: CompletionMenu, columns: Int, height: Int) -> [String] {
    MenuLayout(menu, columns: columns, height: height).rows(faint: .plain).map { $0.map(\.text).joined() }
  }

  @Test("narrows as the word is typed on, and keeps the chosen entry while that fits")
  func narrowing() throws {
    var open = menu(["map", "merge", "materialize"], "s.m")
    #expect(open.entries.count == 3 && open.choice == nil && open.commonRemainder == "")
    open.move(by: 1)
    let narrowed = try #require(open.narrowed(to: text("s.ma")))
    #expect(narrowed.entries.map(\.insert) == ["map", "materialize"] && narrowed.choice == 0)
    #expect(narrowed.chosenRemainder == "p")
    let wider = try #require(narrowed.narrowed(to: text("s.m")))
    #expect(wider.entries.count == 3 && wider.choice == 0)
    #expect(try #require(open.narrowed(to: text("s.me"))).choice == nil)
  }

  @Test("ends where the text is changed elsewhere, and where the word is complete")
  func ending() {
    let open = menu(["map", "merge"], "s.m", ")")
    #expect(open.narrowed(to: text("s.ma", ")")) != nil)
    for other in [
      text("s.m", "]"), text("t.m", ")"), text("s.", ")"), text("s.map", ")"), text("s.x", ")"), text("s.m(", ")"),
    ] {
      #expect(open.narrowed(to: other) == nil)
    }
    // The cursor is elsewhere.
    #expect(open.narrowed(to: EditedText(bytes: Array("s.m)".utf8), cursor: 2)) == nil)
  }

  @Test("lists the overloads of a word that is complete already")
  func overloads() {
    let candidates = ["(_:)", "(_:_:)"].map { Completion.Candidate("map", display: "map" + $0) }
    let open = CompletionMenu(Completion(start: 0, candidates: candidates), in: text("map"))
    #expect(open.narrowed(to: text("map"))?.entries.count == 2)
  }

  @Test("goes from the last entry to the first, and by pages to the ends")
  func moving() {
    var open = menu(["a", "b", "c"], "s.")
    open.move(by: -1)
    #expect(open.choice == 2)
    open.move(by: 1)
    #expect(open.choice == 0)
    open.turn(by: 9)
    #expect(open.choice == 2)
    open.turn(by: -9)
    #expect(open.choice == 0)
  }

  @Test("stands in columns when there are names only, with a mark before the chosen one")
  func columns() {
    var open = menu(["한국", "b", "👍c"], "s.")
    #expect(rows(open, columns: 16, height: 10) == ["  한국  👍c ", "  b   "])
    open.move(by: 1)
    #expect(rows(open, columns: 16, height: 10)[0] == "› 한국  👍c ")
    #expect(MenuLayout(open, columns: 16, height: 10).entriesPerColumn == 2)
  }

  @Test("has pages where it is too long, and leaves a third of the window to the text")
  func pages() {
    var open = menu((1...20).map { "name\($0)" }, "s.")
    #expect(rows(open, columns: 16, height: 9) == (1...5).map { "  name\($0)" } + ["  1–5 of 20 · …"])
    open.turn(by: MenuLayout(open, columns: 16, height: 9).entriesPerPage)
    #expect(rows(open, columns: 16, height: 9).first == "› name6")
    open.turn(by: 20)
    #expect(rows(open, columns: 16, height: 9).last == "  16–20 of 20")
  }

  @Test("has summaries in a column, names but the chosen one cut so that they fit, and the call's signature above")
  func summaries() {
    let candidates = [
      Completion.Candidate("a", display: "a(한국어:second:third:)", summary: "First of them."),
      .init("b", summary: "Second."),
    ]
    var open = CompletionMenu(Completion(start: 2, candidates: candidates, heading: "call(_ x: Int)"), in: text("s."))
    #expect(
      rows(open, columns: 30, height: 9) == [
        "  call(_ x: Int)", "  a(한국어:sec…  First of th…", "  b              Second.",
      ])
    open.move(by: 1)
    #expect(
      rows(open, columns: 30, height: 9)[1...] == ["› a(한국어:second:third:)  F…", "  b              Second."])
  }

  @Test("writes two entries, not the screen, when another one is chosen")
  func work() {
    let block = (1...200).map { "line \($0)" }.joined(separator: "\n") + "\nx."
    var line = EditedLine()
    line.text = Array(block.utf8)
    line.cursor = line.text.count
    let names = (1...100).map { Completion.Candidate("name\($0)", summary: "A sentence about entry \($0).") }
    line.menu = CompletionMenu(Completion(start: line.cursor, candidates: names), in: text(block))
    line.menu?.move(by: 1)
    var top = 0
    let before = line.picture(columns: 80, height: 23, top: &top)
    line.menu?.move(by: 1)
    let after = line.picture(columns: 80, height: 23, top: &top)
    let written = ScreenUpdate(from: before, to: after, columns: 80).text.utf8.count
    #expect(written < 100, "\(written)")
  }

  @Test("takes its rows from the window of the text")
  func window() {
    var line = EditedLine()
    line.text = Array((1...9).map { "line \($0)" }.joined(separator: "\n").utf8)
    line.cursor = line.text.count
    line.menu = CompletionMenu(
      Completion(start: line.cursor, candidates: ["x", "y"].map { .init($0, summary: "Name.") }),
      in: EditedText(bytes: line.text, cursor: line.cursor))
    var top = 0
    let picture = line.picture(columns: 20, height: 6, top: &top)
    #expect(
      picture.rows.map { $0.cells.map(\.text).joined() } == [
        "… 6 lines", "line 7", "line 8", "line 9", "  x  Name.", "  y  Name.",
      ])
    #expect(picture.cursor.row == 3)
  }
}
