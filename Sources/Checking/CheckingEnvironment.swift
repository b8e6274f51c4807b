import SyntaxTree
import Types

/// The surroundings that all checkers of one input share: they say when checking is interrupted, and count the solver's work.
package final class CheckingEnvironment {
  private let isStopped: () -> Bool
  /// True from the first interruption that was noticed on: every further expression fails.
  private(set) var isInterrupted = false
  package private(set) var tally = SolverTally()

  /// True once all declarations of the input outside of function bodies are known.
  var isCollected = false
  /// The members of the library's types without generic parameters, which are looked up over and over.
  private var members: [MemberKey: [FoundMember]] = [:]

  /// The nearest names of the library by unknown name: a file may have the same mistake on every line.
  private var nearestNames: [String: String?] = [:]
  private var libraryNames: NameIndex?
  private var memberNames: [MemberNamesKey: [String]] = [:]

  private var undiagnosed: [Int: String] = [:]

  private struct MemberNamesKey: Hashable {
    let owner: ObjectIdentifier
    let isStatic: Bool
  }

  private struct MemberKey: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  package init(isStopped: @escaping () -> Bool = { false }) { self.isStopped = isStopped }

  /// Members of a library's type: looked up once, when no extension can add another one.
  func members(named name: String, of decl: NominalDecl, _ find: () -> [FoundMember]) -> [FoundMember] {
    guard isCollected else { return find() }
    let key = MemberKey(owner: ObjectIdentifier(decl), name: name)
    if let known = members[key] { return known }
    let found = find()
    members[key] = found
    return found
  }

  /// The name of the library that is nearest to an unknown one.
  func nearestLibraryName(to name: String, _ all: () -> [String]) -> String? {
    if let known = nearestNames[name] { return known }
    let names = libraryNames ?? NameIndex(all())
    libraryNames = names
    let nearest = names.suggestion(for: name)
    nearestNames[name] = .some(nearest)
    return nearest
  }

  /// The names of a type's members, collected once, when no extension can add another one.
  func memberNames(of decl: NominalDecl, isStatic: Bool, _ collect: () -> [String]) -> [String] {
    guard isCollected else { return collect() }
    let key = MemberNamesKey(owner: ObjectIdentifier(decl), isStatic: isStatic)
    if let known = memberNames[key] { return known }
    let names = collect()
    memberNames[key] = names
    return names
  }

  /// Asks whether checking is to stop.
  func poll() -> Bool {
    if !isInterrupted, isStopped() { isInterrupted = true }
    return isInterrupted
  }

  func noteGiven() { tally.given += 1 }
  func noteWork(_ work: (steps: Int, visits: Int)) {
    tally.steps += work.steps
    tally.visits += work.visits
  }
  func noteApplied() { tally.applied += 1 }
  /// Records why an expression was rejected, in case no diagnostic is found for it.
  func noteUndiagnosed(_ reason: String, at place: SourceRange) { undiagnosed[place.start] = reason }

  /// Counts the reported errors that are not specific diagnostics.
  func countUndiagnosed(in errors: [Diagnostic]) {
    tally.undiagnosed = errors.compactMap { error in
      guard case .notDiagnosed? = error.kind as? InferenceDiagnostic else { return nil }
      return (undiagnosed[error.caret.start] ?? "", error.caret)
    }
  }
}

/// The work of the constraint solver.
package struct SolverTally: Sendable {
  /// Number of expressions that it was given.
  package var given = 0
  /// Number of its steps, and of the constraints that they looked at.
  package var steps = 0
  package var visits = 0
  /// Number of parts of expressions that were written from a solution.
  package var applied = 0
  /// Rejected expressions without a specific diagnostic, with the reasons.
  package var undiagnosed: [(reason: String, place: SourceRange)] = []
}
