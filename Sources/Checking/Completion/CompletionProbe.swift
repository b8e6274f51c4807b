import SyntaxTree
import Types

/// Observer of the checker for completion: collects what is known at the mark.
package final class CompletionProbe {
  let cut: CompletionText
  private let file: SourceFile
  private let offset: Int
  private(set) var items: [Completions.Item] = []
  /// True when the mark was found, or looked for long enough.
  private(set) var isDone = false
  /// Signatures of the call whose argument the mark is.
  package private(set) var calls: [String] = []
  /// True while the forms of a call are tried one after the other, each with the fitting values of its parameter.
  private var isTryingForms = false
  /// True if the mark follows a dot without a base.
  private var isImplicit = false
  private var steps = 0
  private static let mostSteps = 60_000

  package init(_ cut: CompletionText, file: SourceFile) {
    self.cut = cut
    self.file = file
    offset = cut.start
  }

  func holdsMark(_ range: SourceRange) -> Bool { range.file === file && range.start <= offset && offset < range.end }
  func holdsMark(_ arguments: [Expr.Argument]) -> Bool { arguments.contains { holdsMark($0.value.range) } }

  /// Checks for the cursor; called for every expression that is checked.
  func visit(_ expr: Expr, expecting expected: Type?, _ checker: Checker) throws {
    steps += 1
    if steps > Self.mostSteps { isDone = true }
    if isDone { throw Silent.failure(at: expr.range) }
    switch expr.kind {
    case .identifier(CompletionText.mark, _, _): try foundName(checker, expecting: expected, at: expr.range)
    case .member(nil, CompletionText.mark, _, _, _): isImplicit = true
    default: break
    }
  }

  private func foundName(_ checker: Checker, expecting expected: Type?, at range: SourceRange) throws {
    if !isDone {
      isReached = true
      if let expected { note(checker.fittingItems(expected, cut)) }
      if !isTryingForms {
        isDone = true
        if expected == nil || !cut.prefix.isEmpty { note(checker.nameItems(cut)) }
      }
    }
    throw Silent.failure(at: range)
  }

  /// Tries the forms of a call whose argument is the mark, and collects fitting values from each.
  func tryForms(_ signatures: [String], _ checker: Checker, _ body: () -> Void) {
    let outer = isTryingForms
    isTryingForms = true
    body()
    isTryingForms = outer
    if isDone { return }
    isDone = true
    isArgument = true
    calls = signatures
    if isReached, !cut.prefix.isEmpty { note(checker.nameItems(cut)) }
  }

  /// True if a value without a label is valid at the mark.
  private var isReached = false

  /// True where the mark was found to be an argument of a known call: the names in scope are no answer then.
  private(set) var isArgument = false

  func foundTypeName(_ checker: Checker, at range: SourceRange) throws {
    if !isDone {
      isDone = true
      items += checker.typeItems(cut)
    }
    throw Silent.failure(at: range)
  }

  func foundMember(of type: Type, _ checker: Checker, at range: SourceRange) throws {
    isDone = true
    checker.settleLiterals(in: type)
    items += checker.memberItems(of: checker.settled(type), isStatic: false, cut.prefix)
    throw Silent.failure(at: range)
  }

  func foundStaticMember(of type: Type, _ checker: Checker, at range: SourceRange) throws {
    isDone = true
    // `Observable.just`: unresolved generic parameters are shown under their declared names.
    let settled = checker.settled(type)
    let replaced = settled.replacing { part in
      guard case .variable(let variable) = part, let open = checker.openParameters[variable.id] else { return nil }
      return .parameter(GenericParameter(name: open.name))
    }
    let known = replaced ?? settled
    items += isImplicit ? checker.implicitItems(of: known, cut.prefix) : checker.typeMemberItems(of: known, cut.prefix)
    throw Silent.failure(at: range)
  }

  func foundPattern(of type: Type, _ checker: Checker, at range: SourceRange) throws {
    isImplicit = true
    try foundStaticMember(of: type, checker, at: range)
  }

  /// Adds the items that begin with the typed prefix.
  func note(_ found: [Completions.Item]) {
    for item in found where item.name.hasPrefix(cut.prefix) && known.insert("\(item.name) \(item.signature)").inserted {
      items.append(item)
    }
  }
  private var known: Set<String> = []
}

extension Checker {
  package static func complete(
    _ probe: CompletionProbe, _ unit: SourceUnit, universe: Universe, session: Scope
  ) -> [Completions.Item] {
    let scope = Scope(parent: session)
    scope.isTopLevel = true
    let checker = Checker(universe: universe, scope: scope)
    checker.probe = probe
    checker.isPrompt = true
    checker.context.isTopLevel = true
    checker.context.canThrow = true
    checker.lookForMark(unit)
    if probe.items.isEmpty, !probe.cut.isMember, !probe.isArgument {
      // The checker did not reach the mark.
      return checker.tidied(
        probe.cut.isAfterColonOrArrow ? checker.typeItems(probe.cut) : checker.nameItems(probe.cut))
    }
    return checker.tidied(probe.items)
  }

  private func lookForMark(_ unit: SourceUnit) {
    defer { restore() }
    try? declareLocals(unit.statements)
    for statement in unit.statements {
      if probe?.isDone != false { return }
      effort = 0
      do {
        _ = try check(statement)
      } catch {
        abandon()
        poison(statement)
      }
      extraStatements = []
    }
    if probe?.isDone == false { checkJobs() }
  }

  private func tidied(_ items: [Completions.Item]) -> [Completions.Item] {
    var seen: Set<String> = []
    let unique = items.filter { seen.insert("\($0.name) \($0.signature)").inserted }
    return unique.sorted { ($0.standing, $0.name, $0.signature) < ($1.standing, $1.name, $1.signature) }
  }

  // MARK: Calls

  /// Checks a call whose arguments end at the mark: missing arguments do not matter, those before the mark have to be
  /// checked.
  func lookIntoCall(
    _ candidates: [Candidate], _ name: String, _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange,
    explicit: [Type], expecting expected: Type?
  ) throws -> CheckedExpr {
    guard let probe else { throw Silent.failure(at: site) }
    let current = candidates.filter { $0.function?.deprecation == nil }
    let live = current.isEmpty ? candidates : current
    if let index = arguments.firstIndex(where: { probe.holdsMark($0.value.range) }),
      arguments[index].value.isMark, arguments[index].label == nil, !arguments[index].isTrailing
    {
      for candidate in live {
        probe.note(labelItems(parameters(of: candidate, candidate.substitution), arguments[..<index]))
      }
    }
    // The overload that would be chosen if nothing were missing is looked at first.
    let ranked = live.map { candidate -> (Candidate, Int) in
      let generics = candidate.function?.generics.count ?? 0
      if case .success(let matching) = ArgumentMatching.match(
        arguments, to: parameters(of: candidate, candidate.substitution), couldBeFunction: couldBeFunction)
      {
        return (candidate, matching.defaultsUsed + generics)
      }
      return (candidate, 100 + generics)
    }.sorted { $0.1 < $1.1 }
    func tryAll() {
      for (candidate, _) in ranked where !probe.isDone {
        _ = attempt {
          try apply(
            candidate, name, arguments, site: site, nameRange: nameRange, explicit: explicit, expecting: expected)
        }
      }
    }
    if arguments.contains(where: { !$0.isTrailing && $0.value.isMark }) {
      let text = SignatureText(checker: self)
      let signatures = ranked.compactMap { candidate, _ in
        candidate.function.map { text.function($0, candidate.substitution) }
      }
      probe.tryForms(signatures, self, tryAll)
    } else {
      tryAll()
    }
    throw Silent.failure(at: site)
  }

  /// Returns the labels that may follow the arguments before.
  private func labelItems(_ parameters: [CallParameter], _ before: ArraySlice<Expr.Argument>) -> [Completions.Item] {
    var position = 0
    for argument in before {
      guard let found = parameters[position...].firstIndex(where: { $0.label == argument.label }) else {
        if argument.label == nil { continue }
        return []
      }
      position = parameters[found].isVariadic ? found : found + 1
      if position >= parameters.count { return [] }
    }
    var items: [Completions.Item] = []
    for parameter in parameters[min(position, parameters.count)...] {
      if let label = parameter.label {
        items.append(Completions.Item(label + ":", .label, "\(label): \(SignatureText.parameterType(parameter))"))
      }
      if !parameter.hasDefault, !parameter.isVariadic { break }
    }
    return items
  }
}

extension Expr {
  /// True for the name at the cursor.
  fileprivate var isMark: Bool { if case .identifier(CompletionText.mark, _, _) = kind { true } else { false } }
}
