@testable import FoundationLibrary
import Foundation
import Synchronization
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
    let found = Self.faults(of: text, name)
    let isRight = found == expected.filter { !$0.contains(": note: ") }
    #expect(isRight, "\(found)")
    if !isRight { return }
    for note in expected where note.contains(": note: ") {
      #expect(Self.notes(of: text, name).contains(note), "\(note) is not told, but \(Self.notes(of: text, name))")
    }
  }

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the checker's diagnostics in the form of the markers.
  static func faults(of text: String, _ name: String) -> [String] {
    diagnostics(of: text, name).map {
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

  /// Checking all programs takes a third of a minute, and several tests look at what it finds.
  private static let known = Mutex<[String: [Diagnostic]]>([:])

  static func diagnostics(of text: String, _ name: String) -> [Diagnostic] {
    let key = "\(name)\n\(text)"
    if let known = known.withLock({ $0[key] }) { return known }
    let found = check(text, name)
    known.withLock { $0[key] = found }
    return found
  }

  private static func check(_ text: String, _ name: String) -> [Diagnostic] {
    let program = Program(modules: modules, host: SilentHost())
    program.universe.teachers.append(RxCatalog.teach)
    return program.checkAlone(SourceFile(name: name, text: text), isThorough: true)
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
