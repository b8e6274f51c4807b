@testable import FoundationLibrary
import RxCatalog
import Testing
@testable import Execution
@testable import SyntaxTree

@Suite("The reader of native signatures")
struct SignatureReaderTests {
  /// Each declaration twice: unchanged, and as the parser needs it.
  private static let texts: [(own: String, parsed: String)] = ([standardModule] + RxCatalog.modules()).flatMap {
    module in
    func braced(_ header: String) -> String { header.contains("{") ? header : header + " {}" }
    let whole =
      module.types.map { braced($0.header) } + module.extensions.map { braced($0.header) } + module.aliases
      + module.globals.flatMap(\.members).map(\.signature)
    let members = module.extensions.flatMap(\.members).map(\.signature)
    return whole.map { ($0, $0) } + members.map { ($0, "extension Owner { \($0) }") }
  }

  @Test("reads each declaration exactly as the parser does")
  func readsAsTheParserDoes() {
    for (own, parsed) in Self.texts {
      guard let read = SourceReader.declarations(in: library(own)) else { continue }
      let result = Parser.parse(library(parsed))
      #expect(result.diagnostics.isEmpty, "\(own)")
      var meant = result.unit.statements.compactMap { if case .declaration(let decl) = $0.kind { decl } else { nil } }
      if own != parsed, case .extensionDecl(let owner)? = meant.first?.kind { meant = owner.members }
      let (mine, theirs) = (described(read), described(meant))
      if mine != theirs { Issue.record("\(own)\n\(mine)\n\(theirs)") }
    }
  }

  @Test("leaves none of the declarations to the parser")
  func leavesNone() {
    let left = Self.texts.map(\.own).filter { SourceReader.declarations(in: library($0)) == nil }
    #expect(Set(left).sorted() == [])
  }

  @Test(
    "refuses what goes beyond its grammar",
    arguments: [
      "func f<each T>(_ x: repeat each T)", "func f(x: Int", "struct S: ~Copyable {}", "func f() -> Int ?",
      "func f(x: \"a\")", "operator +++", "f", "", "func f() func g()", "struct S {} }", "1 + 2",
    ])
  func refuses(_ text: String) {
    #expect(SourceReader.declarations(in: library(text))?.isEmpty ?? true)
  }

  @Test("every prefix of a declaration is read or refused")
  func prefixes() {
    for (text, _) in Self.texts.prefix(while: { _ in true }).enumerated().filter({ $0.offset % 7 == 0 }).map(\.element)
    {
      for length in 0...text.utf8.count {
        _ = SourceReader.declarations(in: library(String(decoding: text.utf8.prefix(length), as: UTF8.self)))
      }
    }
  }

  private func library(_ text: String) -> SourceFile { SourceFile(name: "library", text: text, isLibrary: true) }

  /// Returns the whole of a tree, places as the text that they cover.
  private func described(_ value: Any) -> String {
    if let range = value as? SourceRange { return "‹\(range.text)›" }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return mirror.displayStyle == .class ? "\(mirror.subjectType)" : "\(value)" }
    let parts = mirror.children.map { ($0.label.map { $0 + ": " } ?? "") + described($0.value) }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}
