@testable import FoundationLibrary
import Testing
@testable import Checking
@testable import Execution
@testable import SyntaxTree
@testable import Types

@Suite("the declarations of the standard library")
struct LibraryDeclarationTests {
  @Test("all resolve")
  func resolve() {
    let universe = Universe(modules: [standardModule])
    for type in standardModule.types { _ = universe.type(named: Universe.name(inHeader: type.header)) }
    for alias in standardModule.aliases { _ = universe.type(named: Universe.name(inHeader: alias)) }
    for global in standardModule.globals { _ = universe.globals(named: global.name) }
    for nominal in universe.nativeByName.values {
      _ = nominal.protocolRequirements
      for name in Array(nominal.pendingMembers.keys) { universe.materialize(name, of: nominal) }
    }
    let faults = universe.nativeFaults.map { "\($0.message): \($0.caret.file.text)" }
    #expect(faults == [])
  }

  @Test("conform to the protocols that their headers name")
  func conform() {
    let universe = Universe(modules: [standardModule])
    let session = Scope(parent: nil)
    session.isTopLevel = true
    let names = standardModule.types.filter { !$0.header.hasPrefix("protocol") }.map {
      Universe.name(inHeader: $0.header)
    }
    // Extending a type has the checker look at all of its conformances.
    let text = names.map { "extension \($0) { var added: Int { 1 } }" }.joined(separator: "\n")
    let parsed = Parser.parse(SourceFile(name: "extensions", text: text))
    let result = Checker.check(parsed.unit, isPrompt: false, universe: universe, session: session)
    #expect(result.diagnostics.map(\.message) == [])
  }
}
