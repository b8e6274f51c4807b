import Sema
import SyntaxTree
import Types

/// Request for completion: the cursor, and what was found there.
package final class CompletionProbe {
  let cut: CompletionText
  let mark: CompletionMark
  private(set) var items: [Completions.Item] = []
  /// True when the mark was found, or looked for long enough.
  private(set) var isDone = false
  /// Signatures of the call whose argument the mark is.
  package private(set) var calls: [String] = []
  /// True if the mark is an argument of a known call. The names in scope are not offered then.
  private(set) var isArgument = false
  /// True if the mark is a value.
  private(set) var isValue = false
  private var steps = 0
  private static let mostSteps = 60_000
  private var known: Set<String> = []
  private var expected: [Type] = []
  /// Generic parameters of the member's base that nothing binds yet: they may still meet every constraint.
  var openParameters: [GenericParameter] = []
  /// Superclass and protocols of each type that is in scope at the mark.
  var parents: [String: Set<String>]?

  package init(_ cut: CompletionText, file: SourceFile) {
    self.cut = cut
    mark = CompletionMark(name: CompletionText.mark, file: file, offset: cut.start)
  }

  func holdsMark(_ range: SourceRange) -> Bool { mark.holds(range) }

  /// Counts the expressions that are checked; throws when there is nothing more to look for.
  func visit(_ expr: Expr) throws {
    steps += 1
    if steps > Self.mostSteps { isDone = true }
    if isDone { throw Silent.failure(at: expr.range) }
  }

  func finish() { isDone = true }

  func noteValue() { isValue = true }

  /// Notes a type that is expected at the mark; false where it is known already.
  func noteExpected(_ type: Type) -> Bool {
    if expected.contains(where: { Type.same($0, type) }) { return false }
    expected.append(type)
    return true
  }

  /// Notes the call whose argument the mark is, by the signatures of its overloads.
  func noteCall(_ signatures: [String]) {
    isArgument = true
    calls = signatures
  }

  func foundTypeName(_ syntax: TypeSyntax, _ checker: Checker) throws {
    if !isDone {
      isDone = true
      if let outer = syntax.outerType(at: mark.offset) {
        note(checker.nestedTypeItems(of: outer, cut.prefix))
      } else {
        note(checker.typeItems(cut))
      }
    }
    throw Silent.failure(at: syntax.range)
  }

  func foundPattern(of type: Type, _ checker: Checker, at range: SourceRange) throws {
    isDone = true
    note(checker.implicitItems(ofOptional: type, cut.prefix))
    throw Silent.failure(at: range)
  }

  /// Adds the items that begin with the typed prefix.
  func note(_ found: [Completions.Item]) {
    for item in found where item.name.hasPrefix(cut.prefix) && known.insert("\(item.name) \(item.signature)").inserted {
      items.append(item)
    }
  }
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
      // Nothing is known to fit, or the checker did not reach the mark.
      return checker.tidied(
        probe.cut.isAfterColonOrArrow && !probe.isValue ? checker.typeItems(probe.cut) : checker.nameItems(probe.cut))
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
    // Overloads in the order in which they are declared: the usual form comes first.
    return unique.enumerated().sorted { first, second in
      (first.element.standing, first.element.order, first.element.name, first.offset) < (
        second.element.standing, second.element.order, second.element.name, second.offset
      )
    }.map(\.element)
  }
}
