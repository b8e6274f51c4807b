import SyntaxTree
import Testing
import Types

@testable import Sema

@Suite("failed systems are repaired")
struct RepairTests {
  let declarations = SampleDeclarations()
  var universe: Universe { declarations.universe }

  init() {
    declarations.declare("n", universe.int)
    declarations.declare("text", universe.string)
    declarations.declare("maybe", universe.optional(universe.int))
    declarations.declare("numbers", universe.array(universe.int))
  }

  /// The fixes of a system, each with the text that it is about.
  private func fixes(_ text: String, as expected: Type? = nil) throws -> [String] {
    let system = ConstraintSystem(source: declarations)
    return try system.diagnose(declarations.parsed(text), expecting: expected).map { fix in
      "\(word(fix.kind, system)) at \(fix.locator.anchor.range.text)"
    }
  }

  private func word(_ kind: Fix.Kind, _ system: ConstraintSystem) -> String {
    switch kind {
    case .conversion(let given, let wanted, _): "\(system.shown(given)) to \(system.shown(wanted))"
    case .arguments(_, let parameters, let obstacle):
      switch obstacle {
      case .missing(let missing, _): "missing \(missing.map { parameters[$0].label ?? "_" })"
      case .argument(let index, _, _): "argument \(index)"
      case .trailingClosure: "trailing closure"
      }
    case .inoutArgument(let isMissing, _): isMissing ? "missing &" : "extra &"
    case .member(let use, let base): "no \(use.name) in \(system.shown(base))"
    case .name: "unknown name"
    case .operands(let use, let types): "operands of \(use.name): \(types.map { system.shown($0).description })"
    case .unwrapping(let type): "no optional: \(system.shown(type))"
    case .callee(_, let type): "no function: \(system.shown(type))"
    case .requirement(.conformance(let type, let proto), _): "\(system.shown(type)) is no \(proto.decl.name)"
    case .requirement: "requirement"
    case .overloads(let use, _): "no overload of \(use.name)"
    case .other: "other"
    }
  }

  @Test(
    "each constraint that cannot hold has a fix at its place",
    arguments: [
      ("abs(text)", ["String is no SignedNumeric at abs(text)"]),
      ("numbers.append(text)", ["String to Int at text"]),
      ("numbers.insert(n, att: n)", ["argument 1 at numbers.insert(n, att: n)"]),
      ("numbers.insert(n, n)", ["argument 1 at numbers.insert(n, n)"]),
      ("numbers.insert(n)", ["missing [\"at\"] at numbers.insert(n)"]),
      ("numbers.nothing", ["no nothing in [Int] at numbers.nothing"]),
      ("nothing", ["unknown name at nothing"]), ("nothing(1)", ["unknown name at nothing"]),
      ("n!", ["no optional: Int at n!"]), ("numbers?.append(n)", ["no optional: [Int] at numbers?"]),
      ("n(1)", ["no function: Int at n(1)"]),
      ("n + text", ["operands of +: [\"Int\", \"String\"] at n + text"]),
      ("n ? 1 : 2", ["Int to Bool at n"]), ("numbers.append(&n)", ["extra & at &n"]),
    ])
  func fix(text: String, expected: [String]) throws {
    let found = try fixes(text)
    #expect(found == expected)
  }

  @Test("a value of another type than the context expects is converted as a whole")
  func context() throws {
    #expect(try fixes("numbers", as: universe.array(universe.string)) == ["[Int] to [String] at numbers"])
    #expect(try fixes("maybe", as: universe.int) == ["Int? to Int at maybe"])
    #expect(try fixes("[1, text]", as: universe.array(universe.int)) == ["String to Int at text"])
  }

  @Test("a hole silences what depends on it, and each independent error is found")
  func holes() throws {
    #expect(try fixes("nothing.count + 1") == ["unknown name at nothing"])
    #expect(try fixes("numbers.nothing.count.more(1)") == ["no nothing in [Int] at numbers.nothing"])
    #expect(try fixes("(nothing, n!)") == ["unknown name at nothing", "no optional: Int at n!"])
    let inClosure = try fixes("{ (nothing + n).whatever }().other")
    #expect(inClosure == ["unknown name at nothing"])
  }

  @Test("a system that can be satisfied has no fix", arguments: ["n + 1", "{ n + 1 }()", "maybe ?? 0"])
  func satisfied(text: String) throws {
    #expect(try fixes(text).isEmpty)
  }
}
