import Sema
import Testing
import Types

@Suite("expressions are solved")
struct SolverTests {
  let declarations = SampleDeclarations()
  var universe: Universe { declarations.universe }

  @Test(
    "literals, operators and calls have the types that swiftc gives them",
    arguments: [
      ("1", "Int"), ("1.5", "Double"), ("\"a\"", "String"), ("true", "Bool"), ("1 + 2", "Int"), ("1 + 2.5", "Double"),
      ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"), ("[1, nil]", "[Int?]"), ("[\"a\": 1]", "[String : Int]"),
      ("(1, \"a\")", "(Int, String)"), ("true ? 1 : 2.5", "Double"), ("max(1, 2.5)", "Double"),
      ("1 < 2 && true", "Bool"), ("\"a\" + \"b\"", "String"), ("-1", "Int"), ("{ 1 }", "() -> Int"),
      ("maybe ?? 0", "Int"), ("maybe ?? maybe", "Int?"), ("texts[0]", "String"), ("maybe!", "Int"),
      ("[[1], []]", "[[Int]]"), ("maybe == nil", "Bool"),
      ("[1, \"a\"]", "[Any]"), ("[1, nil, \"a\"]", "[Any?]"), ("[[1, 2], [\"a\"]]", "[[Any]]"), ("[]", "[Any]"),
      ("[:]", "[AnyHashable : Any]"), ("[1: 1, \"a\": nil]", "[AnyHashable : Int?]"),
    ])
  func types(text: String, type: String) throws {
    declarations.declare("maybe", universe.optional(universe.int))
    declarations.declare("texts", universe.array(universe.string))
    #expect(try declarations.solved(text).type == type)
  }

  @Test("the expected type decides what literals and operators are")
  func expectedTypes() throws {
    #expect(try declarations.solved("1 + 2 * 3", as: universe.double).type == "Double")
    #expect(try declarations.solved("max(1, 2)", as: universe.optional(universe.double)).type == "Double")
    #expect(try declarations.solved("[1, 2]", as: universe.set(universe.int)).type == "Set<Int>")
    #expect(try declarations.solved("nil", as: universe.optional(universe.int)).type == "Int?")
    #expect(try declarations.solved("[1, \"a\"]", as: universe.array(.any)).type == "[Any]")
  }

  @Test(
    "what does not fit has no solution",
    arguments: ["1 + \"a\"", "true ? 1 : \"a\"", "maybe!", "max(1, true)"])
  func unsolvable(text: String) {
    declarations.declare("maybe", universe.int)
    #expect(throws: SolutionFailure.self) { try declarations.solved(text) }
  }

  @Test("a nil that nothing determines is undetermined")
  func undetermined() {
    #expect(throws: SolutionFailure.self) { try declarations.solved("nil") }
  }

  @Test("a long literal takes a number of steps that grows with its length")
  func longLiteral() throws {
    func steps(_ count: Int) throws -> Int {
      try declarations.solved("[" + (0..<count).map { "\"text \($0)\"" }.joined(separator: ", ") + "]").steps
    }
    let (short, long) = (try steps(500), try steps(1_000))
    #expect(long <= 2 * short + 10)
  }

  @Test(
    "a chain of one operator takes a number of steps that grows with its length",
    arguments: ["a", "1", "\"x\""])
  func longChain(operand: String) throws {
    declarations.declare("a", universe.int)
    func steps(_ count: Int) throws -> Int {
      try declarations.solved(Array(repeating: operand, count: count).joined(separator: " + ")).steps
    }
    let (short, long) = (try steps(40), try steps(80))
    #expect(long <= 4 * short)
  }

  @Test(
    "a literal of literals takes a number of steps that grows with its length",
    arguments: ["[1]", "(1, \"a\")", "[\"k\": 1]", "nil, 1"])
  func longLiteralOfLiterals(element: String) throws {
    func steps(_ count: Int) throws -> Int {
      try declarations.solved("[" + Array(repeating: element, count: count).joined(separator: ", ") + "]").steps
    }
    let (short, long) = (try steps(100), try steps(200))
    #expect(long <= 2 * short + 20)
  }

  @Test("an interruption ends a search")
  func interruption() throws {
    declarations.isInterrupted = true
    let system = ConstraintSystem(source: declarations)
    let text = "[" + Array(repeating: "(1, 2)", count: 400).joined(separator: ", ") + "]"
    let expr = try declarations.parsed(text)
    #expect(throws: CheckingInterrupted.self) { try system.solve(expr, expecting: nil) }
  }

  @Test(
    "a collection literal that becomes an Any needs no common type of its elements",
    arguments: ["[1, \"a\"]", "[]", "[\"k\": 1, \"l\": true]"])
  func mixedLiterals(text: String) throws {
    #expect(throws: Never.self) { try declarations.solved(text, as: .any) }
  }

  @Test("a system that takes too many steps is given up")
  func budget() throws {
    let system = ConstraintSystem(source: declarations, budget: 20)
    let expr = try declarations.parsed("1 + 2 + 3 + 4 + 5 + 6 + 7 + 8")
    #expect(throws: BudgetExceeded.self) { try system.solve(expr, expecting: nil) }
  }
}
