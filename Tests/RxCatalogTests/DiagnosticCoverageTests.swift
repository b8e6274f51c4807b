import Foundation
import Testing
@testable import SyntaxTree

@Suite("Cases of diagnostics")
struct DiagnosticCoverageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Each case of each enum, as in `FlowDiagnostic.missingTry`, read from the sources.
  private static func declared() throws -> Set<String> {
    let sources = root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    var found: Set<String> = []
    for path in paths where path.hasSuffix("Diagnostic.swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      var name: Substring?
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /^package enum (\w+): DiagnosticKind/) { name = match.1 }
        if line == "}" { name = nil }
        if let name, let match = line.firstMatch(of: /^  case (\w+)/) { found.insert("\(name).\(match.1)") }
      }
    }
    return found
  }

  /// Cases that no faulty program shows, from a file that gives a reason for each.
  private static func excepted() throws -> Set<String> {
    let text = try String(
      contentsOf: root.appendingPathComponent("Tests/Fixtures/faults/cases-without-fixture.txt"), encoding: .utf8)
    return Set(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: ":").first }
        .map(String.init))
  }

  @Test("have a faulty program each that shows them")
  func coverage() throws {
    var shown: Set<String> = []
    for name in FaultFixtureTests.fixtures {
      let found = FaultFixtureTests.diagnostics(of: try FaultFixtureTests.text(of: name), name)
      for diagnostic in found {
        shown.insert(diagnostic.kind.caseName)
        shown.formUnion(diagnostic.notes.map(\.kind.caseName))
      }
    }
    let declared = try Self.declared()
    let excepted = try Self.excepted()
    #expect(declared.count > 300)
    #expect(declared.subtracting(shown).subtracting(excepted).sorted() == [])
    #expect(excepted.intersection(shown).sorted() == [], "these have a fixture")
    #expect(excepted.subtracting(declared).sorted() == [], "there are no such cases")
  }
}
