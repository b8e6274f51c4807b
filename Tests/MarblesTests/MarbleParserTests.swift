import Marbles
import Testing

@Suite("Marble text, read")
struct MarbleParserTests {
  private func events(_ text: String, frame: Int = 100) throws -> [String] {
    try MarbleDiagram(text, frame: frame).events.map(\.description)
  }

  @Test("one character is one frame of 100 ms")
  func frames() throws {
    #expect(try events("-a-b|") == ["next(a) @ 100", "next(b) @ 300", "completed @ 400"])
    #expect(try events("-a", frame: 10) == ["next(a) @ 10"])
  }

  @Test("a group is one frame wide, whatever its text")
  func groups() throws {
    #expect(
      try events("(ab)c(d|)") == ["next(a) @ 0", "next(b) @ 0", "next(c) @ 100", "next(d) @ 200", "completed @ 200"])
  }

  @Test("a stretch of time stands between spaces, elsewhere its characters are values")
  func stretches() throws {
    #expect(try events("a 300ms b 1.5s |") == ["next(a) @ 0", "next(b) @ 400", "completed @ 2000"])
    #expect(try events("2m #") == ["error @ 120000"])
    #expect(try events("-1s-") == ["next(1) @ 100", "next(s) @ 200"])
    #expect(try MarbleDiagram("a 250ms").length == 350)
  }

  @Test("quotes hold longer values and signs, with escapes")
  func quotes() throws {
    #expect(
      try MarbleDiagram(#"-'swift'-'|'-"it's"-'a\'b\\c'-'x\ny'|"#).values == ["swift", "|", "it's", #"a'b\c"#, "x\ny"])
  }

  @Test("spaces are ignored and a wide character is one frame")
  func spaces() throws {
    #expect(try events("- a -- 漢 👨‍👩‍👧 |") == ["next(a) @ 100", "next(漢) @ 400", "next(👨‍👩‍👧) @ 500", "completed @ 600"])
  }

  @Test("a diagram stays open without a terminal sign, with or without >")
  func open() throws {
    #expect(try MarbleDiagram("-a--").agrees(with: MarbleDiagram("-a-->")))
    #expect(try MarbleDiagram("-a-->").isTerminated == false)
    #expect(try MarbleDiagram("-a--").length == 400)
  }

  @Test("^ and ! say when it was subscribed and disposed, and a hot diagram counts from ^")
  func subscriptions() throws {
    let row = try MarbleDiagram("--^---!")
    #expect(row.subscribed == 200 && row.disposed == 600 && row.events.isEmpty)
    #expect(try MarbleDiagram("-a-^-b").eventsFromSubscription.map(\.time) == [-200, 200])
  }

  @Test("only whole numbers make a diagram one of Int")
  func numeric() throws {
    #expect(try MarbleDiagram("-1-'22'-'-3'|").isNumeric)
    #expect(try MarbleDiagram("-1-a|").isNumeric == false)
    #expect(try MarbleDiagram("---|").isNumeric == false)
  }

  @Test(
    "a fault names its place and what is wrong",
    arguments: [
      ("-a-|-b", 5, "nothing can follow `|`"), ("-#|", 2, "nothing can follow `#`"), ("-(ab", 1, "not closed with `)`"),
      ("-a)", 2, "closes no group"), ("(a(b))", 2, "cannot stand in a group"), ("(a-b)", 2, "no time can pass"),
      ("-()", 1, "at least one event"), ("-'ab", 1, "quote is not closed"), ("^-^", 2, "second `^`"),
      ("!-!", 2, "second `!`"), ("-a>-b", 2, "can only be the last"), ("a|>", 2, "has ended before"),
      ("99999999999m |", 0, "too long"),
    ])
  func faults(text: String, offset: Int, message: String) {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("the caret of a fault stands right under wide characters")
  func caret() {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram("-漢|b") }
    #expect(error?.description == "column 4: nothing can follow `|`\n  -漢|b\n      ^")
  }
}
