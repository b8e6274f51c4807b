@testable import FoundationLibrary
import Foundation
import RxCatalog
import Testing
@testable import Checking
@testable import Interpreter
@testable import SyntaxTree
@testable import Types

@Suite("Declarations that a text mentions are read ahead")
struct DeclarationPrefetchingTests {
  private static let modules = [standardModule] + RxCatalog.modules()

  @Test("its words are told apart by what they may name")
  func words() {
    let words = MentionedNames(
      "struct Counter { let count = [1].count + Int(2); func add() { print(PublishSubject<Int>.self) } }")
    #expect(words.types == ["Int", "PublishSubject"])
    #expect(words.plain.isSuperset(of: ["print", "add", "struct"]))
    #expect(words.members.isSuperset(of: ["count", "self", "+", "subscript"]))
    #expect(!words.members.contains("print") && !words.types.contains("Counter"))
    #expect(words.literalTypes == ["Int"])
    #expect(MentionedNames("print(\"a\")").literalTypes == ["String"])
  }

  @Test("types and members wait until they are named")
  func reading() throws {
    let universe = Universe(modules: Self.modules)
    universe.readAhead(SourceFile(name: "test", text: "PublishSubject<Int>().map { $0 }"), while: { true })
    let type = try #require(universe.nativeByName["ObservableType"])
    #expect(universe.nativeByName["PublishSubject"] != nil && universe.nativeByName["Maybe"] == nil)
    #expect(type.members["map"] != nil && type.pendingMembers["map"] == nil)
    #expect(type.members["filter"] == nil && type.pendingMembers["filter"] != nil)
    #expect(universe.nativeFaults.isEmpty)
  }

  @Test("no longer than there is time")
  func stopping() {
    let universe = Universe(modules: Self.modules)
    let before = universe.nativeByName.count
    universe.readAhead(SourceFile(name: "test", text: "PublishSubject<Int>().map { $0 }"), while: { false })
    #expect(universe.nativeByName.count == before)
  }

  @Test(
    "which changes nothing of what is told",
    arguments: FaultFixtureTests.fixtures.enumerated().filter { $0.offset % 7 == 0 })
  func sameFaults(_ index: Int, _ name: String) throws {
    let text = try FaultFixtureTests.text(of: name)
    func faults(readingAhead: Bool) -> [String] {
      let program = Program(modules: Self.modules, host: ProgramRun())
      program.universe.teachers.append(RxCatalog.teach)
      let file = SourceFile(name: name, text: text)
      if readingAhead { program.universe.readAhead(file, while: { true }) }
      let parsed = Parser.parse(file)
      if parsed.hasErrors { return parsed.diagnostics.map(\.message) }
      return program.check(parsed.unit, mode: .file, isThorough: true).diagnostics.map {
        "\($0.caret.line): \($0.message)"
      }
    }
    #expect(faults(readingAhead: true) == faults(readingAhead: false))
  }
}
