import Testing
import TextWidth

@Suite("Prose on lines that fit")
struct WrappedTextTests {
  @Test("is cut between words, and what goes on is indented")
  func words() {
    #expect(WrappedText.lines("one two three", width: 20) == ["one two three"])
    #expect(WrappedText.lines("one two three", width: 8, hanging: "  ") == ["one two", "  three"])
    #expect(WrappedText.lines("one two three", width: 8, startingAt: 4) == ["one", "two", "three"])
  }

  @Test("keeps what stands in columns as it is, and words that are too long")
  func spaces() {
    #expect(WrappedText.lines("  a    b c", width: 8) == ["  a    b", "c"])
    #expect(WrappedText.lines("a incomprehensible b", width: 8) == ["a", "incomprehensible", "b"])
    #expect(WrappedText.lines("  incomprehensible", width: 8, hanging: "  ") == ["  incomprehensible"])
    #expect(WrappedText.lines("", width: 8) == [""])
  }

  @Test("counts columns, not characters")
  func wide() {
    #expect(WrappedText.lines("응답 응답 응답", width: 9) == ["응답 응답", "응답"])
  }

  @Test("puts a name beside what it means, or above it where there is no room")
  func entries() {
    #expect(WrappedText.entry("Tab", "completes names", column: 8, width: 40) == ["  Tab   completes names"])
    #expect(
      WrappedText.entry("Tab", "completes all names", column: 8, width: 20) == [
        "  Tab   completes", "        all names",
      ])
    #expect(WrappedText.entry("Return", "asks", column: 8, width: 40) == ["  Return", "        asks"])
    #expect(WrappedText.entry("Tab", "completes names", column: 12, width: 20) == ["  Tab", "    completes names"])
  }
}
