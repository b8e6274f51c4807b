import Foundation
import Testing

@testable import Playground

@Suite("transcripts")
struct TranscriptTests {
  private let text = """
    # A lesson

    ```rx
    rx> let x = 5
    x: Int = 5
    rx> if x > 3 {
    ...>   print("big")
    ...> }
    big
    ```

    ```swift
    rx> not an input
    ```
    """

  @Test("inputs and outputs are found in rx blocks")
  func parsing() {
    let exchanges = Transcript(text).exchanges
    #expect(exchanges.map(\.input) == ["let x = 5", "if x > 3 {\n  print(\"big\")\n}"])
    #expect(exchanges.map(\.expected) == [["x: Int = 5"], ["big"]])
    #expect(exchanges.map(\.line) == [4, 6])
  }

  @Test("further lines of an input may have the mark that the prompt shows")
  func shownMarks() {
    let copied = "```rx\nrx> f {\n..>   g()\n..>\n..> }\ndone\n```"
    #expect(Transcript(copied).exchanges.map(\.input) == ["f {\n  g()\n\n}"])
    #expect(Transcript(copied).exchanges.map(\.expected) == [["done"]])
  }

  @Test("a file without inputs is refused")
  func withoutInputs() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    try Data("# Notes\n\n```rx\nlet x = 5\n```\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let shell = Shell()
    let text = (try? ScriptFile.read(file.path)) ?? ""
    #expect(!shell.session.load(text, name: file.path))
    #expect(shell.output.take().contains("has no inputs\nnote: an input is a line of an rx block"))
  }

  @Test("three dots match any lines")
  func dots() {
    #expect(Transcript.fits(["a", "b", "c"], ["a", "...", "c"]))
    #expect(Transcript.fits(["a", "c"], ["a", "...", "c"]))
    #expect(Transcript.fits(["a", "b"], ["..."]))
    #expect(!Transcript.fits(["a", "b"], ["...", "c"]))
    #expect(!Transcript.fits(["a", "b"], ["a"]))
    #expect(Transcript.fits(["a  "], ["a", ""]))
  }

  @Test("what differs is shown, and can be rewritten")
  func differences() {
    #expect(TranscriptReplay(path: "t.md", text: text).differences.isEmpty)
    let wrong = text.replacing("x: Int", with: "x: String")
    let replay = TranscriptReplay(path: "t.md", text: wrong)
    #expect(replay.differences == "t.md:4: rx> let x = 5\n-x: String = 5\n+x: Int = 5\n")
    #expect(replay.rewritten == text)
  }

  @Test("the stories of this repository hold", arguments: Repository.files(in: "Scripts/sessions", withExtension: "md"))
  func stories(path: String) throws {
    let text = try Repository.read(path)
    let server = text.contains(GitHubServer.usualAddress) ? try GitHubServer() : nil
    // The stories name the port that people use; a test takes one that is free.
    let address = server?.address ?? GitHubServer.usualAddress
    let replay = TranscriptReplay(
      path: path, text: text.replacing(GitHubServer.usualAddress, with: address),
      permissions: try CommandLineOptions(["--allow-net=127.0.0.1", "-"]).permissions)
    #expect(replay.differences.isEmpty, "\(replay.differences)\nrxsh verify --update rewrites them")
  }

  @Test(
    "the sample sessions print what they are said to print",
    arguments: Repository.files(in: "Scripts/sessions", withExtension: "swift"))
  func samples(path: String) throws {
    let name = String(path.split(separator: "/").last ?? "")
    let shell = Shell(interactive: false)
    let isFine = shell.session.run(file: try Repository.read(path), name: name)
    _ = shell.session.waitUntilIdle()
    #expect(isFine && shell.session.faultCount == 0)
    let printed = shell.output.take()
    let expectation = "Tests/Sessions/samples/\(name).txt"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try printed.write(to: Repository.root.appendingPathComponent(expectation), atomically: true, encoding: .utf8)
    }
    #expect(printed == (try Repository.read(expectation)), "RECORD=1 swift test --filter samples writes it anew")
  }
}
