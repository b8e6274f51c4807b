import Foundation
import Testing

@testable import Playground

/// Programs whose threads share variables, objects and streams. Their result is in their last line; `Scripts/test
/// --sanitize thread --filter ThreadSafety` finds races.
@Suite("State that several threads share is safe in memory", .serialized)
struct ThreadSafetyTests {
  @Test("a program comes to its end", arguments: Repository.files(in: "Tests/Fixtures/threads", withExtension: "swift"))
  func program(_ path: String) throws {
    let shell = Shell(interactive: false, clock: .real)
    #expect(shell.session.run(file: try Repository.read(path), name: path))
    #expect(shell.session.clock.runUntilIdle(limit: .seconds(120)) == .idle)
    let lines = shell.output.take().split(separator: "\n")
    let last = try Repository.read(path).split(separator: "\n").first { $0.hasPrefix("// ends: ") }?.dropFirst(9)
    #expect(lines.last == last)
  }
}
