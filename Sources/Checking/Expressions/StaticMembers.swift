import SyntaxTree
import Types

/// Members of types: static ones, initializers, enum cases, methods that wait for their instance.
extension Checker {
  /// Returns the candidates for `Type.name`: static members, cases, initializers, and instance methods that are not yet bound.
  func staticCandidates(
    _ name: String, _ type: Type, _ range: SourceRange, base: SourceRange? = nil
  ) throws -> [FoundMember] {
    let found = members(named: name, of: type)
    if found.isEmpty {
      if name == "init" { return [] }
      if let member = hiddenMember(name, of: type) { throw isHidden(name, member, at: range) }
      if let decl = type.nominalDecl, let today = universe.caseToday(name, of: decl) {
        noteOldCase(name, today, at: range)
        return members(named: today, of: type)
      }
      let lesson = universe.lesson(on: .member(name, of: settled(type)))
      let suggestion =
        lesson == nil ? DidYouMean.suggestion(for: name, among: memberNames(of: type, isStatic: true)) : nil
      throw failure(
        ExpressionDiagnostic.unknownStaticMember(type: settled(type), name: name, suggestion: suggestion), at: range,
        highlights: base.map { [$0] } ?? [], notes: lesson.map { [$0.note(onMember: range)] } ?? [])
    }
    return found
  }
}
