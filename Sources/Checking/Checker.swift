import SyntaxTree
import Types

/// Checker of one input: resolves names to declarations and expressions to types, all of it before any part runs.
///
/// Each expression is solved by a separate constraint system. The typed tree is written from its solution; a system without a solution is
/// diagnosed.
package final class Checker {
  package let universe: Universe
  var scope: Scope
  var context: FunctionContext
  var diagnostics: [Diagnostic] = []
  var warnings: [Diagnostic] = []

  /// True if `warnings`, which trials undo, contains errors about an implicit `self`.
  var isSilent = false

  // The state of a statement, which a trial takes back.
  /// The type variables that were bound, in order.
  var trail: [TypeVariable] = []
  var made: [CheckedExpr] = []
  /// Number of statements whose state was settled or abandoned.
  var statementEnds = 0
  var madeVariables: [VariableDecl] = []
  var nextVariable = 0
  var expressionContext = ExpressionContext()
  /// Number of suspension points covered by `await` so far.
  var suspensions = 0
  /// Number of uses of asynchronous code that the innermost `await` covers.
  var asynchronousUses = 0
  /// Number of throwing expressions so far, including those of discarded trials.
  var throwingSites = 0
  /// Errors in the use of effects, and of what is unavailable, in the current statement.
  var effectFaults: [Diagnostic] = []
  /// Number of diagnostics before the statement or the condition that is checked.
  var earlierDiagnostics = 0
  var bodies: [DeclarationCollector.BodyJob] = []
  /// Bodies checked besides the statements of the input, for warnings.
  var checkedBodies: [CheckedBody] = []
  var checkedValues: [(variable: VariableDecl, value: CheckedExpr)] = []
  var initialValues: [DeclarationCollector.InitialValueJob] = []
  /// True while the value of a static property is checked: its type's static members need no qualification.
  var initializesStatic = false
  /// True while the value of an instance property is checked, where `self` is not available.
  var initializesProperty = false
  /// Properties whose types are inferred on first use: at the latest at the end of this checker.
  var waitingForType: [VariableDecl] = []
  /// Errors in values that a type was inferred from, perhaps within a trial, which does not take them back.
  var valueFaults: [Diagnostic] = []
  /// Properties of types with an inferred type, which may contain the enclosing type: checked when all types are known.
  var inferredFields: [(field: VariableDecl, owner: NominalDecl)] = []
  /// The functions that were declared ahead of the statements around them.
  var declared: [ObjectIdentifier: FunctionDecl] = [:]
  /// Number of these that come from an outer checker: if there are no others, there is nothing to give back.
  var inheritedDeclarations = 0
  var declaredTypes: [NominalDecl] = []
  /// Declared conformances with the place of each.
  var conformanceChecks: [(nominal: NominalDecl, conformances: [Conformance], place: SourceRange)] = []
  var snapshots: [Snapshot] = []
  var globals: [VariableDecl] = []
  /// The declarations that name an alias which does not reach everywhere.
  var exposures: [ObjectIdentifier: AliasExposure] = [:]
  /// The types with arguments that declarations name.
  var appliedTypes: [(type: Type, place: SourceRange, scope: Scope)] = []
  /// Types in `throws(…)` clauses, with their places.
  var thrownTypes: [(type: Type, place: SourceRange)] = []
  /// Protocols used as types without `any`.
  var bareProtocols: [(decl: NominalDecl, place: SourceRange)] = []
  /// The alias of that kind that was named last.
  var narrowAlias: AliasDecl?
  /// `let a = 1, b = 2` gives more statements than one.
  var extraStatements: [CheckedStmt] = []
  /// True at the prompt: results are shown there, not unused.
  var isPrompt = false
  /// True if all warnings of swiftc are reported, style included.
  var isThorough = false
  /// The file, or the input at the prompt, that is checked: as far as `fileprivate` reaches.
  var file: SourceFile?
  /// Module names by the start of the qualified name: it is looked up outside of all scopes, for the program's own
  /// module at its top level.
  var moduleMembers: [Int: String] = [:]
  /// Collection literals with elements of several types, with the type that they get.
  var mixedLiterals: [ObjectIdentifier: String] = [:]
  /// Generic parameters that variables were opened for, used in messages.
  var openParameters: [Int: OpenParameter] = [:]
  /// Place of messages about constraints that arise inside of unification.
  lazy var currentPlace = SourceRange(file: SourceFile(name: "", text: ""), start: 0, end: 0)
  /// Work done for candidate after candidate; bounded, so that no input hangs the checker.
  var effort = 0
  var effortLimit = 400_000
  /// The statement that the pattern being checked is part of.
  var patternUse = PatternUse.caseLabel
  /// Declarations whose rules were looked at.
  var checkedRules: Set<ObjectIdentifier> = []
  /// The property whose type its initial value says, while that is checked.
  var inferredProperty: VariableDecl?
  /// The type whose members are looked at.
  var ownerName: String?
  /// Kind of the extended type whose members are checked.
  var extendedKind: NominalSyntax.Kind?
  var isInGenericType = false
  /// The solution of the constraint solver that the typed tree is being made from.
  var solution: AppliedSolution?
  var inferredResults = InferredResults()
  /// Variables that are open in the types of closures' parameters, while the statements of their bodies say what they are.
  var outsideVariables: [TypeVariable] = []
  var environment = CheckingEnvironment()
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
    /// Failed call, which a lesson may explain; nil if the fault is inside one of its parts.
    var cause: CallFault?
    /// Further errors of the same expression.
    var further: [Diagnostic] = []

    /// All errors but those that are reported elsewhere.
    var reported: [Diagnostic] { ([diagnostic] + further).filter { !$0.isReportedElsewhere } }

    /// True if checking was abandoned, so that nothing is known about the expression.
    var isUndecided: Bool {
      switch diagnostic.kind as? InferenceDiagnostic {
      case .tooComplex, .interrupted: true
      default: false
      }
    }
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
    // The cause of such a failure is reported elsewhere. Without any other diagnostic it is kept, so that the input still counts
    // as faulty.
    if !failure.diagnostic.isReportedElsewhere || diagnostics.isEmpty { diagnostics.append(failure.diagnostic) }
    diagnostics += failure.further
  }

  /// True if an error of types or effects was found: control flow is of no interest then.
  var hasTypeErrors: Bool { diagnostics.contains { $0.severity == .error && $0.kind.phase != .flow } }

  /// True if an error of names or types was found since there were that many diagnostics.
  func hasTypeErrors(since known: Int) -> Bool {
    diagnostics.dropFirst(known).contains { $0.severity == .error && [.names, .types].contains($0.kind.phase) }
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

  package var requirements: [Requirement] { scope.allRequirements }

  func resolver(open: Bool) -> TypeResolver {
    TypeResolver(
      universe: universe, open: open ? { self.freshVariable() } : nil,
      report: { kind, place in
        self.pendingTypeFault =
          self.pendingTypeFault ?? Failure(diagnostic: .ofType(kind, at: place, in: self.universe))
      },
      noteAlias: { alias, _ in self.narrowAlias = alias })
  }
  var pendingTypeFault: Failure?
  /// Name of the called function at a default argument: the place that `#line` in it means.
  var callSite: SourceRange?

  /// - Parameters:
  ///   - isNamed: True for a type that is itself referred to, not for the type of a value.
  ///   - isDeclared: True for the type of a variable declaration, which is `[Thing: Int]` even if `Thing` is not `Hashable`.
  func resolve(_ syntax: TypeSyntax, open: Bool = false, isNamed: Bool = false, isDeclared: Bool = false) throws -> Type
  {
    pendingTypeFault = nil
    if let probe, probe.holdsMark(syntax.range) { try probe.foundTypeName(syntax, self) }
    var resolver = resolver(open: open)
    if isThorough, !isNamed { resolver.noteBare = { self.bareProtocols.append(($0, $1)) } }
    let type = resolver.resolve(syntax, in: scope)
    if let fault = pendingTypeFault {
      pendingTypeFault = nil
      throw fault
    }
    let known = universe.normalized(type, assuming: requirements)
    do { try requireFittingArguments(known, at: syntax.range) } catch let fault as Failure {
      guard isDeclared, case .dictionary = syntax.kind else { throw fault }
      report(fault)
    }
    return known
  }

  /// `[Thing: Int]` wants a Thing that is Hashable.
  private func requireFittingArguments(_ type: Type, at range: SourceRange) throws {
    guard case .nominal(let decl, let arguments) = type.head, !arguments.isEmpty else { return }
    for argument in arguments { try requireFittingArguments(argument, at: range) }
    let substitution = Substitution(decl.allGenerics, arguments)
    for case .conformance(let subject, let proto) in decl.requirements {
      let subject = subject.substituting(substitution)
      if subject.hasVariables || subject.hasError { continue }
      if case .existential = subject.head { continue }
      if !universe.conforms(subject, to: proto.decl, assuming: requirements) {
        throw failure(
          DeclarationDiagnostic.doesNotConform(name: subject.description, proto: proto.decl.name), at: range)
      }
    }
  }

  /// Returns the type of a variable; a property declared without one is inferred now.
  func type(of variable: VariableDecl) throws -> Type {
    variable.settleType()
    return variable.type
  }
}

/// A function whose body was checked.
struct CheckedBody {
  let function: FunctionDecl
  /// True if no error was found in it.
  let isSound: Bool
}

/// The function, closure or top level that is being checked.
final class FunctionContext {
  let parent: FunctionContext?
  /// Result type of `return`; nil at top level.
  var result: Type?
  /// True for a closure whose throwing makes its type throwing.
  var isClosure = false
  /// True for a closure that may suspend.
  var isAsync = false
  /// Of a closure that names its parameters.
  var parameterNames: [String]?
  /// Places of the parameter names.
  var parameterPlaces: [SourceRange] = []
  /// True for an escaping closure.
  var isKept = false
  /// True for a closure whose expected function type is written with `Void`.
  var namesVoid = false
  /// Place of a closure's opening brace.
  var openingBrace: SourceRange?
  /// Variables that represent `self` in a closure, captured or unwrapped there.
  var selves: [VariableDecl] = []
  /// True for a closure that captures a `self` which was unwrapped outside of it.
  var capturesUnwrapped = false
  var canThrow = false
  /// Set by a `throw` or a throwing call that nothing inside catches.
  var didThrow = false
  /// Set by code that suspends.
  var didSuspend = false
  /// True within the right operand of `&&` and other autoclosures.
  var isAutoclosure = false
  /// Types of errors thrown by the statements of the innermost `do`, one for each place; nil for any error.
  var thrown: [Type?] = []
  /// The one type of error that may leave: of `throws(Problem)`, and of `do throws(Problem)` around.
  var thrownType: Type?
  /// Depth of exhaustive `do`/`catch` around.
  var catchDepth = 0
  /// `do`/`catch` around that lets some errors through.
  var partialCatches = 0
  /// `catch` clauses around.
  var catchClauses = 0
  /// `defer` blocks around.
  var deferDepth = 0
  var function: FunctionDecl?
  var owner: NominalDecl?
  /// The lazy property whose initial value is checked.
  var lazyProperty: VariableDecl?
  var jumpTargets: [(label: String?, target: JumpTarget, isLoop: Bool, isSwitch: Bool)] = []
  var isInSwitchCase = 0
  var isInLastCase = false
  var isTopLevel = false
  /// True after a call of `super.init` or `self.init`.
  var didDelegate = false
  /// True after a `return` with a value, for closures of several statements.
  var sawReturn = false
  /// True for a closure with a faulty statement: the types of those behind it are not looked at.
  var isFaultyClosure = false

  init(parent: FunctionContext?) {
    self.parent = parent
  }
}
