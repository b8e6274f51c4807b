import SyntaxTree
import Types

/// Access control of `private` and `fileprivate` members and setters.
extension Checker {
  /// Returns true if code at this place may access the member.
  func isAccessible(_ member: MemberDecl, of owner: NominalDecl) -> Bool {
    switch member.access {
    case .internalLevel, .publicLevel: true
    // All inputs at the prompt count as one file.
    case .filePrivate: isInPresentFile(member.place)
    case .privateLevel: scope.stands(in: owner)
    }
  }

  /// Returns true if its setter may be used here.
  func isSettable(_ variable: VariableDecl) -> Bool {
    guard let owner = variable.owner else { return true }
    switch variable.setterAccess {
    case .internalLevel, .publicLevel: return true
    case .filePrivate:
      return isInPresentFile(variable.declaredAt)
    case .privateLevel: return scope.stands(in: owner)
    }
  }

  /// Returns true if a declaration is in the file of the code that is checked. A program may consist of several.
  private func isInPresentFile(_ place: SourceRange?) -> Bool {
    guard !isPrompt, let file, let place else { return true }
    return place.file === file && (expressionContext.whole.map { file.isOneFile($0.start, place.start) } ?? true)
  }

  /// Returns a member that is found only without access control.
  func hiddenMember(_ name: String, of type: Type) -> FoundMember? {
    allMembers(named: name, of: type).first { !isAccessible($0.decl, of: $0.owner) }
  }

  func isHidden(_ name: String, _ member: FoundMember, at range: SourceRange) -> Failure {
    let shown = name == "init" ? "'\(member.owner.name)' initializer" : "'\(name)'"
    return failure(
      ModifierDiagnostic.inaccessible(member: shown, access: member.decl.access.word), at: range,
      notes: [Diagnostic.Note("'\(member.decl.shownName)' declared here", at: member.decl.place)])
  }

  /// Returns true if the memberwise initializer is accessible, which it is if the stored properties are that it has
  /// parameters for.
  func canUseMemberwise(_ decl: NominalDecl) -> Bool {
    decl.memberwiseProperties.allSatisfy { isAccessible(.variable($0.wrapping?.property ?? $0), of: decl) }
  }
}

extension NominalDecl {
  /// Properties that the memberwise initializer has parameters for.
  var memberwiseProperties: [VariableDecl] {
    storedProperties.filter { !($0.isLet && ($0.hasInitialValue || $0.initialValue != nil)) }
  }
}

extension MemberDecl {
  var access: AccessLevel {
    switch self {
    case .function(let function): function.access
    case .variable(let variable): variable.access
    case .subscriptDecl(let declaration): declaration.getter.access
    case .enumCase: .internalLevel
    }
  }

  /// Place of the declaration in the program.
  var place: SourceRange? {
    switch self {
    case .function(let function): function.declaredAt
    case .variable(let variable): variable.declaredAt
    case .subscriptDecl(let declaration): declaration.getter.declaredAt
    case .enumCase(let enumCase): enumCase.declaredAt
    }
  }

  /// Name in messages.
  var shownName: String {
    switch self {
    case .function(let function): function.shownName
    case .variable(let variable): variable.name
    case .subscriptDecl: "subscript"
    case .enumCase(let enumCase): enumCase.name
    }
  }
}
