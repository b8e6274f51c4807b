import Testing
@testable import SyntaxTree

@Suite("hostile text is refused quickly")
struct SyntaxLimitTests {
  private func message(_ text: String) -> String? {
    Parser.parse(SourceFile(name: "test", text: text)).diagnostics.first?.message
  }

  @Test("deep brackets", arguments: ["[", "(", "{", "f(", "[(", "{(", "A<", "\"\\(", "#if A\n", "if x {", "f([{"])
  func deep(_ opening: String) {
    #expect(message(String(repeating: opening, count: 100_000)) == "nested too deeply")
  }

  @Test(
    "long chains",
    arguments: [
      " + 1", ".m()", " ?? a", " ∘ a", "\n∘ a", "?.a", "[0]", "()", " as A", "!", " = a", "\n  .m()", " ? b : c",
    ])
  func long(_ link: String) {
    #expect(message("a" + String(repeating: link, count: 100_000)) == "nested too deeply")
  }

  @Test("words in a row", arguments: ["try ", "try\n", "let\n", "repeat\n", "if ", "some ", "do ", "func\n"])
  func words(_ word: String) {
    #expect(message(String(repeating: word, count: 50_000)) == "nested too deeply")
  }

  @Test("what swift-syntax reads again and again", arguments: ["x < ", "@while ", "@while\n", "x<", "@objc "])
  func readAgain(_ part: String) {
    #expect(message(String(repeating: part, count: 50_000)) == "nested too deeply")
  }

  @Test("numbers in a row are a chain of members")
  func numbers() {
    #expect(message("let x = 0" + String(repeating: ".0", count: 50_000)) == "nested too deeply")
    #expect(message("let x = ((1, 2), 3).0.0") == nil)
  }

  @Test("of a text with thousands of errors the first are told")
  func manyErrors() {
    func places(_ count: Int) -> [Int] {
      Parser.parse(SourceFile(name: "test", text: String(repeating: "let x = #\n", count: count))).diagnostics.map(
        \.caret.line)
    }
    #expect(places(4_000) == places(100))
    #expect(places(100) == Array(1...20))
  }

  @Test("comparisons that people write pass")
  func comparisons() {
    #expect(message("let a = [" + Array(repeating: "x < 1", count: 2_000).joined(separator: ", ") + "]") == nil)
    #expect(message(String(repeating: "let a = x < y\n", count: 2_000)) == nil)
    #expect(message("if " + Array(repeating: "x < y", count: 500).joined(separator: " && ") + " {}") == nil)
  }

  @Test("what people write passes")
  func ordinary() {
    let array = "[" + (0..<20_000).map(String.init).joined(separator: ", ") + "]"
    #expect(message("let a = \(array)") == nil)
    #expect(message("let b = 1" + String(repeating: " + 1", count: 1_000)) == nil)
    #expect(message("a" + String(repeating: "\n  .map { $0 }", count: 500)) == nil)
    #expect(message(String(repeating: "f {", count: 40) + String(repeating: "}", count: 40)) == nil)
    #expect(message("let c = " + String(repeating: "[", count: 8) + "1" + String(repeating: "]", count: 8)) == nil)
  }

  @Test("a NUL byte, an endless line and an endless file are told")
  func sizes() {
    #expect(message("let x = 1\0") == "nul character embedded in middle of file")
    #expect(message(String(repeating: "x", count: 10_000_000))?.hasPrefix("this input is too large") == true)
    #expect(message(String(repeating: "x", count: 1_500_000))?.hasPrefix("this line is too long") == true)
  }

  @Test("the fault stands where the limit is passed")
  func place() {
    let text = "let a = 1\n" + String(repeating: "(", count: 200)
    let caret = Parser.parse(SourceFile(name: "test", text: text)).diagnostics[0].caret
    #expect(caret.line == 2)
    #expect(caret.column == NestingLimits.depth + 1)
  }
}
