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

  @Test("keeps a piece of code on one line where it fits into one")
  func code() {
    #expect(
      WrappedText.lines("a closure: { x in x * 2 }", width: 16, keepsCode: true) == ["a closure:", "{ x in x * 2 }"])
    #expect(
      WrappedText.lines("write let bag = DisposeBag(), then go", width: 25, keepsCode: true) == [
        "write", "let bag = DisposeBag(),", "then go",
      ])
    #expect(WrappedText.lines("{ aaa bbb ccc }", width: 8, keepsCode: true) == ["{ aaa", "bbb ccc", "}"])
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
