import Testing

@testable import LineEditor

@Suite("The first word of what is suggested")
struct SuggestionTests {
  @Test(
    "has what comes before it",
    arguments: [
      (".map { $0 }", ".map"), ("uery.onNext", "uery"), (" 한국어 x", " 한국어"), ("() }", "() }"), ("a_b c", "a_b"),
      ("", ""),
    ])
  func firstWord(text: String, word: String) { #expect(SuggestionCommands.firstWord(of: text) == word) }
}
