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
    case .equality(let given, let wanted): "\(system.shown(given)) is not \(system.shown(wanted))"
    case .type(let syntax): "unknown type \(syntax.range.text)"
    case .name: "unknown name"
    case .operands(let use, let types): "operands of \(use.name): \(types.map { system.shown($0).description })"
    case .unwrapping(let type): "no optional: \(system.shown(type))"
    case .plainCase(let use): "no associated values: \(use.name)"
    case .callee(_, let type): "no function: \(system.shown(type))"
    case .requirement(.conformance(let type, let proto), _): "\(system.shown(type)) is no \(proto.decl.name)"
    case .requirement: "requirement"
    case .overloads(let use, _, _, _): "no overload of \(use.name)"
    case .closureParameters(let wanted, let given, _): "closure of \(given) for \(wanted.parameters.count)"
    case .keyPathRoot: "unknown root"
    case .keyPathClass(let given, let wanted): "\(system.shown(given)) as \(system.shown(wanted))"
    case .faultyVariable: "faulty variable"
    case .autoclosure(_, let wanted): "missing call for \(system.shown(wanted))"
    case .closure(_, let wanted, _): "closure for \(system.shown(.function(wanted)))"
    case .closureParameter(let name, _): "type of \(name)"
    case .genericParameter(let name, _): "what \(name) is"
    case .castTarget(let type): "cast to \(system.shown(type))"
    case .implicitMember(let name): "type of .\(name)"
    case .operatorValue(let name): "operator \(name) as a value"
    case .operatorReference(let name): "no operator \(name) for the function"
    case .labels(let use, _): "labels of \(use.name)"
    case .keyPathIndex(let type): "no key path: \(system.shown(type))"
    case .mutatingReference(let use): "mutating \(use.name) as a value"
    case .dynamicMemberDepth(let use): "dynamic members without end for \(use.name)"
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
      ("\\.count", ["unknown root at \\.count"]),
      ("nothing", ["unknown name at nothing"]), ("nothing(1)", ["unknown name at nothing"]),
      ("maybe ?? { 3 }", ["missing call for Int at { 3 }"]),
      ("n!", ["no optional: Int at n!"]), ("numbers?.append(n)", ["no optional: [Int] at numbers?"]),
      ("n(1)", ["no function: Int at n(1)"]),
      ("n + text", ["operands of +: [\"Int\", \"String\"] at n + text"]),
      ("n ? 1 : 2", ["Int to Bool at n"]), ("numbers.append(&n)", ["extra & at &n"]),
      ("numbers[keyPath: n]", ["no key path: Int at numbers[keyPath: n]"]),
      ("numbers.append(nothing:)", ["labels of append at numbers.append(nothing:)"]),
      ("{ a in a.count }", ["type of a at a.count"]), (".north", ["type of .north at .north"]),
      ("(+)", ["operator + as a value at +"]),
      ("text - text", ["operands of -: [\"String\", \"String\"] at text - text"]),
    ])
  func fix(text: String, expected: [String]) throws {
    let found = try fixes(text)
    #expect(found == expected)
  }

  @Test("a closure that is not the function that is expected has a fix")
  func closures() throws {
    let wanted = Type.function(FunctionType(parameters: [FunctionType.Parameter(universe.int)], result: universe.int))
    #expect(try fixes("{ a, b in a }", as: wanted) == ["closure of 2 for 1 at { a, b in a }"])
    let throwing = "{ a in try n }"
    #expect(try fixes(throwing, as: wanted) == ["closure for (Int) -> Int at \(throwing)"])
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
