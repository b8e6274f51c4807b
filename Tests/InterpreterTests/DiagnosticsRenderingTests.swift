import Testing
import TextWidth
@testable import SyntaxTree

@Suite("diagnostics are drawn with their line and a caret")
struct DiagnosticsRenderingTests {
  /// Returns a diagnostic at the first occurrence of a text.
  private func diagnostic(
    _ message: String, _ source: String, at text: String, highlight: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let file = SourceFile(name: "a.swift", text: source)
    func place(_ part: String) -> SourceRange {
      let found = source.range(of: part)!
      let start = source.utf8.distance(from: source.startIndex, to: found.lowerBound)
      return SourceRange(file: file, start: start, end: start + part.utf8.count)
    }
    return Diagnostic(
      .error, message, at: place(text), highlights: highlight.map { [place($0)] } ?? [], notes: notes)
  }

  @Test("a line is quoted without its break, of one character or two")
  func lineBreaks() {
    let file = SourceFile(name: "a.swift", text: "let a = 1\r\nlet b = 2\n\r\n\r\nlast")
    #expect((1...5).map { String(file.line($0)) } == ["let a = 1", "let b = 2", "", "", "last"])
    let source = "let a = 1\r\nlet b = no\r\n"
    #expect(
      DiagnosticRenderer(showsPlace: false).render(diagnostic("nothing", source, at: "no"))
        == "error: nothing\n  let b = no\n          ^~\n")
  }

  @Test("a message, its line, an underline and a note that teaches")
  func withNote() {
    let note = Diagnostic.Note(
      "only a Driver can be driven: it cannot fail and stays on the main thread.\nMake one with .asDriver(onErrorJustReturn:)"
    )
    let text = DiagnosticRenderer(showsPlace: false).render(
      diagnostic(
        "value of type 'Observable<String>' has no member 'drive'", "let a = 1\nresults.drive(label.rx.text)",
        at: "drive",
        notes: [note]))
    #expect(
      text == """
        error: value of type 'Observable<String>' has no member 'drive'
          results.drive(label.rx.text)
                  ^~~~~
        note: only a Driver can be driven: it cannot fail and stays on the main thread.
              Make one with .asDriver(onErrorJustReturn:)

        """)
  }

  @Test("the place counts bytes as swiftc does, the caret counts columns")
  func wideCharacters() {
    let text = DiagnosticRenderer().render(diagnostic("bad", "let 日本 = \"🎉é\" + x", at: "x"))
    #expect(
      text == """
        a.swift:1:25: error: bad
          let 日本 = "🎉é" + x
                             ^

        """)
  }

  @Test("tabs are drawn as spaces so that the caret stays below its text")
  func tabs() {
    let text = DiagnosticRenderer(showsPlace: false).render(diagnostic("bad", "\ta\tb", at: "b"))
    #expect(text == "error: bad\n      a   b\n          ^\n")
  }

  @Test("operands are underlined besides the caret")
  func highlights() {
    let text = DiagnosticRenderer(showsPlace: false).render(
      diagnostic("no", "foo + bar", at: "+", highlight: "foo + bar"))
    #expect(text == "error: no\n  foo + bar\n  ~~~~^~~~~\n")
  }

  @Test("a caret may stand at the end of a line, of a file and in an empty file")
  func ends() {
    let file = SourceFile(name: "a", text: "ab\n")
    let renderer = DiagnosticRenderer(showsPlace: false)
    let atLineEnd = Diagnostic(.error, "m", at: SourceRange(file: file, start: 2, end: 2))
    #expect(renderer.render(atLineEnd) == "error: m\n  ab\n    ^\n")
    let atFileEnd = Diagnostic(.error, "m", at: SourceRange(file: file, start: 3, end: 3))
    #expect(renderer.render(atFileEnd) == "error: m\n  \n  ^\n")
    let empty = SourceFile(name: "a", text: "")
    let inEmpty = Diagnostic(.warning, "m", at: SourceRange(file: empty, start: 0, end: 0))
    #expect(renderer.render(inEmpty) == "warning: m\n  \n  ^\n")
  }

  @Test("an underline over several lines ends with the first")
  func severalLines() {
    let text = DiagnosticRenderer(showsPlace: false).render(diagnostic("m", "f(1,\n  2)", at: "f(1,\n  2)"))
    #expect(text == "error: m\n  f(1,\n  ^~~~\n")
  }

  @Test("a very long line is cut around the caret")
  func longLine() {
    let source = String(repeating: "a", count: 50_000) + "X" + String(repeating: "b", count: 50_000)
    let lines = DiagnosticRenderer(width: 60).render(diagnostic("m", source, at: "X")).split(separator: "\n")
    #expect(lines[1].count <= 63)
    #expect(Array(lines[1])[lines[2].count - 1] == "X")
  }

  @Test("control characters in a line cannot steer the terminal")
  func controls() {
    let text = DiagnosticRenderer(showsPlace: false).render(diagnostic("m", "a\u{1B}[2Jx", at: "x"))
    #expect(text == "error: m\n  a␛[2Jx\n       ^\n")
  }

  @Test("colour is an option")
  func colour() {
    let text = DiagnosticRenderer(usesColor: true, showsPlace: false).render(diagnostic("m", "x", at: "x"))
    #expect(text == "\u{1B}[1;31merror: \u{1B}[0mm\n  x\n  \u{1B}[32m^\u{1B}[0m\n")
  }

  @Test("on a terminal words are kept whole, and what goes on stands below the message")
  func columns() {
    let note = Diagnostic.Note("only a Driver can be driven\nMake one with .asDriver(onErrorJustReturn:)")
    let renderer = DiagnosticRenderer(showsPlace: false, columns: 40)
    #expect(
      renderer.render(
        diagnostic(
          "cannot convert value of type 'Observable<Int>' to type 'String'", "let 응답 = \"응답\" + a", at: "a",
          notes: [note]))
          == """
          error: cannot convert value of type
               'Observable<Int>' to type 'String'
            let 응답 = "응답" + a
                                ^
          note: only a Driver can be driven
               Make one with
               .asDriver(onErrorJustReturn:)

          """)
  }

  @Test(
    "a terminal as narrow as may be cuts the line around the caret, wide characters too", arguments: [20, 30, 40, 60])
  func narrowLines(columns: Int) {
    let source = "한국어.map { \"반응형 프로그래밍\" + $0 }.filter { $0 > nowhere }.map { \"Rx\" }"
    let lines = DiagnosticRenderer(showsPlace: false, columns: columns).render(diagnostic("m", source, at: "nowhere"))
      .split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
    let before = lines[1].range(of: "nowhere")!.lowerBound
    #expect(lines[1][..<before].displayWidth == lines[2].firstIndex(of: "^")!.utf16Offset(in: lines[2]))
  }

  @Test("a message about a name without end has one")
  func longMessage() {
    let name = String(repeating: "x", count: 1_000_000)
    let found = diagnostic("cannot find '\(name)' in scope", "x", at: "x")
    for text in [DiagnosticRenderer().render(found), DiagnosticRenderer.lines(found)[0]] {
      #expect(text.utf8.count < 4000 && text.contains("error: cannot find 'xxx") && text.contains("xxx' in scope"))
    }
  }

  @Test("one line for editors")
  func oneLine() {
    #expect(DiagnosticRenderer.lines(diagnostic("a\nb", "let x", at: "x")) == ["a.swift:1:5: error: a b"])
  }

  @Test(
    "columns of text on a terminal",
    arguments: [
      ("abc", 3), ("日本", 4), ("🎉", 2), ("é", 1), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("한국", 4),
      ("\u{200B}", 0), ("ｱ", 1), ("！", 2), ("", 0), ("👍🏽", 2), ("…", 1), ("①", 1),
    ])
  func width(_ text: String, _ columns: Int) { #expect(DisplayWidth.of(text) == columns) }

  @Test("near names are suggested, far ones are not")
  func suggestions() {
    let members = [
      "subscribe", "map", "filter", "flatMap", "flatMapLatest", "debounce", "distinctUntilChanged", "drive",
    ]
    #expect(DidYouMean.suggestion(for: "subscibe", among: members) == "subscribe")
    #expect(DidYouMean.suggestion(for: "flatmap", among: members) == "flatMap")
    #expect(DidYouMean.suggestion(for: "fliter", among: members) == "filter")
    #expect(DidYouMean.suggestion(for: "dbounce", among: members) == "debounce")
    #expect(DidYouMean.suggestion(for: "xyz", among: members) == nil)
    #expect(DidYouMean.suggestion(for: "x", among: ["y", "zz"]) == nil)
    #expect(DidYouMean.distance("ab", "ba") == 1)
    #expect(DidYouMean.suggestions(for: "ma", among: ["map", "max", "min"], limit: 2) == ["map", "max"])
  }
}
