import Foundation
import Testing

@testable import Playground

@Suite("files that commands write")
struct WrittenFileTests {
  /// A folder that goes when the test is over.
  private final class Folder {
    let path = NSTemporaryDirectory() + "rxsh-test-\(UUID().uuidString)"
    init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func file(_ name: String) -> String { path + "/" + name }
    func text(_ name: String) -> String { (try? String(contentsOfFile: file(name), encoding: .utf8)) ?? "" }
  }
  private let folder = Folder()

  @Test("a recorded transcript replays the same, whatever was printed and whatever went wrong")
  func recording() {
    let path = folder.file("t.md")
    let shell = Shell()
    shell("let early = PublishSubject<Int>()")
    shell("early.map { $0 * 2 }.subscribe(onNext: { print(\"got\", $0) })")
    shell("early.onNext(1)")
    shell("mistyped.onNext(1)")
    shell(":nothing")
    #expect(shell(":record \(path)").hasPrefix("note: it begins with the 3 inputs so far, which a replay needs"))
    shell("early.onNext(2)")
    shell("if true {\n  print(\"rx> not an input\")\n}")
    shell("print(\"````\"); print(\"a\\rb\")")
    shell("print(\"no newline\", terminator: \"\")")
    shell("let x: Int = \"text\"")
    shell("[1][3]")
    shell("for i in 1...1000 { print(i) }")
    shell(":advance 250ms")
    shell("expect(cold(\"-1|\"), \"-2|\")")
    shell("$R0.dispose()")
    shell(":nonsense")
    #expect(shell(":record").hasPrefix("\(path): 14 inputs so far"))
    #expect(shell(":record off").hasPrefix("\(path): 14 inputs; 'rxsh verify"))
    let text = folder.text("t.md")
    #expect(!text.contains("mistyped") && !text.contains(":nothing"))
    #expect(text.contains("`````rx\nrx> let early") && text.contains("\ngot 4\n") && !text.contains("rx> :record"))
    #expect(text.split(separator: "\n").count < 500)
    #expect(TranscriptReplay(path: path, text: text).differences == "")
    shell("early.onNext(5)")
    #expect(folder.text("t.md") == text)
  }

  @Test("recording on the real clock switches to the virtual one and says so")
  func realClock() {
    let shell = Shell(clock: .real)
    shell(":trace subs")
    shell("let s = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe()")
    let said = shell(":record \(folder.file("r.md"))")
    #expect(said.contains("the clock is virtual now") && said.contains("what is scheduled already"))
    #expect(shell.session.clock.mode == .virtual)
    shell(":dispose all")
    shell("print(Observable.just(1))")
    shell(":record off")
    #expect(TranscriptReplay(path: "r.md", text: folder.text("r.md")).differences == "")
  }

  @Test("wrong paths, scripts and two recordings at a time get a message")
  func wrongUse() {
    let shell = Shell()
    #expect(shell(":record /no/such/folder/t.md").hasPrefix("error: cannot write /no/such/folder/t.md: No such file"))
    #expect(shell(":record").hasPrefix("error: nothing is being recorded"))
    #expect(shell(":record off").hasPrefix("error: nothing is being recorded"))
    try? "precious".write(toFile: folder.file("mine.md"), atomically: true, encoding: .utf8)
    #expect(shell(":record \(folder.file("mine.md"))").contains("exists already"))
    #expect(folder.text("mine.md") == "precious")
    shell(":record \(folder.file("a.md"))")
    #expect(shell(":record \(folder.file("b.md"))").contains("a.md is being recorded"))
    #expect(Shell(interactive: false)(":record x.md").contains("at the prompt"))
  }

  @Test("what -i FILE and :load ran is part of the transcript, of the saved program and of the package")
  func loadedFiles() throws {
    try "let base = 1\nfunc twice(_ x: Int) -> Int { x + x }".write(
      toFile: folder.file("first.swift"), atomically: true, encoding: .utf8)
    try "let more = twice(base)".write(toFile: folder.file("second.swift"), atomically: true, encoding: .utf8)
    let shell = Shell()
    #expect(shell.session.run(file: folder.text("first.swift"), name: folder.file("first.swift")))
    shell(":record \(folder.file("t.md"))")
    shell(":load \(folder.file("second.swift"))")
    shell("print(more)")
    shell(":record off")
    let text = folder.text("t.md")
    #expect(text.contains("rx> let base = 1\n...> func twice") && text.contains("rx> let more = twice(base)\n...\n"))
    #expect(!text.contains(":load") && TranscriptReplay(path: "t.md", text: text).differences == "")
    shell(":save \(folder.file("s.swift"))")
    let other = Shell()
    other(":load \(folder.file("s.swift"))")
    #expect(other("print(more)") == "2\n")
    let package = SwiftPackage(name: "S", library: nil, log: shell.session.log).main
    #expect(
      package.contains("let base = 1\nfunc twice(_ x: Int) -> Int { x + x }\nlet more = twice(base)\nprint(more)\n"))
  }

  @Test("the rx blocks of a transcript are loaded input by input, on the virtual clock")
  func loadedTranscripts() throws {
    let page = """
      # A page

      ```rx
      rx> let timer = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      timer: Observable<Int>
      rx> timer.subscribe(onNext: { print("tick", $0) })
      $R0: Disposable
      rx> :advance 1s
      ```

      Text between.

      ```rx
      rx> let timer = 2
      rx> $R0.dispose()
      rx> print(timer)
      ```
      """
    try page.write(toFile: folder.file("page.md"), atomically: true, encoding: .utf8)
    let shell = Shell(clock: .real)
    shell(":trace off")
    let output = shell(":load \(folder.file("page.md"))")
    // Said at the end, where it is seen.
    #expect(output.hasSuffix("tick 0\n2\nnote: the clock is virtual now, as transcripts expect it: :clock real\n"))
    #expect(shell.session.clock.mode == .virtual)
    let script = Shell(interactive: false, clock: .real)
    let run = ScriptRun(options: try CommandLineOptions([folder.file("page.md")]), session: script.session)
    #expect(run.runSources { true })
    #expect(script.output.take() == "tick 0\n2\n")
    let replay = TranscriptReplay(path: "page.md", text: page)
    var count = VerificationCount()
    count.add(replay)
    #expect(count.text() == "1 transcript, 6 inputs: 5 inputs differ in 1 transcript")
  }

  @Test("what a transcript traces holds for itself")
  func traceOfTranscript() throws {
    let page = "```rx\nrx> :trace off\nrx> let s = PublishSubject<Int>()\n```\n"
    try page.write(toFile: folder.file("quiet.md"), atomically: true, encoding: .utf8)
    let shell = Shell()
    shell(":trace all")
    shell(":load \(folder.file("quiet.md"))")
    #expect(shell.session.tracer.level == .all)
  }

  @Test("what was interrupted is left out of the transcript")
  func interrupted() {
    let shell = Shell()
    shell(":record \(folder.file("i.md"))")
    shell("print(\"before\")")
    let session = shell.session
    let thread = Thread {
      while session.clock.mainBusyFor.map({ $0 < .milliseconds(20) }) ?? true {}; session.interrupt()
    }
    thread.start()
    shell("while true {}")
    shell("print(\"after\")")
    #expect(shell(":record off").contains("2 inputs; 1 that were interrupted are left out"))
    #expect(!folder.text("i.md").contains("while"))
  }

  @Test("saved inputs are a program without what went wrong")
  func saving() {
    let shell = Shell()
    #expect(shell(":save \(folder.file("s.swift"))").hasPrefix("error: nothing was entered yet"))
    shell("let a = PublishSubject<String>()")
    shell("let b: Int = \"wrong\"")
    shell("a.subscribe(onNext: { print($0) })")
    shell(":advance 1s")
    shell("a.onNext(\"x\")")
    shell("[1][2]")
    shell("$R0.dispose()")
    #expect(shell(":save \(folder.file("s.swift"))") == "\(folder.file("s.swift")): 4 statements saved\n")
    #expect(
      folder.text("s.swift") == """
        import RxSwift
        import RxCocoa

        let a = PublishSubject<String>()
        let R0 = a.subscribe(onNext: { print($0) })
        // :advance 1s
        a.onNext("x")
        R0.dispose()

        """)
    // This session may write it again, and a new one runs it.
    shell("print(\"done\")")
    #expect(shell(":save \(folder.file("s.swift"))").hasSuffix("5 statements saved, replaced\n"))
    let other = Shell()
    other(":trace off")
    #expect(
      other(":load \(folder.file("s.swift"))") == "x\ndone\n\(folder.file("s.swift")): 5 statements loaded\n")
    #expect(other(":save \(folder.file("s.swift"))").contains("exists already"))
    shell("let day = Date(timeIntervalSince1970: 0)")
    shell(":save \(folder.file("d.swift"))")
    #expect(folder.text("d.swift").hasPrefix("import RxSwift\nimport RxCocoa\nimport Foundation\n\n"))
    shell(":reset")
    shell("print(\"new\")")
    shell(":save \(folder.file("s.swift"))")
    #expect(folder.text("s.swift").hasSuffix("import RxCocoa\n\nprint(\"new\")\n"))
  }
}

@Suite("editing and timing")
struct EditingTests {
  @Test("an edited input is shown and run; what was not changed, or fails, is not")
  func editing() {
    let shell = Shell(edit: { text in
      if text.contains("fail") { return .failed("'vi' ended with status 1, so nothing is run") }
      return .edited(text.replacing("1", with: "2"))
    })
    #expect(shell(":edit") == "error: nothing was entered yet that could be edited\n")
    shell("print(1)")
    #expect(shell(":edit") == "rx> print(2)\n2\n")
    #expect(shell(":edit").hasPrefix("nothing was changed\n"))
    #expect(shell.session.log.entries.map(\.text) == [":edit", "print(1)", "print(2)", ":edit"])
    shell("print(\"fail\")")
    #expect(shell(":edit") == "error: 'vi' ended with status 1, so nothing is run\n")
    #expect(!shell.session.clock.isPausing)
    #expect(Shell()(":edit").hasPrefix("error: there is no terminal to edit in"))
  }

  @Test("a timed expression is run once, answered and measured in both times")
  func timing() {
    let shell = Shell()
    let lines = shell(":time (1...10).reduce(0, +)").split(separator: "\n")
    #expect(lines.first == "$R0: Int = 55" && lines.last?.hasPrefix("took ") == true && lines.count == 2)
    #expect(shell(":time Thread.sleep(forTimeInterval: 2)").hasSuffix(", 2.00 s of virtual time\n"))
    #expect(shell(":time let y: Int = \"\"").hasPrefix("error"))
    #expect(shell(":time").hasPrefix("error: which expression?"))
    #expect(DurationText.shown(.microseconds(1250)) == "1.25 ms" && DurationText.shown(.seconds(12)) == "12.0 s")
  }
}
