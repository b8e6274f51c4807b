import Sema
import SyntaxTree
import Types

/// Diagnosis of names that are not found, or that cannot be used where they stand.
extension Checker {
  /// The visible name that is nearest to an unknown one.
  private func nearestName(to name: String) -> String? {
    var names: Set<String> = []
    var current: Scope? = scope
    while let here = current {
      names.formUnion(here.values.keys)
      names.formUnion(here.types.keys)
      if let type = here.selfType { names.formUnion(memberNames(of: type, isStatic: false)) }
      current = here.parent
    }
    names.formUnion(universe.types.keys)
    let nearest = environment.nearestLibraryName(to: name) {
      let native = universe.nativeNames
      return native.types + native.values
    }
    if let nearest { names.insert(nearest) }
    // Names that begin with an underscore are those of the library's own inside.
    if !name.hasPrefix("_") { names = names.filter { !$0.hasPrefix("_") } }
    return DidYouMean.suggestion(for: name, among: names)
  }

  /// The note where the only name that is near is that of a type, as `disposeBag` of `DisposeBag`: a value is wanted, which has to be
  /// declared.
  private func missingInstance(_ name: String, of best: String, at range: SourceRange) -> Diagnostic.Note? {
    guard name.first?.isLowercase == true, best.first?.isUppercase == true, name.dropFirst() == best.dropFirst(),
      let type = universe.nominal(best)
    else { return nil }
    let made = Type.nominal(type, type.allGenerics.map { .parameter($0) })
    if let shared = ["instance", "shared"].first(where: { name in
      members(named: name, of: made).contains { $0.decl.isStatic }
    }) {
      return Diagnostic.Note("the one that all share is \(best).\(shared)", fix: Self.shared(best, shared, at: range))
    }
    let isMadeOfNothing = members(named: "init", of: made).contains {
      guard case .function(let function) = $0.decl else { return false }
      return function.parameters.allSatisfy { $0.hasDefault || $0.isVariadic }
    }
    return Diagnostic.Note(
      "\(best) is a type; declare a value of it: let \(name) = \(best)(\(isMadeOfNothing ? "" : "…"))")
  }

  /// The note on an unknown name that a statement at the top assigns to: other languages declare it so.
  private func declaration(of name: String, at range: SourceRange) -> Diagnostic.Note? {
    let file = range.file
    let line = file.line(at: range.start)
    guard range.start == file.lineStart(of: range.start) + line.utf8.prefix(while: { $0 == UInt8(ascii: " ") }).count,
      case let rest = file.text.utf8.dropFirst(range.end).drop(while: { $0 == UInt8(ascii: " ") }),
      rest.starts(with: "=".utf8), !rest.starts(with: "==".utf8)
    else { return nil }
    return Diagnostic.Note(
      "a new name is declared: 'let' for one that stays, 'var' for one that changes",
      fix: [.insert("let ", before: range)])
  }

  /// The change to the shared instance of a type; where that is named already, to the type.
  private static func shared(_ type: String, _ member: String, at range: SourceRange) -> [Diagnostic.Edit] {
    let rest = range.file.text.utf8.dropFirst(range.end)
    return [.init(range: range, text: rest.starts(with: ".\(member)".utf8) ? type : "\(type).\(member)")]
  }

  func unknownName(_ name: String, at range: SourceRange) -> Failure {
    var current: Scope? = scope
    var nested: Type?
    // A type that is declared in a method.
    var isLocal = false
    while let here = current {
      if here.declaresLater(name) {
        return failure(ExpressionDiagnostic.usedBeforeDeclaration(name: name), at: range)
          .noting(.declaration("'\(name)' declared here", at: here.placeOfLater(name)))
      }
      if here.nominal != nil, let type = here.selfType {
        if let fault = memberFailure(name, of: type, nestedIn: nested, isLocal: isLocal, at: range) { return fault }
        nested = nested ?? type
        isLocal = false
      } else if nested != nil, here.values["self"] != nil {
        isLocal = true
      }
      current = here.parent
    }
    if let fault = whyNotLater(name, at: range) { return fault }
    if let missing = universe.missingImport(for: name, at: range, in: scope) {
      return failure(ExpressionDiagnostic.unknownName(name: name, suggestion: nil, missing: missing), at: range)
    }
    if let lesson = universe.lesson(on: .name(name)) ?? OtherLanguages.lesson(onName: name) {
      return failure(ExpressionDiagnostic.unknownName(name: name, suggestion: nil), at: range).noting(
        lesson.note(onMember: range))
    }
    if let declaration = declaration(of: name, at: range) {
      return failure(ExpressionDiagnostic.unknownName(name: name, suggestion: nil), at: range).noting(declaration)
    }
    let best = nearestName(to: name)
    let fault = failure(ExpressionDiagnostic.unknownName(name: name, suggestion: best), at: range)
    guard let best else { return fault }
    if let note = missingInstance(name, of: best, at: range) { return fault.noting(note) }
    return DidYouMean.isMistyped(name, as: best) ? fault.fixed(by: .init(range: range, text: best)) : fault
  }
}

extension Checker {
  /// The error of a name that refers to a member of a type around which cannot be used here.
  ///
  /// - Parameters:
  ///   - nested: The innermost type, where that is another one.
  ///   - isLocal: True if it is declared in a method of the type.
  private func memberFailure(
    _ name: String, of type: Type, nestedIn nested: Type?, isLocal: Bool, at range: SourceRange
  ) -> Failure? {
    let found = members(named: name, of: type)
    if let nested {
      if isLocal, found.contains(where: \.decl.isStaticMember) {
        return failure(ExpressionDiagnostic.staticMemberOfInstance(name: name, type: settled(type)), at: range)
      }
      guard found.contains(where: { !$0.decl.isStaticMember }) else { return nil }
      if isLocal, let kind = nested.nominalDecl?.kind {
        return failure(ExpressionDiagnostic.selfInLocalType(kind: kind.rawValue), at: range)
      }
      return failure(
        ExpressionDiagnostic.memberOfOuterType(name: name, type: settled(type), nested: settled(nested)), at: range)
    }
    if let own = ownVariable(in: scope) {
      let isStatic = own.type.isMetatype
      if found.contains(where: { $0.decl.isStatic != isStatic }) {
        return failure(
          isStatic
            ? ExpressionDiagnostic.instanceMemberOfType(name: name, type: settled(type))
            : .staticMemberOfInstance(name: name, type: settled(type)), at: range)
      }
    } else if context.function == nil, context.owner != nil,
      found.contains(where: { !$0.decl.isStatic && !$0.decl.isRequirement })
    {
      return failure(
        ExpressionDiagnostic.instanceMemberInInitialValue(name: name),
        at: range, notes: [Diagnostic.Note("make it a 'lazy var', or set it in 'init'")])
    }
    return hiddenMember(name, of: type).map { isHidden(name, $0, at: range) }
  }
}
