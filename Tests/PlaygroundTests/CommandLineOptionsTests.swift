import Testing

@testable import Playground

@Suite("the command line")
struct CommandLineOptionsTests {
  @Test("options and sources are read in any order")
  func reading() throws {
    let options = try CommandLineOptions([
      "--trace=all", "a.swift", "-e", "print(1)", "--for", "2.5", "--virtual-time", "-",
    ])
    #expect(options.sources == [.file("a.swift"), .code("print(1)"), .standardInput])
    #expect(options.traceLevel == .all)
    #expect(options.limit == .milliseconds(2500))
    #expect(options.usesVirtualTime)
    #expect(try CommandLineOptions(["--", "-e"]).sources == [.file("-e")])
    #expect(try CommandLineOptions(["verify", "--update", "a.md"]).action == .verify(update: true))
    #expect(try CommandLineOptions(["--update", "--color", "never", "verify", "a.md"]).action == .verify(update: true))
    #expect(try CommandLineOptions(["a.swift", "verify"]).sources == [.file("a.swift"), .file("verify")])
    #expect(try CommandLineOptions(["--", "verify"]).sources == [.file("verify")])
  }

  @Test(
    "wrong usage is told in one sentence",
    arguments: [
      (["-c", "print(1)"], "there is no option '-c'; did you mean -e?"),
      (["--tracee", "all"], "there is no option '--tracee'; did you mean --trace?"),
      (["--trace", "some"], "--trace wants one of off, subs, events, all, not 'some'"),
      (["--eval"], "--eval wants a value behind it"),
      (["--for", "soon"], "--for wants a number of seconds, not 'soon'"),
      (["verify"], "verify wants transcripts: rxsh verify FILE..."),
      (["--update", "a"], "--update belongs to verify and lesson-check"),
      (["-", "-"], "standard input can be read once only"),
      (["leaks"], "leaks wants programs: rxsh leaks FILE..."),
      (["--watch"], "--watch wants files, and no prompt"),
      (["--sarif", "a.swift"], "--format, --sarif and --allow-old-spellings belong to --check"),
      (["--filter", "(", "a.swift"], "--filter wants a regular expression, not '('"),
      (["--check", "-i"], "--check and --interactive exclude each other"),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: CommandLineOptions.UsageError(message: message)) { try CommandLineOptions(arguments) }
  }

  @Test("--watch is the parent's option alone")
  func watching() {
    #expect(WatchedRun.withoutWatch(["--watch", "--check", "a.swift"]) == ["--check", "a.swift"])
    #expect(WatchedRun.withoutWatch(["a.swift", "--", "--watch"]) == ["a.swift", "--", "--watch"])
  }

  @Test(
    "leaks are a failure, subscriptions in bags are none",
    arguments: [
      ("let s = PublishSubject<Int>(); _ = s.subscribe()", Playground.ExitStatus.fault),
      ("let b = DisposeBag(); let s = PublishSubject<Int>(); s.subscribe().disposed(by: b)", .done),
    ])
  func leaks(program: String, status: Playground.ExitStatus) {
    let output = CollectedOutput()
    let session = Session(
      output: output, options: Session.Options(isInteractive: false, clock: .virtual, isRecording: true))
    session.start()
    defer { session.end() }
    session.run(file: program, name: "a.swift")
    session.checkLeaks()
    #expect(ScriptRun(options: CommandLineOptions(), session: session).status == status)
    #expect(output.take().contains(status == .done ? "no leaks" : "1 leak"))
  }

  @Test(
    "what cannot be read ends with the status of wrong usage",
    arguments: [["no-such.swift"], ["--check", "no-such.swift"]])
  func unreadable(arguments: [String]) throws {
    let options = try CommandLineOptions(arguments)
    let session = Session(output: CollectedOutput(), options: Session.Options(isInteractive: false))
    session.start()
    defer { session.end() }
    let run = ScriptRun(options: options, session: session)
    run.runSources { true }
    #expect(run.status == .usage)
  }

  @Test("a transcript that cannot be read ends with the status of wrong usage")
  func unreadableTranscript() throws {
    let output = CollectedOutput()
    #expect(ScriptRun.verify(try CommandLineOptions(["verify", "no-such.md"]), output) == .usage)
    // Nothing was compared, so nothing is counted.
    #expect(!output.take().contains("no differences"))
  }

  @Test("the usage names every option")
  func usage() {
    for option in ArgumentReader.options { #expect(CommandLineOptions.usage.contains(option)) }
  }
}
