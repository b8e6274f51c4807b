import Marbles
import Testing

@Suite("Marble diagrams, compared")
struct MarbleComparisonTests {
  private func compare(_ expected: String, _ actual: String) throws -> MarbleComparison {
    MarbleComparison(expected: try MarbleDiagram(expected), actual: try MarbleDiagram(actual))
  }

  @Test("diagrams with the same events agree, however they are spaced and however long they were watched")
  func agreeing() throws {
    #expect(try compare("--a--b|", "- -a 200ms b |").matches)
    #expect(try compare("-a", "-a------").matches)
    #expect(try compare("-a", "^a--!").matches)
  }

  @Test("a difference shows both diagrams, a caret at the first frame that differs, and what differs")
  func difference() throws {
    let comparison = try compare("--a--b--|", "--a---b-|")
    #expect(comparison.difference?.frame == 5)
    #expect(
      comparison.description == """
        expected   --a--b--|
        actual     --a---b-|
                        ^
        first difference in frame 5 (500 ms): expected next(b), but there is nothing
        """)
  }

  @Test("the caret stands right beside wide groups")
  func wide() throws {
    let comparison = try compare("-(a漢)-b|", "-(a漢)-c|")
    #expect(
      comparison.description == """
        expected   -(a漢)-b|
        actual     -(a漢)-c|
                          ^
        first difference in frame 3 (300 ms): expected next(b), but there is next(c)
        """)
  }

  @Test("order within a frame, an end, a disposal and a moment between frames count")
  func details() throws {
    #expect(try compare("-(ab)", "-(ba)").difference?.frame == 1)
    #expect(try compare("-a-|", "-a-").difference?.frame == 3)
    #expect(try compare("^--!", "^---!").difference?.time == 300)
    #expect(try compare("a---b", "a 301ms b").difference?.time == 400)
  }
}
