import Testing

@testable import LineEditor

@Suite("The rows of a text that a window shows")
struct ViewportTests {
  private func rows(_ total: Int, cursor: Int, height: Int, top: Int = 0) -> Range<Int> {
    Viewport(total: total, cursor: cursor, height: height, previousTop: top).rows
  }

  @Test("are all of it where it fits")
  func fitting() { #expect(rows(5, cursor: 4, height: 5, top: 3) == 0..<5) }

  @Test("stay where they are while the cursor is in them")
  func stable() { #expect(rows(40, cursor: 12, height: 10, top: 8) == 8..<18) }

  @Test("scroll as far as it takes to show the cursor, and a row that tells how much is hidden")
  func scrolled() {
    #expect(rows(40, cursor: 8, height: 10, top: 8) == 7..<17)
    #expect(rows(40, cursor: 17, height: 10, top: 8) == 9..<19)
    #expect(rows(40, cursor: 39, height: 10) == 30..<40)
    #expect(rows(40, cursor: 0, height: 10, top: 20) == 0..<10)
    #expect(rows(40, cursor: 1, height: 10, top: 1) == 0..<10)
  }

  @Test("are the cursor's alone where the window has no more")
  func low() {
    for cursor in 0..<40 { #expect(rows(40, cursor: cursor, height: 1, top: 7) == cursor..<cursor + 1) }
    for cursor in 0..<40 { #expect(rows(40, cursor: cursor, height: 2, top: 7).contains(cursor)) }
  }

  @Test("always show the cursor", arguments: 3...12)
  func cursor(height: Int) {
    for cursor in 0..<40 {
      for top in 0..<40 {
        let view = Viewport(total: 40, cursor: cursor, height: height, previousTop: top)
        let free = view.top + (view.tellsAbove ? 1 : 0)..<view.rows.upperBound - (view.tellsBelow ? 1 : 0)
        #expect(free.contains(cursor))
      }
    }
  }
}
