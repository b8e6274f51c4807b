@testable import Checking
@testable import FoundationLibrary
@testable import SyntaxTree
import Testing
@testable import Types

@Suite("checking is bounded")
struct BoundedCheckTests {
  private func messages(_ text: String) -> [String] { checked(text).diagnostics.map(\.message) }

  private func checked(_ text: String) -> CheckResult {
    let session = Scope(parent: nil)
    session.isTopLevel = true
    let parsed = Parser.parse(SourceFile(name: "bounded", text: text))
    // As in a shell, whose threads have large stacks, too.
    return LargeStack.run {
      Checker.check(
        parsed.unit, isPrompt: false, universe: Universe(modules: [standardModule]), session: session,
        environment: CheckingEnvironment())
    }
  }

  private static func repeated(_ text: String, _ count: Int, _ separator: String) -> String {
    Array(repeating: text, count: count).joined(separator: separator)
  }

  @Test(
    "long expressions take steps in proportion to their length",
    arguments: [
      "class C { var a: C { self } }; let a = C(); let x = \(repeated("a", 800, "."))",
      "let i = 3; let x = \(repeated("String(i)", 40, " + "))",
      "let i = 3; let x = \(repeated("\"a\" + String(i) + \"\\(i)\"", 15, " + "))",
      "let o: Int? = nil; let x = \(repeated("o", 60, " ?? ")) ?? 1",
      "let x = [\((0..<3000).map { "(\($0), \"\($0)\")" }.joined(separator: ", "))]",
    ])
  func lengths(text: String) { #expect(messages(text) == []) }

  @Test("unknown names in a long list are told of, though the rest takes more steps than there are")
  func unknownNames() {
    let entries = (0..<3000).map { "\"\($0)\": Optional(\($0) + unknown)" }.joined(separator: ", ")
    #expect(messages("let x = [\(entries)]") == Array(repeating: "cannot find 'unknown' in scope", count: 3000))
  }

  /// Collection literals, by what is written before their elements, and for each element.
  fileprivate static let literals: [(before: String, element: @Sendable (Int) -> String)] = [
    ("", { "(\($0), \"a\", 1.5)" }), ("", { _ in "{ $0 + 1 }" }), ("", { _ in "{ (a: Int) in a + 1 }" }),
    ("", { "Optional(\($0))" }), ("", { "\($0) + 1" }), ("", { "\"k\($0)\": (\($0), \"x\")" }),
    ("", { "\($0): Optional(\($0))" }), ("", { "[\($0): \"a\"]" }), ("let b = true; ", { "b ? \($0) : 2" }),
    ("struct P { var a: Int; var b: String }; ", { "P(a: \($0), b: \"x\")" }),
    ("enum E { case a, b }; ", { $0 % 2 == 0 ? "E.a" : "E.b" }), ("let n = 1; ", { _ in "\"\\(n) \\(n + 1)\"" }),
    ("", { ["1.5", "max(\($0), 2.5)", "-\($0)"][$0 % 3] }), ("", { "[\($0) + 1, 2]" }),
  ]

  @Test("a list takes the solver work in proportion to its length", arguments: literals.indices)
  func lists(index: Int) {
    let (before, element) = Self.literals[index]
    func work(_ count: Int) -> (steps: Int, visits: Int) {
      let elements = (0..<count).map(element).joined(separator: ", ")
      let result = checked("\(before)let x = [\(elements)]")
      #expect(result.diagnostics.isEmpty)
      return (result.tally.steps, result.tally.visits)
    }
    let (short, long) = (work(100), work(400))
    #expect(long.steps <= 4 * short.steps + 100)
    #expect(long.visits <= 4 * short.visits + 100)
  }

  @Test("elements that are written alike have the type that all of them decide")
  func alikeElements() {
    #expect(messages("let x: [Double] = [1 + 1, 2.5, 2 + 2]") == [])
    #expect(messages("let a: Int? = 1; let x: [(Int, Int?)] = [(1, a), (2, a), (3, nil), (4, nil)]") == [])
    #expect(messages("class A {}; class B: A {}; let x = [A(), B(), A(), B()]; let y: A = x[3]") == [])
    #expect(messages("let x: [Int] = [max(1, 2), max(1, 2), \"a\".count, \"b\".count, \"c\" + \"d\"]").count == 1)
    #expect(messages("let x: [Any] = [1 + 1, 2 + 2, [1: 2], [3: 4], [\"a\"], [\"b\"]]") == [])
  }

  @Test("a chain of classes or protocols, and functions of one name, are checked")
  func declarations() {
    let classes = (0..<1_200).map { "class C\($0 + 1): C\($0) {}" }.joined(separator: "\n")
    #expect(messages("class C0 {}\n\(classes)\nlet x: C0 = C1200()") == [])
    let circle = "class A: C {}; class B: A {}; class C: B {}; class D: C {}"
    #expect(messages(circle) == ["'A' inherits from itself"])
    let protocols = "protocol P: R {}; protocol Q: P {}; protocol R: Q {}"
    #expect(messages(protocols) == ["protocol 'P' refines itself"])
    let functions = (0..<1_000).map { "struct S\($0) {}\nfunc f(_ x: S\($0)) {}" }.joined(separator: "\n")
    #expect(messages("\(functions)\nf(S999())") == [])
    #expect(messages("func f(_ x: Int) {}\nfunc f(_ x: String) {}\nfunc f(_ x: Int) {}").count == 1)
  }

  @Test(
    "an unknown name within many choices is told once",
    arguments: [
      "let o: Int? = nil; let x = \(repeated("o", 30, " ?? ")) ?? unknown",
      "let b = true; let x = \((0..<30).map { "(b ? \($0) : " }.joined())unknown\(repeated(")", 30, ""))",
    ])
  func names(text: String) { #expect(messages(text) == ["cannot find 'unknown' in scope"]) }
}
