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
  }

  @Test(
    "wrong usage is told in one sentence",
    arguments: [
      (["--tracee", "all"], "there is no option '--tracee'; did you mean --trace?"),
      (["--trace", "some"], "--trace wants one of off, subs, events, all, not 'some'"),
      (["--eval"], "--eval wants a value behind it"),
      (["--for", "soon"], "--for wants a number of seconds, not 'soon'"),
      (["verify"], "verify wants transcripts: rxsh verify FILE..."),
      (["--update", "a"], "--update belongs to verify"),
      (["-", "-"], "standard input can be read once only"),
      (["--check", "-i"], "--check and --interactive exclude each other"),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: CommandLineOptions.UsageError(message: message)) { try CommandLineOptions(arguments) }
  }

  @Test("the usage names every option")
  func usage() {
    for option in ArgumentReader.options { #expect(CommandLineOptions.usage.contains(option)) }
  }
}
