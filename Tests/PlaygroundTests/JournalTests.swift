import Foundation
import Testing

@testable import Playground

/// Collected questions.
private final class Asked: @unchecked Sendable {
  // Unchecked because the questions come one after the other.
  var questions: [String] = []
}

@Suite("The journal")
final class JournalTests {
  private let directory = FileManager.default.temporaryDirectory.path + "/journal-" + UUID().uuidString

  init() throws { try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] }

  private func session(
    _ journal: Journal?, allowing options: [String] = [], asking: (@Sendable (String) -> PermissionAnswer)? = nil
  ) throws -> (Session, CollectedOutput) {
    var sessionOptions = Session.Options(isInteractive: true, clock: .virtual)
    sessionOptions.journal = journal
    sessionOptions.permissions = try CommandLineOptions(options + ["-"]).permissions
    sessionOptions.askPermission = asking
    let output = CollectedOutput()
    let session = Session(output: output, options: sessionOptions)
    session.start()
    return (session, output)
  }

  /// Enters inputs in a session that ends without its regular end, and returns its journal.
  private func left(_ inputs: [String], running: String? = nil, allowing options: [String] = []) throws -> Journal
    .Abandoned?
  {
    var journal: Journal? = Journal(directory: directory)
    let (session, _) = try session(journal, allowing: options)
    for input in inputs { session.evaluate(input) }
    if let running { journal?.began(running) }
    session.end()
    // A process that ends releases its lock; here an unlocked copy is made.
    guard let name = files.first else { return nil }
    let path = directory + "/" + name
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    journal?.close()
    journal = nil
    #expect(files.isEmpty)
    try data.write(to: URL(fileURLWithPath: path))
    return Journal.abandoned(in: directory)
  }

  @Test("has a file for the user alone, which is gone when the session ends")
  func file() throws {
    let journal = Journal(directory: directory)
    let (session, _) = try session(journal)
    #expect(files.isEmpty)
    session.evaluate("let a = 1")
    let attributes = try FileManager.default.attributesOfItem(atPath: directory + "/" + #require(files.first))
    #expect(attributes[.posixPermissions] as? NSNumber == 0o600)
    // One that lives is nothing to restore.
    #expect(Journal.abandoned(in: directory) == nil)
    session.end()
    journal.close()
    #expect(files.isEmpty)
  }

  @Test("what was entered is entered again without a word; what was running is shown and not run")
  func restoring() throws {
    let journal = try #require(
      try left(["let a = 41", "func f() -> Int {\n  a + 1\n}", "print(f())", "nonsense"], running: "while true {\n}"))
    #expect(journal.inputs.count == 4)
    let (session, output) = try session(Journal(directory: directory))
    session.restore(journal)
    #expect(
      output.take() == """
        note: 4 inputs were entered again, 1 of them with an error
        note: this was running when the session ended, and was not entered again:
        rx> while true {
        ...> }

        """)
    session.evaluate("print(f() + 1)")
    #expect(output.take() == "43\n")
    // The continued session has a separate journal.
    #expect(files.count == 1)
    session.end()
  }

  @Test("what an editor made of an input is entered, and what was interrupted is not")
  func editedAndInterrupted() throws {
    let journal = Journal(directory: directory)
    var options = Session.Options(isInteractive: true, clock: .virtual)
    options.journal = journal
    options.edit = { _ in .edited("let a = 2") }
    let session = Session(output: CollectedOutput(), options: options)
    session.start()
    session.evaluate("let a = 1")
    session.evaluate(":edit")
    let ticket = session.interruptionTicket
    session.interrupt()
    session.evaluate("let b = 3", ticket: ticket)
    session.end()
    let path = directory + "/" + (try #require(files.first))
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    journal.close()
    try data.write(to: URL(fileURLWithPath: path))
    #expect(Journal.abandoned(in: directory)?.inputs == ["let a = 1", "let a = 2"])
  }

  @Test("files are written again, and hosts connected to, only after a yes", arguments: [PermissionAnswer.yes, .no])
  func effects(_ answer: PermissionAnswer) throws {
    let file = directory + "-written"
    let saved = directory + "-saved.swift"
    defer { for path in [file, saved] { try? FileManager.default.removeItem(atPath: path) } }
    let allowed = ["--allow-write", "--allow-read"]
    let inputs = [
      "import Foundation", #"try "text".write(toFile: "\#(file)", atomically: true, encoding: .utf8)"#,
      ":save \(saved)",
      #"print(FileManager.default.fileExists(atPath: "\#(file)"))"#,
    ]
    let journal = try #require(try left(inputs, allowing: allowed))
    for path in [file, saved] {
      #expect(FileManager.default.fileExists(atPath: path))
      try FileManager.default.removeItem(atPath: path)
    }
    let asked = Asked()
    let (session, output) = try session(nil, allowing: allowed) { question in
      asked.questions.append(question)
      return answer
    }
    session.restore(journal)
    let resolved = [file, saved].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    #expect(asked.questions.map { $0.contains("entered again wants to write") } == [true])
    #expect(zip(asked.questions, resolved).allSatisfy { $0.contains($1) })
    // Files that commands have written exist, and are not written again.
    #expect([file, saved].map(FileManager.default.fileExists) == [answer == .yes, false])
    #expect(output.take().contains("were not entered again: :save \(saved)\n"))
    // Afterwards allowed accesses are allowed again.
    session.evaluate(#"try "text".write(toFile: "\#(file)", atomically: true, encoding: .utf8)"#)
    #expect(asked.questions.count == 1)
    session.end()
  }

  @Test("of the journals that nobody restores the newest are kept")
  func pruning() throws {
    for number in 100...120 { try Data().write(to: URL(fileURLWithPath: "\(directory)/journal-1-\(number)")) }
    let journal = Journal(directory: directory)
    journal.began("let a = 1")
    #expect(files.count == 11)
    #expect(files.contains("journal-1-120") && !files.contains("journal-1-110"))
    journal.close()
  }

  @Test("--restore belongs to the prompt")
  func option() throws {
    #expect(try CommandLineOptions(["--restore"]).restores)
    #expect(throws: CommandLineOptions.UsageError.self) { try CommandLineOptions(["--restore", "file.swift"]) }
    #expect(throws: CommandLineOptions.UsageError.self) { try CommandLineOptions(["--restore", "--check"]) }
  }
}
