@testable import Checking
@testable import FoundationLibrary
@testable import SyntaxTree
import Testing
@testable import Types

@Suite("a check that is interrupted")
struct InterruptedCheckTests {
  /// Enough expressions for the checker to ask whether it is to stop.
  private static let sum = Array(repeating: "1", count: 200).joined(separator: " + ")

  private func diagnostics(of text: String, isInterrupted: Bool) -> (declares: Bool, messages: [String]) {
    let session = Scope(parent: nil)
    session.isTopLevel = true
    let parsed = Parser.parse(SourceFile(name: "interrupted", text: text))
    let result = Checker.check(
      parsed.unit, isPrompt: false, universe: Universe(modules: [standardModule]), session: session,
      environment: CheckingEnvironment { isInterrupted })
    return (session.values["n"] != nil, result.diagnostics.map(\.message))
  }

  @Test("reports no errors and declares nothing", arguments: ["let n = \(sum)", "let n: String = \(sum); n.missing"])
  func silence(text: String) {
    let (declares, messages) = diagnostics(of: text, isInterrupted: true)
    #expect(messages == [])
    #expect(!declares)
  }

  @Test("differs from one that is not")
  func comparison() {
    let (declares, messages) = diagnostics(of: "let n = \(Self.sum)", isInterrupted: false)
    #expect(messages == [])
    #expect(declares)
  }
}
