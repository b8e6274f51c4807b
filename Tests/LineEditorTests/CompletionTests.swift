import Foundation
import Testing

@testable import LineEditor

@Suite("Completion lists")
struct CompletionTests {
  private func completion(_ inserts: [String], signature: String = "") -> Completion {
    Completion(start: 0, candidates: inserts.map { .init($0, display: $0 + signature) })
  }

  @Test("share the text that all candidates begin with, cut between characters")
  func prefix() {
    #expect(completion(["debounce", "delay"]).commonPrefix == "de")
    #expect(completion(["é", "e\u{308}"]).commonPrefix == "")
    #expect(completion([]).commonPrefix == "")
  }

  @Test("stand in columns when there are names only")
  func columns() {
    #expect(completion(["aa", "b", "c"]).rows(screenRows: 24, columns: 10) == ["  aa  c", "  b"])
  }

  @Test("give a signature a row of its own, cut to the screen")
  func signatures() {
    // The running editor has set the locale that determines the width of characters.
    setlocale(LC_CTYPE, "C.UTF-8")
    let rows = completion(["a", "b"], signature: "(_: 한국어 한국어)").rows(screenRows: 24, columns: 16)
    #expect(rows == ["  a(_: 한국어 …", "  b(_: 한국어 …"])
  }

  @Test("are cut to the screen, with a count of the rest")
  func capped() {
    let names = (0..<300).map { "operator\($0)" }
    let plain = completion(names).rows(screenRows: 12, columns: 40)
    #expect(plain.count == 8)
    #expect(plain.last == "  … and 286 more: Tab")
    let signatures = completion(names, signature: "()").rows(screenRows: 12, columns: 40)
    #expect(signatures.count == 8)
    #expect(signatures.last == "  … and 293 more: Tab")
  }

  @Test("go on with the next page, and from the last to the first")
  func pages() {
    let signatures = completion((0..<20).map { "operator\($0)" }, signature: "()")
    let pages = (0..<4).map { signatures.rows(screenRows: 12, columns: 40, page: $0) }
    #expect(pages[0].first == "  operator0()" && pages[1].first == "  operator7()")
    #expect(pages[2] == (14..<20).map { "  operator\($0)()" } + ["  … and 14 more: Tab"])
    #expect(pages[3] == pages[0])
  }

  @Test("have summaries in a column, and the call's signature above")
  func summaries() {
    var list = completion(["a", "bcd"])
    list.candidates[0].summary = "First."
    list.candidates[1].summary = "Second."
    list.heading = "call(_ x: Int)"
    #expect(list.rows(screenRows: 24, columns: 40) == ["  call(_ x: Int)", "  a    First.", "  bcd  Second."])
  }
}
