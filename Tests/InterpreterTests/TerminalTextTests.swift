import Testing

@testable import TextWidth

@Suite("Text for terminals is escaped")
struct TerminalTextTests {
  @Test(
    "what a terminal obeys, what reverses the direction and what cannot be seen is spelled out",
    arguments: [
      "\u{7}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}",
      "\u{202E}", "\u{2066}",
      "\u{2069}", "\u{2028}", "\u{2029}", "\u{E0001}", "\u{E007F}", "\u{200B}", "\u{FEFF}", "\u{200C}", "\u{200D}",
    ] as [Unicode.Scalar])
  func escapes(_ scalar: Unicode.Scalar) {
    let text = "a\(Character(scalar))b"
    #expect(TerminalText.escaped(text) == "a\\u{\(String(scalar.value, radix: 16))}b")
    #expect(TerminalText.escaped(text, keepsLines: true) == TerminalText.escaped(text))
  }

  @Test("control characters are found inside a cluster too")
  func clusters() {
    #expect(TerminalText.escaped("x\u{301}\u{E0041}") == "x\u{301}\\u{e0041}")
    #expect(TerminalText.escaped("🏳\u{200D}x") == "🏳\\u{200d}x")
  }

  @Test(
    "joiners stay where they join",
    arguments: ["👨‍👩‍👧", "🏳️‍🌈", "👩🏽‍🚀", "❤️‍🔥", "می‌خواهم", "क्‍ष", "ക്‍", "ශ්‍රී"])
  func joiners(_ text: String) {
    #expect(TerminalText.escaped(text) == text)
    #expect(text.unicodeScalars.contains { $0 == "\u{200C}" || $0 == "\u{200D}" })
  }

  @Test("lines and tabs of a text stay, those inside a line are spelled out")
  func lines() {
    #expect(TerminalText.escaped("a\tb\r\nc") == "a\\tb\\r\\nc")
    #expect(TerminalText.escaped("a\tb\nc", keepsLines: true) == "a\tb\nc")
  }

  @Test("print passes text, tabs, newlines and colours, and no other sequence")
  func printed() {
    let fine = "é\t\u{1B}[1;31mred\u{1B}[0m\u{1B}[m \u{1B}[38:5:1mx\r\n\u{202E}👨‍👩‍👧\n"
    #expect(TerminalText.printed(fine) == fine)
    #expect(TerminalText.printed("\u{1B}]52;c;eA==\u{7}") == "\\u{1b}]52;c;eA==\\u{7}")
    #expect(TerminalText.printed("\u{1B}[2J\u{1B}[?25l\u{1B}") == "\\u{1b}[2J\\u{1b}[?25l\\u{1b}")
    #expect(TerminalText.printed("\u{9B}31m\u{8}\rx") == "\\u{9b}31m\\u{8}\\rx")
    #expect(TerminalText.printed("\u{1B}[31\nm") == "\\u{1b}[31\nm")
  }

  @Test("a long text of joiners is read once")
  func long() {
    let text = String(repeating: "\u{301}\u{200C}", count: 50_000)
    #expect(TerminalText.escaped("a" + text).utf8.count > text.utf8.count)
  }
}
