import SyntaxTree
import Types

/// Checks one input: names to declarations, expressions to types, everything before anything of it runs.
///
/// Inference is local and bidirectional with unification. What an expression needs to know about types that come later is
/// expressed by type variables; they are solved by the end of the statement, or the statement does not check.
package final class Checker {
  let universe: Universe
  var scope: Scope
  var context: FunctionContext
  var diagnostics: [Diagnostic] = []
  var warnings: [Diagnostic] = []

  /// Among the warnings, which trials take back, stand errors about a `self` that is not written.
  var isSilent = false

  // The solver's state, undone as a whole when a candidate does not fit.
  var trail: [Undo] = []
  var deferred: [Deferred] = []
  var made: [CheckedExpr] = []
  /// Number of statements whose state was settled or abandoned.
  var statementEnds = 0
  var madeVariables: [VariableDecl] = []
  var score = Score()
  var nextVariable = 0
  /// Above 0 while one of several candidates is tried: messages are for nobody.
  var trialDepth = 0
  /// `try` is written somewhere to the left.
  var tryDepth = 0
  /// Whether a closure that is checked next may be kept: not where it is an argument that does not escape.
  var closureIsKept = true
  /// The innermost `try`.
  var tryPlace: SourceRange?
  /// `await` is written somewhere to the left.
  var awaitDepth = 0
  /// The whole of the expression that is being checked: where `await` would stand.
  var rootPlace: SourceRange?
  /// Whether the whole of the expression is what `if let` and the like unwrap.
  var isUnwrapped = false
  /// The result builder of the closure that is checked next.
  var closureBuilder: Type?
  /// The closure that is checked next is given to a parameter.
  var closureIsArgument = false
  /// What suspends, of what was marked so far.
  var suspensions = 0
  /// What throws, so far; what was tried in vain counts too.
  var throwingSites = 0
  var bodies: [DeclarationCollector.BodyJob] = []
  /// What was checked besides the statements of the input, for warnings.
  var checkedBodies: [(function: FunctionDecl, isSound: Bool)] = []
  var checkedValues: [(variable: VariableDecl, value: CheckedExpr)] = []
  var initialValues: [DeclarationCollector.InitialValueJob] = []
  /// Whether it is a static property's value that is checked: its type's static members need no name before them.
  var initializesStatic = false
  /// The same of a property of instances, which has no `self` yet.
  var initializesProperty = false
  /// The properties whose types are found when somebody first asks: at the latest when this checker is done.
  var waitingForType: [VariableDecl] = []
  /// Those of types, which may hold what they are in: to be seen when all types are known.
  var inferredFields: [(field: VariableDecl, owner: NominalDecl)] = []
  /// The functions that were declared ahead of the statements around them.
  var declared: [ObjectIdentifier: FunctionDecl] = [:]
  /// How many of these an outer checker gave: where there are no more there is nothing to give back.
  var inheritedDeclarations = 0
  var declaredTypes: [NominalDecl] = []
  /// What types say that they conform to, each time with the place that says it.
  var conformanceChecks: [(nominal: NominalDecl, conformances: [Conformance], place: SourceRange)] = []
  var snapshots: [Snapshot] = []
  var globals: [VariableDecl] = []
  /// The declarations that name an alias which does not reach everywhere.
  var exposures: [ObjectIdentifier: AliasExposure] = [:]
  /// The types with arguments that declarations name.
  var appliedTypes: [(type: Type, place: SourceRange, scope: Scope)] = []
  /// What functions say that they throw.
  var thrownTypes: [(type: Type, place: SourceRange)] = []
  /// The protocols that stand for types without `any`.
  var bareProtocols: [(decl: NominalDecl, place: SourceRange)] = []
  /// The alias of that kind that was named last.
  var narrowAlias: AliasDecl?
  /// `let a = 1, b = 2` gives more statements than one.
  var extraStatements: [CheckedStmt] = []
  /// Whether the input stands at the prompt: results are shown there, not unused.
  var isPrompt = false
  /// Whether everything is said that swiftc says, tidiness included.
  var isThorough = false
  /// The file, or the input at the prompt, that is checked: as far as `fileprivate` reaches.
  var file: SourceFile?
  /// Where names begin that a module's name stands before, and which: they are looked up outside of all scopes, those of the program
  /// itself at its top level.
  var moduleMembers: [Int: String] = [:]
  /// The collection literals whose elements are of several types, and what they are taken for.
  var mixedLiterals: [ObjectIdentifier: String] = [:]
  /// Arguments that were checked before the candidates were tried.
  var knownArguments: [ObjectIdentifier: CheckedExpr] = [:]
  /// A function that waited for what it is given is chosen now.
  var isDecidingReference = false
  /// Generic parameters of a call that were given an existential itself: they stand for what is in it.
  var openedExistentials: Set<Int> = []
  /// Results of closures that end without a value.
  var resultsWithoutValue: Set<Int> = []
  /// What is checked is a branch of `? :`.
  var isBranch = false
  /// Unknowns that were given where any value will do: `{ print($0) }`.
  var unknownsAsAny: [TypeVariable] = []
  /// Which generic parameter a variable was opened for, for messages.
  var openParameters: [Int: OpenParameter] = [:]
  /// Where messages about constraints point that arise inside of unification.
  lazy var currentPlace = SourceRange(file: SourceFile(name: "", text: ""), start: 0, end: 0)
  /// Work done for candidate after candidate; bounded, so that no input hangs the checker.
  var effort = 0
  /// The statement is checked again with the results of its closures left open (`OpenResults`).
  var keepsResultsOpen = false
  var openResults: [OpenResult] = []
  /// A closure's result was settled by what it returns.
  var didSettleResult = false
  /// The same of literals that say what a parameter is.
  var keepsLiteralsOpen = false
  var didSettleLiteral = false
  /// The statement is checked again with the closures waiting that only the rest of it says the parameters of (`WaitingClosures`).
  var keepsClosuresWaiting = false
  /// A closure was checked while nothing was known of what it is given.
  var didGuessClosure = false
  /// The calls of the statement that several overloads fitted, and which of these are out of question (`OtherOverloads`).
  var overloadChoices: [Int: OverloadChoice] = [:]
  var ruledOut: [Int: Set<ObjectIdentifier>] = [:]
  /// What failed in the statement that is checked again for its other faults (`FurtherFaults`).
  var leftOut: Set<ExprPlace> = []
  /// Where types stand in it that are not known.
  var typesLeftOut: Set<Int> = []
  /// Where arguments stand whose labels are not those of the parameters.
  var labelsLeftOut: Set<Int> = []
  /// Declarations whose rules were looked at.
  var checkedRules: Set<ObjectIdentifier> = []
  /// The type whose members are looked at.
  var ownerName: String?
  /// What the type is whose extension's members are looked at.
  var extendedKind: NominalSyntax.Kind?
  var isInGenericType = false
  /// The solution of the constraint solver that the typed tree is being made from.
  var solution: AppliedSolution?
  /// Expressions that the solver left to this checker.
  var left: Set<ObjectIdentifier> = []
  /// Looks for the place that is completed; nil when code is checked in earnest.
  var probe: CompletionProbe?

  init(universe: Universe, scope: Scope) {
    self.universe = universe
    self.scope = scope
    context = FunctionContext(parent: nil)
  }

  /// A failed check: the message of the innermost fault.
  struct Failure: Error {
    var diagnostic: Diagnostic
    /// What a call that failed so would be taught about; nil where the fault is in something that stands inside of it.
    var cause: CallFault?
  }

  enum CallFault {
    /// Number, order or labels of the arguments.
    case form
    case argument(given: Type, wanted: Type)
    case requirement(Type)
    /// A closure takes another number of arguments.
    case closure(wanted: Int, given: Int)
  }

  func failure(
    _ message: String, at range: SourceRange, highlights: [SourceRange] = [], notes: [Diagnostic.Note] = []
  ) -> Failure {
    Failure(diagnostic: Diagnostic(.error, message, at: range, highlights: highlights, notes: notes))
  }

  func failure(
    _ kind: some DiagnosticKind, at range: SourceRange, highlights: [SourceRange] = [], notes: [Diagnostic.Note] = []
  ) -> Failure {
    Failure(diagnostic: Diagnostic(kind, at: range, highlights: highlights, notes: notes))
  }

  func report(_ failure: Failure) {
    // What it follows from is reported elsewhere; the input is faulty all the same.
    if !failure.diagnostic.isReportedElsewhere || diagnostics.isEmpty { diagnostics.append(failure.diagnostic) }
  }

  func report(_ kind: some DiagnosticKind, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(kind, at: range, notes: notes))
  }

  func warn(_ kind: some DiagnosticKind, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    warnings.append(Diagnostic(kind, at: range, notes: notes))
  }

  func warn(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    warnings.append(Diagnostic(.warning, message, at: range, notes: notes))
  }

  var requirements: [Requirement] { scope.allRequirements }

  func resolver(open: Bool) -> TypeResolver {
    TypeResolver(
      universe: universe, open: open ? { self.freshVariable() } : nil,
      report: { self.pendingTypeFault = self.pendingTypeFault ?? Failure(diagnostic: .ofType($0, at: $1)) },
      noteAlias: { alias, _ in self.narrowAlias = alias })
  }
  var pendingTypeFault: Failure?
  /// The name of what is called, where a default argument is used: what `#line` in it means.
  var callSite: SourceRange?

  /// - Parameter isNamed: Whether it is a type that is spoken of, not that of a value.
  func resolve(_ syntax: TypeSyntax, open: Bool = false, isNamed: Bool = false) throws -> Type {
    pendingTypeFault = nil
    if let probe, probe.holdsMark(syntax.range) { try probe.foundTypeName(self, at: syntax.range) }
    var resolver = resolver(open: open)
    if isThorough, !isNamed { resolver.noteBare = { self.bareProtocols.append(($0, $1)) } }
    let type = resolver.resolve(syntax, in: scope)
    if let fault = pendingTypeFault {
      pendingTypeFault = nil
      if typesLeftOut.contains(fault.diagnostic.caret.start) { return .error }
      throw fault
    }
    let known = universe.normalized(type, assuming: requirements)
    try requireFittingArguments(known, at: syntax.range)
    return known
  }

  /// `[Thing: Int]` wants a Thing that is Hashable.
  private func requireFittingArguments(_ type: Type, at range: SourceRange) throws {
    guard case .nominal(let decl, let arguments) = type.head, !arguments.isEmpty else { return }
    for argument in arguments { try requireFittingArguments(argument, at: range) }
    let substitution = Substitution(decl.allGenerics, arguments)
    for case .conformance(let subject, let proto) in decl.requirements {
      let subject = subject.substituting(substitution)
      if subject.hasVariables || subject.hasError || subject.hasParameters { continue }
      if case .existential = subject.head { continue }
      if !universe.conforms(subject, to: proto.decl, assuming: requirements) {
        throw failure(
          DeclarationDiagnostic.doesNotConform(name: subject.description, proto: proto.decl.name), at: range)
      }
    }
  }

  /// The type of a variable; a property declared without one is inferred now.
  func type(of variable: VariableDecl) throws -> Type {
    variable.settleType()
    return variable.type
  }
}

/// The function, closure or top level that is being checked.
final class FunctionContext {
  let parent: FunctionContext?
  /// What `return` gives; nil at top level.
  var result: Type?
  /// True for a closure whose throwing makes its type throwing.
  var isClosure = false
  /// Of a closure whose type the solver has found: its statements are checked one by one.
  var isSolved = false
  /// Of a closure that names its parameters.
  var parameterNames: [String]?
  /// Where they stand.
  var parameterPlaces: [SourceRange] = []
  /// Of a closure: whether it may be kept and run later.
  var isKept = false
  /// Of a closure: whether the function that is wanted is written with `Void`.
  var namesVoid = false
  /// Of a closure: where it begins.
  var openingBrace: SourceRange?
  /// Of a closure: what is called `self` in it, captured or unwrapped there.
  var selves: [VariableDecl] = []
  /// Of a closure: whether the `self` that it captures was unwrapped outside of it.
  var capturesUnwrapped = false
  var canThrow = false
  /// Set by a `throw` or a throwing call that nothing inside catches.
  var didThrow = false
  /// Set by what waits.
  var didSuspend = false
  /// Within the right operand of `&&` and the like, or what else is only evaluated where it is asked for.
  var isAutoclosure = false
  /// What the statements of the innermost `do` throw, site by site; nil where it may be any error.
  var thrown: [Type?] = []
  /// The one type of error that may leave: of `throws(Problem)`, and of `do throws(Problem)` around.
  var thrownType: Type?
  /// Depth of exhaustive `do`/`catch` around.
  var catchDepth = 0
  /// `do`/`catch` around that lets some errors through.
  var partialCatches = 0
  /// `defer` blocks around.
  var deferDepth = 0
  var function: FunctionDecl?
  var owner: NominalDecl?
  var jumpTargets: [(label: String?, target: JumpTarget, isLoop: Bool, isSwitch: Bool)] = []
  var isInSwitchCase = 0
  var isInLastCase = false
  var isTopLevel = false
  /// Whether `super.init` or `self.init` was called.
  var didDelegate = false
  /// Whether a `return` with a value was seen, for closures of several statements.
  var sawReturn = false

  init(parent: FunctionContext?) {
    self.parent = parent
  }
}

/// How good a candidate's fit is; the lowest wins. The order is that of Swift's own solver.
struct Score: Comparable {
  var unavailable = 0
  var forcedUnwraps = 0
  var functionConversions = 0
  var collectionUpcasts = 0
  var valueToOptional = 0
  var erasures = 0
  var nonDefaultLiterals = 0
  var keyPathFunctions = 0

  static func < (lhs: Score, rhs: Score) -> Bool { lhs.parts.lexicographicallyPrecedes(rhs.parts) }
  private var parts: [Int] {
    [
      unavailable, forcedUnwraps, nonDefaultLiterals, functionConversions, collectionUpcasts, valueToOptional, erasures,
      keyPathFunctions,
    ]
  }
}

/// A constraint that has to wait for a variable.
struct Deferred {
  enum Kind {
    case conformance(Type, ProtocolReference)
    case equal(Type, Type)
    case requirement(Requirement)
    /// Tried again with everything known so far; true when it is done.
    case resolve((_ isFinal: Bool) throws -> Bool)
  }
  let kind: Kind
  let place: SourceRange
  /// Whose requirement it is, for the message: worded only where there is one.
  var subject: (() -> String)?
}

enum Undo {
  case binding(TypeVariable)
  case literal(TypeVariable, LiteralKind?)
}
