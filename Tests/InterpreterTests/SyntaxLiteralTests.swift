import Testing

@Suite("literals and names become our tree")
struct SyntaxLiteralTests {
  @Test("escapes and interpolation")
  func escapesAndInterpolation() {
    expectTree(
      ##"""
      "a\(b)c\(x, format: "d \(e)")\n\u{1F600}\t\"q\""
      """##,
      ##"""
      "a‹b›4c‹x, format: "d ‹e›4"›22⏎😀	"q""
      """##)
  }

  @Test("a raw string")
  func aRawString() {
    expectTree(
      ##"""
      #"raw \n \#(x) \#n"#
      """##,
      ##"""
      "raw \n ‹x›5 ⏎"
      """##)
  }

  @Test("a regular expression is a call with the type of its captures")
  func aRegularExpression() {
    expectTree(
      ##"""
      let r = /a(?<n>b)?/
      """##,
      ##"""
      let let r = _RegexLiteral<(_RegexText, n: _RegexText?)>(_regexString: "a(?<n>b)?")
      """##)
  }

  @Test("a multi-line string")
  func aMultilineString() {
    expectTree(
      ##"""
      """
        first \(x)
          second \
        joined
        "quoted" \u{41}
        """
      """##,
      ##"""
      "first ‹x›4⏎  second joined⏎"quoted" A"
      """##)
  }

  @Test("backticks and names beyond ASCII")
  func backticksAndNamesBeyondAscii() {
    expectTree(
      ##"""
      let `class` = 1; `self`; 🎉 = 2; let 日本 = 3
      """##,
      ##"""
      let let class = 1
      self
      (= 🎉 2)
      let let 日本 = 3
      """##)
  }

  @Test("number literals")
  func numberLiterals() {
    expectTree(
      ##"""
      0xFF_FF; 1_000; 1.5e3; 0b1
      """##,
      ##"""
      0xFFFF
      1000
      1.5e3
      0b1
      """##)
  }

  @Test("magic literals")
  func magicLiterals() {
    expectTree(
      ##"""
      print(#line, #file)
      """##,
      ##"""
      print(#line, #file)
      """##)
  }
}
