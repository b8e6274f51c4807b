import SyntaxTree
import Types

/// The type variables and constraints of one statement, and what solving has found so far.
///
/// A type variable belongs to the system that made it, and only that system binds it. Bindings are stored in the variable, where all
/// operations on types follow them; the trail records every change, so that a rollback undoes a trial.
package final class ConstraintSystem {
  let source: any DeclarationSource
  let universe: Universe

  /// Constraints that simplification has produced and the solver has not seen.
  var worklist: [Constraint] = []
  var score = Score()
  /// Constraints that cannot hold are dropped with a fix.
  var isRepairing = false
  private(set) var fixes: [Fix] = []
  private(set) var steps = 0
  private let budget: Int

  private var trail: [Change] = []
  private(set) var overloads: [OverloadUse.Key: (use: OverloadUse, chosen: ChosenOverload)] = [:]
  private(set) var types: [ObjectIdentifier: Type] = [:]
  /// The types of key, or none, and element of the collection literals that variables stand for.
  var collections: [Int: (key: Type?, element: Type)] = [:]
  /// The literals that variables of elements and keys belong to.
  var elementOwners: [Int: TypeVariable] = [:]
  /// Collection literals without elements.
  var emptyLiterals: Set<Int> = []
  /// Collection literals that become an `Any`: their elements need no common type.
  var literalsAsAny: Set<Int> = []
  /// Variables that take their type from the context alone: implicit members, closures.
  var contextual: Set<Int> = []
  /// The closures that variables stand for.
  var closures: [Int: ClosureUse] = [:]
  /// The results of `? :`.
  var branches: Set<Int> = []
  /// The payloads of `??` between a chain and an integer literal.
  var openCoalescings: Set<Int> = []
  /// The results of other uses of `??`, by their payloads.
  var coalescingResults: [Int: Type] = [:]
  /// Operators and key paths that variables stand for.
  var contextualValues: [Int: ContextualValue] = [:]
  /// The `E` of `throws(E)`, which is `Never` where nothing is thrown.
  var thrownVariables: Set<Int> = []

  /// The name for which generation gave up.
  package internal(set) var unknownName: UnknownName?
  /// Expressions that generation made in place of written ones; types are known by their identity.
  private(set) var madeExpressions: [Expr] = []

  /// The locator of constraints that arise inside unification.
  let nowhere = ConstraintLocator(
    Expr(.discard, SourceRange(file: SourceFile(name: "", text: ""), start: 0, end: 0)))

  enum Change {
    case binding(TypeVariable, Type)
    case literal(TypeVariable, old: LiteralKind?, new: LiteralKind?)
    case overload(OverloadUse, ChosenOverload)
    case type(ObjectIdentifier, Type)
    case fix(Fix)
  }

  package init(source: any DeclarationSource, budget: Int = 200_000) {
    self.source = source
    universe = source.universe
    self.budget = budget
  }

  /// Number of solver steps taken.
  package var stepCount: Int { steps }

  func countStep() throws {
    steps += 1
    if steps > budget { throw BudgetExceeded() }
    if steps & 0xFF == 0 { try source.checkInterruption() }
  }

  func keep(_ expr: Expr) -> Expr {
    madeExpressions.append(expr)
    return expr
  }

  // MARK: Variables

  func variable(literal: LiteralKind? = nil) -> Type { source.freshVariable(literal: literal) }

  func simplified(_ type: Type) -> Type { universe.simplified(type, assuming: source.requirements) }
  func normalized(_ type: Type) -> Type { universe.normalized(type, assuming: source.requirements) }

  func bind(_ variable: TypeVariable, to type: Type) {
    trail.append(.binding(variable, type))
    variable.binding = type
  }

  func setLiteral(_ literal: LiteralKind?, of variable: TypeVariable) {
    trail.append(.literal(variable, old: variable.literal, new: literal))
    variable.literal = literal
  }

  func choose(_ chosen: ChosenOverload, for use: OverloadUse) {
    trail.append(.overload(use, chosen))
    overloads[use.key] = (use, chosen)
  }

  func setType(_ type: Type, of expr: Expr) {
    trail.append(.type(ObjectIdentifier(expr), type))
    types[ObjectIdentifier(expr)] = type
  }

  func record(_ fix: Fix) {
    trail.append(.fix(fix))
    fixes.append(fix)
  }

  func add(_ kind: Constraint.Kind, _ locator: ConstraintLocator) { worklist.append(Constraint(kind, locator)) }

  /// A variable that only an expected type binds.
  func isBoundByContext(_ variable: TypeVariable) -> Bool {
    closures[variable.id] != nil || contextualValues[variable.id] != nil
  }

  // MARK: Trials

  struct Mark {
    fileprivate let trail: Int
    fileprivate let score: Score
  }

  var mark: Mark { Mark(trail: trail.count, score: score) }

  func rollBack(to mark: Mark) {
    while trail.count > mark.trail {
      switch trail.removeLast() {
      case .binding(let variable, _): variable.binding = nil
      case .literal(let variable, let old, _): variable.literal = old
      case .overload(let use, _): overloads[use.key] = nil
      case .type(let id, _): types[id] = nil
      case .fix: fixes.removeLast()
      }
    }
    score = mark.score
    worklist = []
  }

  /// Everything that a trial changed, to be repeated without solving again.
  struct PartialSolution {
    let changes: [Change]
    let score: Score
    var chosen: [(use: OverloadUse, chosen: ChosenOverload)] {
      changes.compactMap { if case .overload(let use, let chosen) = $0 { (use, chosen) } else { nil } }
    }
  }

  func partialSolution(since mark: Mark) -> PartialSolution {
    PartialSolution(changes: Array(trail[mark.trail...]), score: score)
  }

  func apply(_ solution: PartialSolution) {
    for change in solution.changes {
      switch change {
      case .binding(let variable, let type): variable.binding = type
      case .literal(let variable, _, let new): variable.literal = new
      case .overload(let use, let chosen): overloads[use.key] = (use, chosen)
      case .type(let id, let type): types[id] = type
      case .fix(let fix): fixes.append(fix)
      }
    }
    trail += solution.changes
    score = solution.score
  }
}
