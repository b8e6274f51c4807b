import SyntaxTree
import Testing
import Types

@testable import Sema

@Suite("the cursor is a hole in the system")
struct CompletionSiteTests {
  let declarations = SampleDeclarations()
  var universe: Universe { declarations.universe }

  init() {
    declarations.declare("n", universe.int)
    declarations.declare("text", universe.string)
    declarations.declare("numbers", universe.array(universe.int))
  }

  /// Returns the description of the hole at the name `here` in each solution: the type of the base, or the expected type.
  private func found(_ text: String, as expected: Type? = nil, isRepairing: Bool = false) throws -> [String] {
    let expr = try declarations.parsed(text)
    let offset = try #require(text.firstRange(of: "here")).lowerBound.utf16Offset(in: text)
    let mark = CompletionMark(name: "here", file: expr.range.file, offset: offset)
    let system = ConstraintSystem(source: declarations)
    var found: [String] = []
    try system.complete(mark, in: expr, expecting: expected, isRepairing: isRepairing) { site in
      switch site.kind {
      case .value: found.append("value of \(system.expectedType(of: site).map { "\(system.shown($0))" } ?? "any type")")
      case .member, .implicitMember:
        found.append("member of \(system.memberBase(of: site).map { "\(system.shown($0))" } ?? "nothing")")
      case .body(_, let type, _): found.append("body of \(system.shown(.function(type)))")
      }
    }
    return Array(Set(found)).sorted()
  }

  @Test(
    "each place says what it knows",
    arguments: [
      ("here", ["value of any type"]), ("numbers.here", ["member of [Int]"]), ("[1.5].here", ["member of [Double]"]),
      ("numbers.removeAll { $0.here", ["member of Int"]), ("numbers.sort { $0 < $1.here", ["member of Int"]),
      ("numbers.append(here", ["value of Int"]), ("numbers.insert(n, at: here", ["value of Int"]),
      ("numbers.removeAll { let a = $0; a.here", ["body of (Int) throws -> Bool"]),
      ("true ? n : here", ["value of Int"]), ("n == here", ["value of Int"]), ("numbers[here", ["value of Int"]),
      ("n = here", ["value of Int"]), ("abs(here", ["value of _"]),
    ])
  func place(text: String, expected: [String]) throws {
    let found = try found(text + closers(of: text))
    #expect(found.contains(expected[0]), "\(found)")
  }

  private func closers(of text: String) -> String {
    String(
      text.filter { "([{".contains($0) || ")]}".contains($0) }.reduce(into: [Character]()) { open, next in
        switch next {
        case "(": open.append(")")
        case "[": open.append("]")
        case "{": open.append("}")
        default: _ = open.popLast()
        }
      }.reversed())
  }

  @Test("what the whole is expected to be decides the implicit member")
  func implicitMember() throws {
    #expect(try found(".here", as: universe.int) == ["member of Int"])
    #expect(try found("true ? .here : .here", as: universe.string) == ["member of String"])
  }

  @Test("an error elsewhere leaves the hole out until the system is repaired")
  func repair() throws {
    #expect(throws: UnsupportedConstruct.self) { try found("nothing(numbers.here)") }
    #expect(try found("nothing(numbers.here)", isRepairing: true) == ["member of [Int]"])
    #expect(try found("numbers.insert(text, at: n.here)") == [])
    #expect(try found("numbers.insert(text, at: n.here)", isRepairing: true) == ["member of Int"])
  }

  @Test("a value of a type is accepted where the constraints around the hole hold for it")
  func accepted() throws {
    let expr = try declarations.parsed("abs(here)")
    let system = ConstraintSystem(source: declarations)
    let mark = CompletionMark(name: "here", file: expr.range.file, offset: 4)
    var accepted: [Bool] = []
    try system.complete(mark, in: expr, expecting: nil, isRepairing: false) { site in
      accepted = [universe.int, universe.double, universe.string].map { system.accepts($0, at: site) }
    }
    #expect(accepted == [true, true, false])
  }
}
