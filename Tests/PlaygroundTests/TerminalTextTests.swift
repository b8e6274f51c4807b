import Clocks
import Testing

@testable import Playground

private let clipboard = "\u{1B}]52;c;eA==\u{7}\u{9B}2J\u{202E}"

@Suite("Text of a program on the terminal")
struct TerminalInjectionTests {
  @Test("names of schedulers, threads and streams, values, errors and messages carry no control character")
  func names() {
    let shell = Shell()
    let name = #"\u{1B}]52;c;eA==\u{7}\u{9B}2J\u{202E}"#
    let inputs = [
      #"let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "\#(name)")"#,
      "let subscription = Observable.just(1).observe(on: scheduler).subscribe(onNext: { print($0) })",
      #"let text = "\#(name)""#, "text",
      #"let error = Observable<Int>.error(NSError(domain: "\#(name)", code: 1)).subscribe()"#,
      #"Observable.just("\#(name)").subscribe()"#, ":vars", ":events", ":marble", ":why subscription",
      ":subs",
      #"fatalError("\#(name)")"#, "let \u{202E}x = 1 +", ":set \u{9B}x 1", ":why \u{1B}[2J",
    ]
    for input in inputs {
      let shown = shell(input).unicodeScalars.filter {
        clipboard.unicodeScalars.contains($0) && !$0.isASCII || $0 == "\u{1B}" || $0 == "\u{7}"
      }
      #expect(shown.isEmpty, "\(input)")
    }
  }

  @Test("print to a terminal passes colours and escapes the rest; redirected it is unchanged")
  func printing() {
    for (terminals, expected) in [
      (Set<SessionStream>([.output]), "\u{1B}[31mx\u{1B}[0m\\u{1b}[2J\n"), ([], "\u{1B}[31mx\u{1B}[0m\u{1B}[2J\n"),
    ] {
      var options = Session.Options(isInteractive: false, clock: .virtual)
      options.terminals = terminals
      let output = CollectedOutput()
      let session = Session(output: output, options: options)
      session.start()
      session.run(file: #"print("\u{1B}[31mx\u{1B}[0m\u{1B}[2J")"#, name: "colours")
      session.end()
      #expect(output.take(.output) == expected)
    }
  }
}
