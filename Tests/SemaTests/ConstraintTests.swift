import Testing
import Types

@testable import Sema

@Suite("constraints are simplified")
struct ConstraintTests {
  let declarations = SampleDeclarations()
  var universe: Universe { declarations.universe }

  private func system() -> ConstraintSystem { ConstraintSystem(source: declarations) }

  @Test("equal types bind the variables in them")
  func unification() {
    let system = system()
    let element = system.variable()
    #expect(system.unify(universe.array(element), universe.array(universe.int)))
    #expect(system.normalized(element).description == "Int")
  }

  @Test("a failed unification binds nothing")
  func failedUnification() {
    let system = system()
    let (key, value) = (system.variable(), system.variable())
    #expect(!system.unify(.tuple([TupleField(key), TupleField(value)]), .tuple([TupleField(universe.int)])))
    #expect(
      !system.unify(universe.dictionary(key, universe.int), universe.dictionary(universe.string, universe.bool)))
    #expect(key.isVariable && value.isVariable)
  }

  @Test("a variable is not a part of itself")
  func occursCheck() {
    let system = system()
    let element = system.variable()
    #expect(!system.unify(element, universe.array(element)))
  }

  @Test("a literal is only of types that conform to its protocol")
  func literals() {
    let system = system()
    #expect(!system.unify(system.variable(literal: .integer), universe.string))
    #expect(system.unify(system.variable(literal: .integer), universe.double))
    #expect(system.score[.nonDefaultLiteral] == 1)
  }

  @Test("a rollback takes bindings and score back")
  func rollback() {
    let system = system()
    let literal = system.variable(literal: .integer)
    let mark = system.mark
    #expect(system.unify(literal, universe.double))
    system.rollBack(to: mark)
    #expect(literal.isVariable)
    #expect(system.score == Score())
  }

  private func converts(_ from: Type, _ to: Type) throws -> (holds: Bool, score: Score) {
    let system = system()
    let locator = ConstraintLocator(try declarations.parsed("1"))
    let rest = try system.simplifyAll([Constraint(.conversion(from, to, .value), locator)])
    return (rest?.isEmpty == true, system.score)
  }

  @Test("values convert to optionals, to Any and to collections of them")
  func conversions() throws {
    let int = universe.int
    let optional = universe.optional(int)
    #expect(try converts(int, optional).holds)
    #expect(try converts(int, optional).score[.valueToOptional] == 1)
    #expect(try !converts(optional, int).holds)
    #expect(try converts(int, .any).score[.emptyExistential] == 1)
    #expect(try converts(universe.array(int), universe.array(optional)).score[.collectionUpcast] == 1)
    #expect(try !converts(universe.array(optional), universe.array(int)).holds)
  }

  @Test("functions convert by their parameters backwards and by their results forwards")
  func functions() throws {
    let int = universe.int
    let optional = universe.optional(int)
    func function(_ parameter: Type, _ result: Type, throwing: Bool = false) -> Type {
      .function(FunctionType(parameters: [.init(parameter)], isThrowing: throwing, result: result))
    }
    #expect(try converts(function(optional, int), function(int, optional)).holds)
    #expect(try !converts(function(int, int), function(optional, int)).holds)
    #expect(try converts(function(int, int), function(int, int, throwing: true)).holds)
    #expect(try !converts(function(int, int, throwing: true), function(int, int)).holds)
  }

  @Test("types that are converted to one variable have a join")
  func joins() {
    let system = system()
    let int = universe.int
    #expect(system.join([int, universe.optional(int)])?.description == "Int?")
    #expect(system.join([int, universe.never])?.description == "Int")
    #expect(system.join([int, universe.string]) == nil)
  }

  @Test("constraints without a common variable are solved apart")
  func components() throws {
    let system = system()
    let locator = ConstraintLocator(try declarations.parsed("1"))
    let (a, b) = (system.variable(), system.variable())
    let constraints = [
      Constraint(.conversion(universe.int, a, .value), locator),
      Constraint(.conversion(universe.bool, b, .value), locator),
      Constraint(.conversion(a, .any, .value), locator),
    ]
    #expect(system.components(of: constraints).map(\.count) == [2, 1])
  }

  @Test("a worse part of a score outweighs all parts behind it")
  func scores() {
    var (one, other) = (Score(), Score())
    one[.disfavoredOverload] = 1
    other[.valueToOptional] = 9
    #expect(other < one)
  }

  @Test(
    "the effects of a closure are those that nothing inside of it handles",
    arguments: [
      ("{ try f() }", true, false), ("{ try? f() }", false, false), ("{ await f() }", false, true),
      ("{ do { try f() } catch { g() } }", false, false), ("{ do { try f() } catch is Bad { g() } }", true, false),
      ("{ throw Bad() }", true, false), ("{ { try f() } }", false, false),
    ])
  func effects(text: String, isThrowing: Bool, isAsync: Bool) throws {
    guard case .closure(let closure) = try declarations.parsed("_ = " + text).assignedKind else {
      Issue.record("no closure: \(text)")
      return
    }
    let effects = ClosureEffects(of: closure)
    #expect(effects.isThrowing == isThrowing)
    #expect(effects.isAsync == isAsync)
  }
}
