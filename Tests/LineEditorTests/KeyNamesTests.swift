import Testing

@testable import LineEditor

struct KeyNamesTests {
  private func names(_ text: String) -> [String] {
    var names = KeyNames()
    return text.utf8.compactMap { names.take($0) }
  }

  @Test("keys are called what is printed on them")
  func keys() {
    #expect(names("a é한\t\r\u{7F}") == ["a", "Space", "é", "한", "Tab", "Return", "Backspace"])
    #expect(names("\u{1}\u{12}") == ["Ctrl-A", "Ctrl-R"])
    #expect(names("\u{1B}[A\u{1B}OB\u{1B}[6~\u{1B}[3~\u{1B}[Z") == ["Up", "Down", "Page Down", "Delete", "Shift-Tab"])
    #expect(names("\u{1B}f\u{1B}\r") == ["Meta-f", "Meta-Return"])
    #expect(names("\u{1B}[27;3;13~x") == ["Esc", "x"])
  }

  @Test("a paste is one thing, whatever is in it")
  func pastes() { #expect(names("\u{1B}[200~a\tb\u{1B}[A\u{1B}[201~c") == ["Paste", "c"]) }

  @Test("bytes that are no text end")
  func malformed() { #expect(names("\u{1B}[" + String(repeating: "1", count: 30)).count <= 20) }
}
