import Testing

@testable import Playground

@Suite("The colours of an input")
struct HighlightingTests {
  /// Returns each coloured part with its kind, in the order of the text.
  private func parts(_ text: String, cursor: Int? = nil, names: KnownNames? = nil) -> [String] {
    let bytes = Array(text.utf8)
    return SourceHighlighter(names: names).ranges(of: bytes, cursor: cursor)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { "\(String(decoding: bytes[$0.range], as: UTF8.self)) \($0.kind)" }
  }

  private func tokens(_ text: String) -> [String] {
    SourceText(Array(text.utf8)).tokens.map { token in
      String(decoding: Array(text.utf8)[token.range], as: UTF8.self)
    }
  }

  @Test("keywords, numbers, strings and comments have one")
  func literals() {
    #expect(parts("let a = 1.5e-3 // 한") == ["let keyword", "1.5e-3 number", "// 한 comment"])
    #expect(parts("if x == 0x_FF { /* a /* b */ */ }") == ["if keyword", "0x_FF number", "/* a /* b */ */ comment"])
    #expect(parts("f(default: true)") == ["default keyword", "true keyword"])
    #expect(parts("@objc #if") == ["@objc attribute", "#if attribute"])
    #expect(parts("x.class + 1..<2") == ["1 number", "2 number"])
    #expect(parts("override func f(any: Int)") == ["override keyword", "func keyword"])
  }

  @Test("a string has another one than what is interpolated into it")
  func strings() {
    #expect(tokens(#""a \(b + "c\(d)") e""#) == [#""a \("#, "b", "+", #""c\("#, "d", #")""#, #") e""#])
    #expect(tokens(##"#"a \(b) \#(c)"#"##) == [##"#"a \(b) \#("##, "c", ##")"#"##])
    #expect(tokens("\"\"\"\na \"b\"\n\"\"\" c") == ["\"\"\"\na \"b\"\n\"\"\"", "c"])
    #expect(tokens("\"a\nb\"") == ["\"a", "b", "\""])
    #expect(tokens(#""a\"b" c"#) == [#""a\"b""#, "c"])
    #expect(tokens(#""a \("#) == [#""a \("#])
  }

  @Test("whatever the text is, all of it is read")
  func anything() {
    let parts = ["\"", "\\(", "/*", "*/", "#", "(", ")", "{", "\n", "`", "한", "\"\"\"", "@", "1.", "\\"]
    for first in parts {
      for second in parts {
        for third in parts {
          let bytes = Array((first + second + third).utf8)
          let ranges = SourceHighlighter(names: nil).ranges(of: bytes, cursor: 1)
          #expect(ranges.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count })
        }
      }
    }
  }

  @Test("operators of the library have one behind a dot")
  func operators() {
    #expect(parts("query.map(map).foo") == ["map rxOperator"])
    #expect(parts("query.flatMapLatest") == ["flatMapLatest rxOperator"])
  }

  @Test("a bracket and its partner have one, and a bracket without a partner")
  func brackets() {
    #expect(parts("f(\")\", [a])", cursor: 11) == ["( matchingBracket", "\")\" string", ") matchingBracket"])
    #expect(parts("{ a }", cursor: 0) == ["{ matchingBracket", "} matchingBracket"])
    #expect(parts("{ a }", cursor: 2) == [])
    #expect(parts("a) (b]") == [") unmatchedBracket", "] unmatchedBracket"])
  }

  @Test("a command has one, and a command that does not exist")
  func commands() {
    #expect(parts(":help map") == [":help command"])
    #expect(parts(":nonsense map") == [":nonsense unknown"])
    #expect(parts(":nonsen", cursor: 7) == [":nonsen command"])
    #expect(parts(":type \"a\"") == [":type command", "\"a\" string"])
  }

  @Test("types and names that nothing declares have one once the library is there")
  func names() throws {
    let shell = Shell()
    shell.session.evaluate("let query = PublishSubject<String>(); struct Song {}")
    let names = try #require(shell.session.knownNames.withLock { $0 })
    func parts(_ text: String, cursor: Int? = nil) -> [String] { self.parts(text, cursor: cursor, names: names) }
    #expect(parts("query.foo(Song())") == ["Song type"])
    #expect(parts("Observable.foo(qery)") == ["Observable type", "qery unknown"])
    #expect(parts("print (qery)", cursor: 11).contains("qery unknown") == false)
    #expect(parts("print(qery)", cursor: 8) == [])
    #expect(parts("query.map { a, b in a + b + c }") == ["map rxOperator", "in keyword", "c unknown"])
    #expect(parts("for (i, j) in [1] { print(i, j, k) }").last == "k unknown")
    #expect(
      parts("func f(_ a: Int, with b: Int) { print(a, b, $0, _) }")
        == ["func keyword", "Int type", "Int type"])
    #expect(parts("extension Song { func f() { print(title) } }").contains("title unknown") == false)
    #expect(parts("if let query, case .next(let value) = query { value; x }").last == "x unknown")
    #expect(parts("help") == ["help command"])
    #expect(parts("map?") == ["map? command"])
  }

  @Test("a key in a long text scans the line that it changes, and colours what is shown")
  func changedLines() {
    let highlighter = SourceHighlighter()
    var lines = (0..<200).map { "  let value\($0) = query.map { $0 + \($0) }" }
    func scanned(shown: Range<Int>? = nil) -> Int {
      let bytes = Array(lines.joined(separator: "\n").utf8)
      let ranges = highlighter.ranges(of: bytes, cursor: nil, shown: shown)
      if let shown {
        #expect(!ranges.isEmpty && ranges.allSatisfy { $0.range.overlaps(shown) })
      } else {
        #expect(ranges == SourceHighlighter().ranges(of: bytes, cursor: nil))
      }
      return highlighter.scannedLines
    }
    #expect(scanned() == 200)
    lines[100] += " // 한"
    #expect(scanned(shown: 3000..<4000) == 1)
    lines[100] = "struct S { // a name of a type that is opened here"
    #expect(scanned() == 1)
    lines.insert("}", at: 120)
    #expect(scanned() <= 2)
    lines.removeSubrange(10..<20)
    #expect(scanned() <= 1)
    // The context of the lines below has changed.
    lines[50] = "/*"
    #expect(scanned() == lines.count - 50)
    lines[60] = "*/"
    #expect(scanned() == lines.count - 60)
    lines[50] = "\"\"\""
    #expect(scanned() >= 10)
    lines[70] = "text \\(value1.map { } \"a\") \"\"\" + 1"
    _ = scanned()
  }

  @Test("a key in a long text gives the colours that the text has as a whole")
  func changedText() {
    let highlighter = SourceHighlighter()
    let pieces = ["/*", "*/", "\"\"\"", "\"", "\\(", ")", "{", "}", "\n", "a in", "let x", "한", "#\"", " "]
    var text: [UInt8] = []
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<400 {
      let place = next(text.count + 1)
      let end = next(4) == 0 ? min(place + next(9), text.count) : place
      text.replaceSubrange(place..<end, with: Array(pieces[next(pieces.count)].utf8))
      #expect(highlighter.ranges(of: text, cursor: nil) == SourceHighlighter().ranges(of: text, cursor: nil))
    }
  }
}
