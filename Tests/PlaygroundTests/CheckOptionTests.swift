import Foundation
import Testing

@testable import Playground

/// Diagnostics for editors: one line for each fault and each note.
@Suite("--check")
struct CheckOptionTests {
  private func check(_ sources: [(name: String, text: String)]) -> (lines: [String], status: Playground.ExitStatus) {
    let output = CollectedOutput()
    let session = Session(output: output, options: Session.Options(isInteractive: false, checksOnly: true))
    session.start()
    defer { session.end() }
    for source in sources { session.run(file: source.text, name: source.name) }
    let run = ScriptRun(options: CommandLineOptions(), session: session)
    return (output.take().split(separator: "\n").map(String.init), run.status)
  }

  @Test("each fault, warning and note is a line with file, line and column")
  func lines() {
    let (lines, status) = check([
      ("a.swift", "let a: Int = \"x\"\nfunc f() -> Int { 1 }\nf()\n"),
      ("b.swift", "import RxCocoa\nBehaviorRelay(value: 1).onNext(2)\nlet é = \"日本語\".cuont\n"),
    ])
    #expect(
      lines == [
        "a.swift:1:14: error: cannot convert value of type 'String' to specified type 'Int'",
        "a.swift:3:1: warning: result of call to 'f()' is unused",
        "b.swift:2:25: error: value of type 'BehaviorRelay<Int>' has no member 'onNext'",
        "b.swift:2:25: note: a relay takes elements only and never ends: use accept(_:)",
        "b.swift:3:22: error: value of type 'String' has no member 'cuont'; did you mean 'count'?",
      ])
    #expect(status == .fault)
  }

  @Test("warnings alone are no failure; those about tidiness are among them")
  func warningsOnly() {
    let (lines, status) = check([("a.swift", "func f() { var x = 1; print(x) }\nf()\n")])
    #expect(
      lines == ["a.swift:1:16: warning: variable 'x' was never mutated; consider changing to 'let' constant"])
    #expect(status == .done)
  }

  @Test("what is run is not told of untidiness, but of what does not happen")
  func running() {
    let shell = Shell(interactive: false)
    shell.session.run(file: "func f() { var x = 1; print(x); return; print(x) }\n", name: "a.swift")
    #expect(
      shell.output.take() == """
        a.swift:1:41: warning: code after 'return' will never be executed
          func f() { var x = 1; print(x); return; print(x) }
                                                  ^~~~~~~~

        """)
  }

  @Test("commands are not run")
  func commands() {
    let (lines, status) = check([("a.swift", ":load nowhere.swift\nlet x = 1\nprint(x)\n")])
    #expect(lines.isEmpty)
    #expect(status == .done)
  }
}
