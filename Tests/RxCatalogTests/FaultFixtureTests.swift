@testable import FoundationLibrary
import Foundation
import Testing
@testable import Checking
@testable import Execution
@testable import Interpreter
@testable import RxCatalog
@testable import SyntaxTree
@testable import Types

@Suite("Programs that must not check")
struct FaultFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/faults")

  static let fixtures: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted()
  }()

  private static let modules = [standardModule] + RxCatalog.modules()

  private final class SilentHost: Execution.Host {
    func write(_ text: String) {}
    func readLine() -> String? { nil }
    func report(_ trap: Trap) {}
    func didBind(_ value: Value, to variable: VariableDecl) {}
  }

  @Test("are told of at the place and in the words of their markers", arguments: fixtures)
  func faults(_ name: String) throws {
    let text = try Self.text(of: name)
    let expected = Self.markers(text)
    #expect(!expected.isEmpty, "\(name) has no marker")
    #expect(Self.faults(of: text, name) == expected.filter { !$0.contains(": note: ") })
    for note in expected where note.contains(": note: ") {
      #expect(Self.notes(of: text, name).contains(note), "\(note) is not told, but \(Self.notes(of: text, name))")
    }
  }

  /// Programs whose errors are others where the constraint solver diagnoses them: an operand of a closure binds the parameter that a
  /// literal is given for, and an unknown member of a module is taken for an unknown name.
  private static let differences: Set<String> = ["rx/scan-accumulator.swift", "names/unknown-module-member.swift"]

  @Test("are told of alike where the constraint solver is asked first", arguments: fixtures)
  func faultsOfSolver(_ name: String) throws {
    let text = try Self.text(of: name)
    let expected = Self.markers(text).filter { !$0.contains(": note: ") }
    let found = Self.faults(of: text, name, usesSolver: true)
    #expect((found == expected) != Self.differences.contains(name), "\(found)")
  }

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the checker's diagnostics in the form of the markers.
  static func faults(of text: String, _ name: String, usesSolver: Bool? = nil) -> [String] {
    diagnostics(of: text, name, usesSolver: usesSolver).map {
      "\($0.caret.line):\($0.caret.column): \($0.severity.rawValue): \($0.message)"
    }.sorted()
  }

  /// Returns the notes that refer to other places.
  private static func notes(of text: String, _ name: String) -> [String] {
    diagnostics(of: text, name).flatMap { fault in
      fault.notes.map { note in
        let place = note.place ?? fault.caret
        return "\(place.line):\(place.column): note: \(note.message)"
      }
    }
  }

  static func diagnostics(of text: String, _ name: String, usesSolver: Bool? = nil) -> [Diagnostic] {
    let program = Program(modules: modules, host: SilentHost())
    program.universe.usesSolver = usesSolver
    program.universe.teachers.append(RxCatalog.teach)
    let parsed = program.parse(SourceFile(name: name, text: text))
    var found = parsed.diagnostics
    if !parsed.hasErrors { found += program.check(parsed.unit, mode: .file, isThorough: true).diagnostics }
    return found
  }

  /// `//    ^ error: message` below the faulty line, or `// ^1 error: message` where the caret has no room.
  static func markers(_ text: String) -> [String] {
    let marker = /^\s*\/\/\s*\^(\d*) (error|warning|note): (.*)$/
    var found: [String] = []
    var last = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let match = line.wholeMatch(of: marker) else {
        last = index + 1
        continue
      }
      let caret = line.utf8.distance(from: line.startIndex, to: line.firstIndex(of: "^") ?? line.startIndex) + 1
      found.append("\(last):\(Int(match.1) ?? caret): \(match.2): \(match.3)")
    }
    return found.sorted()
  }
}
