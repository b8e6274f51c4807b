import SyntaxTree
import Types

/// The type variables and constraints of one statement, and what solving has found so far.
///
/// A type variable belongs to the system that made it, and only that system binds it. Bindings are stored in the variable, where all
/// operations on types follow them; the trail records every change, so that a rollback undoes a trial.
package final class ConstraintSystem {
  let source: any DeclarationSource
  package let universe: Universe

  /// Constraints that simplification has produced and the solver has not seen.
  var worklist: [Constraint] = []
  var score = Score()
  /// Constraints that cannot hold are dropped with a fix.
  var isRepairing = false
  /// Decision that an earlier call of a failed expression is to make in another way.
  var reconsidered: Reconsideration?
  var fixes: [Fix] { recordedFixes.elements }
  private var recordedFixes = FixList()
  private(set) var steps = 0
  private var expressions = 0
  /// Number of constraints that steps looked at.
  private(set) var visits = 0
  private(set) var postponed: [PostponedElement] = []
  private let budget: Int

  private var trail: [Change] = []
  /// The place in the trail of the last change of each variable, and perhaps a later one that was taken back.
  private var changes = VariableTable()
  /// The places of variables in the lists that a step makes of its constraints.
  var bindingPlaces = VariableTable(), componentPlaces = VariableTable()
  private(set) var overloads: [OverloadUse.Key: (use: OverloadUse, chosen: ChosenOverload)] = [:] {
    didSet { usesOfArguments = nil }
  }
  /// The uses by their arguments, made when they are first asked for.
  private var usesOfArguments: [ObjectIdentifier: OverloadUse]?
  private(set) var types: [ObjectIdentifier: Type] = [:]
  private(set) var keyPaths: [ObjectIdentifier: KeyPathUse] = [:]
  /// Expressions that are checked in place of written ones, by these.
  private(set) var replacements: [ObjectIdentifier: Expr] = [:]
  /// Expressions that are assigned to or passed as `inout`.
  var places: Set<ObjectIdentifier> = []
  /// The types of key, or none, and element of the collection literals that variables stand for.
  var collections: [Int: (key: Type?, element: Type)] = [:]
  /// The elements, keys and values of collection literals that have no common type: `Any` or `AnyHashable` is their default.
  private(set) var defaultedParts: Set<Int> = []
  /// Variables that take their type from the context alone: implicit members, closures.
  var contextual: Set<Int> = []
  /// The closures that variables stand for.
  var closures: [Int: ClosureUse] = [:]
  /// The closures that a result builder makes a value of.
  var builtClosures: Set<ObjectIdentifier> = []
  /// The results of `? :`.
  var branches: Set<Int> = []
  /// The payloads of `??` between a chain and an integer literal.
  var openCoalescings: Set<Int> = []
  /// Variables in the types of closures' parameters. The result of such a closure does not change what they are.
  var closureInputs: Set<Int> = []
  /// The results of other uses of `??`, by their payloads.
  var coalescingResults: [Int: Type] = [:]
  /// Payloads of `??`, by the result of the `??` that is the right side: `a ?? (b ?? c)`.
  var outerCoalescings: [Int: TypeVariable] = [:]
  /// Operators and key paths that variables stand for.
  var contextualValues: [Int: ContextualValue] = [:]
  /// The uses of dynamic members, by the first steps of the key paths that stand for them, with the number of such key paths around.
  var dynamicMembers: [ObjectIdentifier: (use: OverloadUse, base: Type, depth: Int)] = [:]
  /// The comparisons of tuples, by those of their elements.
  var wholeComparisons: [ObjectIdentifier: OverloadUse] = [:]
  /// The uses of `??` by their defaults.
  var coalescings: [ObjectIdentifier: OverloadUse] = [:]
  /// The generic parameters that variables were opened for.
  var openedParameters: [Int: GenericParameter] = [:]
  /// The parameters of closures, by the variables that their types are.
  var closureParameters: [Int: ClosureParameter] = [:]
  /// Expected result types of closures, by the type variables of their results.
  var expectedResults: [Int: Type] = [:]
  /// The values in the interpolations of texts.
  var interpolatedValues: [Expr] = []
  /// Indicates whether closure bodies take part in overload resolution even if the types of the closures are known.
  package var checksBodies = false
  /// True if an overload was chosen while a closure of several statements was unsolved, whose body may require another one.
  package internal(set) var choseByClosures = false
  /// The `E` of `throws(E)`, which is `Never` where nothing is thrown.
  var thrownVariables: Set<Int> = []
  /// The variables that a requirement makes equal to an associated type: `Element` of `Array(numbers)`.
  var associatedVariables: Set<Int> = []

  /// The cursor, where the expression is completed.
  var completion: CompletionMark?
  /// The hole at the cursor, once it was generated.
  private(set) var site: CompletionSite?
  /// The constraints that a solution with a hole leaves open.
  private(set) var residual: [Constraint] = []

  /// The name for which generation gave up.
  package internal(set) var unknownName: UnknownName?
  /// The first use at which several solutions differ, with the declarations that fit equally well.
  package internal(set) var ambiguity: (use: OverloadUse, choices: [OverloadChoice])?
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
    case keyPath(ObjectIdentifier, KeyPathUse)
    case replacement(ObjectIdentifier, Expr)
    case fix(Fix)
    /// A variable of a literal's parts was bound to their default type.
    case defaultedPart(Int)
    case postponed(PostponedElement)
    case site(CompletionSite)
    case residual(Constraint)
  }

  package init(source: any DeclarationSource, budget: Int = 200_000) {
    self.source = source
    universe = source.universe
    self.budget = budget
  }

  /// Number of solver steps taken, and of the constraints that they looked at.
  package var work: (steps: Int, visits: Int) { (steps, visits) }

  func countStep() throws {
    steps += 1
    if steps > budget { throw BudgetExceeded() }
    if steps & 0xFF == 0 { try source.checkInterruption() }
  }

  /// Counts an expression whose constraints are generated, for a check of whether to go on.
  func countExpression() throws {
    expressions &+= 1
    if expressions & 0xFF == 0 { try source.checkInterruption() }
  }

  /// Number of constraints that may be looked at for each step of the budget.
  private static let visitsPerStep = 1

  /// Counts a pass over constraints: what bounds the time is not only the number of steps.
  func countVisits(_ count: Int) throws {
    visits += count
    if visits / Self.visitsPerStep > budget { throw BudgetExceeded() }
  }

  func postpone(_ element: PostponedElement) {
    trail.append(.postponed(element))
    postponed.append(element)
  }

  func keep(_ expr: Expr) -> Expr {
    madeExpressions.append(expr)
    return expr
  }

  // MARK: Variables

  func variable(literal: LiteralKind? = nil) -> Type { source.freshVariable(literal: literal) }

  func simplified(_ type: Type) -> Type { universe.simplified(type, assuming: source.requirements) }
  func normalized(_ type: Type) -> Type { universe.normalized(type, assuming: source.requirements) }

  package func bind(_ variable: TypeVariable, to type: Type) {
    changes[variable.id] = trail.count
    trail.append(.binding(variable, type))
    variable.binding = type
  }

  /// A constraint that has to wait: until one of its variables changes, where nothing else decides it.
  func waiting(_ constraint: Constraint) -> Constraint {
    Constraint(
      constraint.kind, constraint.locator,
      waiting: constraint.isDecidedByItsVariables ? (variables(in: constraint), trail.count) : nil)
  }

  /// Returns whether no variable of a waiting constraint has changed since the last attempt to simplify it.
  func isUnchanged(_ constraint: Constraint) -> Bool {
    guard let (variables, length) = constraint.waiting, length <= trail.count else { return false }
    return variables.allSatisfy { id in changes[id].map { $0 < length } ?? true }
  }

  func choose(_ chosen: ChosenOverload, for use: OverloadUse) {
    trail.append(.overload(use, chosen))
    overloads[use.key] = (use, chosen)
  }

  func setType(_ type: Type, of expr: Expr) {
    trail.append(.type(ObjectIdentifier(expr), type))
    types[ObjectIdentifier(expr)] = type
  }

  func setKeyPath(_ use: KeyPathUse, of expr: Expr) {
    trail.append(.keyPath(ObjectIdentifier(expr), use))
    keyPaths[ObjectIdentifier(expr)] = use
  }

  /// Generates an expression that stands for a written one.
  func generate(_ made: Expr, inPlaceOf expr: Expr, _ context: GenerationContext = .plain) throws -> Type {
    trail.append(.replacement(ObjectIdentifier(expr), made))
    replacements[ObjectIdentifier(expr)] = made
    let type = try generate(keep(made), context)
    setType(type, of: expr)
    return type
  }

  func record(_ fix: Fix) {
    trail.append(.fix(fix))
    recordedFixes.append(fix)
  }

  /// The use that has an expression as an argument.
  package func use(withArgument argument: Expr) -> OverloadUse? {
    if usesOfArguments == nil {
      var uses: [ObjectIdentifier: OverloadUse] = [:]
      for use in overloads.values.map(\.use) {
        for written in use.arguments?.written ?? [] { uses[ObjectIdentifier(written.value)] = use }
      }
      usesOfArguments = uses
    }
    return usesOfArguments?[ObjectIdentifier(argument)]
  }

  /// The fixes recorded for an expression itself.
  func fixes(of expr: Expr) -> [Fix] { recordedFixes.fixes(of: expr) }

  func note(_ found: CompletionSite) {
    trail.append(.site(found))
    site = found
  }

  /// Leaves a constraint of the hole open.
  func leave(_ constraint: Constraint) {
    trail.append(.residual(constraint))
    residual.append(constraint)
  }

  func noteDefaultedPart(_ variable: TypeVariable) {
    trail.append(.defaultedPart(variable.id))
    defaultedParts.insert(variable.id)
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
      case .keyPath(let id, _): keyPaths[id] = nil
      case .replacement(let id, _): replacements[id] = nil
      case .fix: recordedFixes.removeLast()
      case .defaultedPart(let id): defaultedParts.remove(id)
      case .postponed: postponed.removeLast()
      case .site: site = nil
      case .residual: residual.removeLast()
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

  /// Calls a function for each variable in the types that were given to expressions since a mark.
  func forEachVariable(since mark: Mark, _ body: (TypeVariable) -> Void) {
    for index in mark.trail..<trail.count {
      guard case .type(_, let type) = trail[index] else { continue }
      _ = type.contains {
        if case .variable(let variable) = $0 { body(variable) }
        return false
      }
    }
  }

  func partialSolution(since mark: Mark) -> PartialSolution {
    PartialSolution(changes: Array(trail[mark.trail...]), score: score)
  }

  func apply(_ solution: PartialSolution) {
    for (index, change) in solution.changes.enumerated() {
      switch change {
      case .binding(let variable, let type):
        changes[variable.id] = trail.count + index
        variable.binding = type
      case .literal(let variable, _, let new):
        changes[variable.id] = trail.count + index
        variable.literal = new
      case .overload(let use, let chosen): overloads[use.key] = (use, chosen)
      case .type(let id, let type): types[id] = type
      case .keyPath(let id, let use): keyPaths[id] = use
      case .replacement(let id, let made): replacements[id] = made
      case .fix(let fix): recordedFixes.append(fix)
      case .defaultedPart(let id): defaultedParts.insert(id)
      case .postponed(let element): postponed.append(element)
      case .site(let found): site = found
      case .residual(let constraint): residual.append(constraint)
      }
    }
    trail += solution.changes
    score = solution.score
  }
}
