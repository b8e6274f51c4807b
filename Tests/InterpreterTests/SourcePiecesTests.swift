import Foundation
import Testing
@testable import SyntaxTree

@Suite("long texts are parsed in pieces")
struct SourcePiecesTests {
  private static let part = """
    /// A counter.
    struct Counter0 {
      var count = 0
      mutating func add() { count += 1 }
    }

    let numbers0 = [1, 2].map { number in
      number + 1
    }
    // Not documentation.
    func run0() -> Int {
      if numbers0.isEmpty { return 0 }
      return numbers0.count
    }
    if run0() > 0 {
      print("many")
    }
    else {
      print("none")
    }

    """
  private static let long = (0..<40).map { part.replacing("0", with: "\($0)") }.joined(separator: "\n")

  private func ranges(_ text: String, atMost count: Int = 4) -> [Range<Int>] {
    NestingLimits.survey(SourceFile(name: "test", text: text)).pieces.cut(atMost: count).map(\.range)
  }

  @Test("which make up the text, each beginning with a declaration or a statement")
  func cut() {
    let ranges = ranges(Self.long)
    #expect(ranges.count == 4)
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == Self.long.utf8.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let longest = ranges.map(\.count).max() ?? 0
    #expect(longest < Self.long.utf8.count / 3)
  }

  @Test("and give the tree that the whole gives, places and documentation included")
  func sameTree() {
    let file = SourceFile(name: "test", text: Self.long)
    let whole = Parser.parse(SourceFile(name: "test", text: Self.long, isLibrary: true)).unit
    let pieces = Parser.inPieces(file).unit
    #expect(pieces.statements.map(SyntaxDump.stmt) == whole.statements.map(SyntaxDump.stmt))
    #expect(pieces.statements.map(\.range.text) == whole.statements.map(\.range.text))
    let documented = pieces.statements.count {
      if case .declaration(let decl) = $0.kind { decl.modifiers.documentation == "A counter." } else { false }
    }
    #expect(documented == 40)
  }

  private static func whole(_ file: SourceFile) -> ParseResult {
    LargeStack.run { Parser.parseBounded(file, operators: .standard, conditions: BuildConditions()) }
  }

  /// Returns the ranges of a statement and of the members of a type, with their documentation.
  private static func places(_ statement: Stmt) -> [String] {
    var places = ["\(statement.range.start)..<\(statement.range.end)"]
    func add(_ decl: Decl) {
      places.append(
        "\(decl.range.start)..<\(decl.range.end) \(decl.nameRange.start) \(decl.modifiers.documentation ?? "")")
      switch decl.kind {
      case .nominal(let type): type.members.forEach(add)
      case .extensionDecl(let type): type.members.forEach(add)
      default: break
      }
    }
    if case .declaration(let decl) = statement.kind { add(decl) }
    return places
  }

  @Test("whatever program it is")
  func programs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("faults")
    }
    var cut = 0
    for path in paths.sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      guard ranges(text).count > 1 else { continue }
      cut += 1
      let file = SourceFile(name: "test", text: text)
      let whole = Self.whole(file).unit.statements
      let pieces = Parser.inPieces(file).unit.statements
      #expect(pieces.map(SyntaxDump.stmt) == whole.map(SyntaxDump.stmt), "\(path)")
      #expect(pieces.flatMap(Self.places) == whole.flatMap(Self.places), "\(path)")
    }
    #expect(cut > paths.count / 4)
  }

  @Test(
    "never where a statement may go on",
    arguments: [
      "let a = run {\n}\n.map { $0 }\n", "if a {\n}\nelse {\n}\n", "do {\n}\ncatch {\n}\n", "repeat {\n}\nwhile a\n",
      "run {\n}\nonError: {\n}\n", "#if DEBUG\nfunc f() {\n}\nfunc g() {\n}\n#endif\n",
      "/*\n}\nfunc f() {\n}\n*/\n", "let text = \"\"\"\n}\nfunc f()\n}\n\"\"\"\n", "@discardableResult\nfunc f() {}\n",
      "private\nfunc f() {}\n",
      "@available(*, deprecated)\nfunc f() {}\n", "let a =\nif b { 1 } else { 2 }\n",
      "let a = b ?\nif c { 1 } else { 2 }\n: 3\n",
      "let a = f(\nif b { 1 } else { 2 }\n)\n", "let a: [\nlet\n]\n", "throw\nif a { b } else { c }\n",
      "outer:\nfor a in b {}\n",
      "let a = run {\n}\n  .map { $0 }\n", "let a = run {\n}\n/* then */ .map { $0 }\n", "let a = b\n  .c\n",
      "let a = b\n  / c\n",
      "guard let a\nelse { fatalError() }\n", "func f()\nasync {}\n", "let a = b +\nif c { 1 } else { 2 }\n",
    ])
  func joined(_ text: String) {
    let around = String(repeating: "_ = 1\n", count: 150)
    let first =
      text.utf8.firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
    // Before its first line may be a place, and behind it; within there is none.
    let start = around.utf8.count + first
    let inside = start..<start + text.utf8.count - first
    #expect(!ranges(around + text + around, atMost: 2).contains { inside.contains($0.lowerBound) })
  }

  @Test("also between plain statements")
  func plainStatements() {
    let text = (0..<100).map { "let a\($0) = \($0) // one\n// about the next\n\n" }.joined()
    let ranges = ranges(text, atMost: 4)
    #expect(ranges.count == 4)
    #expect(ranges.allSatisfy { abs($0.count - text.utf8.count / 4) < 80 })
  }

  @Test(
    "but behind all that is indented and goes on with it",
    arguments: [
      "let a = b\n  .map { $0 }\n  .filter { $0 }\n", "let a = b\n  .map { $0 }\n\n  // why\n  .filter { $0 }\n",
      "let a = b\n  .map { $0 }\n\t/* why */\n\t.filter {\n    $0\n  }\n", "let a = b.map {\n}\n  / run {\n  }\n",
    ])
  func chains(_ text: String) {
    let line = "_ = 1\n"
    let head = String(repeating: line, count: 150) + text
    let long = head + "let next = 1\n" + String(repeating: line, count: 150)
    #expect(ranges(long, atMost: 2) == [0..<head.utf8.count, head.utf8.count..<long.utf8.count])
  }

  /// Returns a type of many members.
  private static func type(_ head: String, _ member: String) -> String {
    "/// Long.\n\(head) {\n\(String(repeating: member, count: 60))  // The end.\n}\n"
  }

  @Test(
    "among the members of a long type, too",
    arguments: [
      type("struct S", "  func f() {\n    run()\n  }\n"),
      type("final class C<T>: D where T: P", "  /// One.\n  @objc init(a: Int) {\n    b = a\n  }\n"),
      type("public extension E", "  private var a: Int {\n    1\n  }\n"),
      type("private indirect enum E", "  case a\n  var b: Int {\n    switch self {\n    case .a: 1\n    }\n  }\n"),
      type("protocol P", "  func f()\n  var a: Int {\n    get\n  }\n"),
      type("class C", "  class D {\n    func f() {\n    }\n  }\n"),
    ])
  func members(_ text: String) {
    let long = text + "run()\n"
    let cut = NestingLimits.survey(SourceFile(name: "test", text: long)).pieces.cut(atMost: 4)
    #expect(cut.count == 4)
    #expect(cut.dropLast().allSatisfy(\.isOpen) && cut.dropFirst().allSatisfy { $0.opening != nil })
    let whole = Self.whole(SourceFile(name: "test", text: long)).unit.statements
    let pieces = Parser.inPieces(SourceFile(name: "test", text: long)).unit.statements
    #expect(pieces.map(SyntaxDump.stmt) == whole.map(SyntaxDump.stmt))
    #expect(pieces.flatMap(Self.places) == whole.flatMap(Self.places))
  }

  @Test(
    "but not where a member may go on, nor in what is no type",
    arguments: [
      type("struct S", "  let a = b {\n  }\n  .c\n"), type("struct S", "  var a = b\n"),
      type("run", "  func f() {\n  }\n"), type("func f()", "  func f() {\n  }\n"),
      type("struct S", "  #if A\n  func f() {\n  }\n  #endif\n"),
    ])
  func notAmongMembers(_ text: String) { #expect(ranges(text).count == 1) }

  @Test("also where operators are declared, known above their declaration too")
  func operators() {
    let text = """
      let first = 1 +++ 2 *** 3
      \(Self.long)
      infix operator ***: Tight; infix operator +++: AdditionPrecedence
      precedencegroup Tight { higherThan: MultiplicationPrecedence }
      """
    let whole = Self.whole(SourceFile(name: "test", text: text))
    let pieces = Parser.inPieces(SourceFile(name: "test", text: text))
    #expect(ranges(text).count == 4 && !whole.hasErrors && !pieces.hasErrors)
    #expect(pieces.unit.statements.map(SyntaxDump.stmt) == whole.unit.statements.map(SyntaxDump.stmt))
    #expect(pieces.operators.isInfix("***"))
  }

  @Test("A fault in their declaration is told as if the text had been parsed in one")
  func faultyOperators() {
    let text = Self.long + "infix operator ***: Nowhere\n"
    let messages = Parser.parse(SourceFile(name: "test", text: text)).diagnostics.map(\.message)
    #expect(messages == ["unknown precedence group 'Nowhere'"])
  }

  @Test("A fault in one of them is told as if the text had been parsed in one")
  func faults() {
    let text = Self.long + "func broken( {\n}\n" + Self.long
    let whole = Parser.parse(SourceFile(name: "test", text: text, isLibrary: true)).diagnostics
    let pieces = Parser.inPieces(SourceFile(name: "test", text: text)).diagnostics
    #expect(!whole.isEmpty)
    #expect(pieces.map { "\($0.message) \($0.caret.start)" } == whole.map { "\($0.message) \($0.caret.start)" })
  }
}

extension Parser {
  /// Parses a text with swift-syntax, as those that the reader leaves to it.
  fileprivate static func inPieces(_ file: SourceFile) -> ParseResult {
    parse(file, in: NestingLimits.survey(file).pieces)
  }
}
