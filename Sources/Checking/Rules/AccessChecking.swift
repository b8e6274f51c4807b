import SyntaxTree
import Types

/// `private` and `fileprivate`: who may use a member, and who may set it.
extension Checker {
  /// Whether code that stands here may name the member.
  func isAccessible(_ member: MemberDecl, of owner: NominalDecl) -> Bool {
    switch member.access {
    case .internalLevel, .publicLevel: true
    // What stands at the prompt is one file.
    case .filePrivate: isPrompt || file == nil || member.place == nil || member.place?.file === file
    case .privateLevel: scope.stands(in: owner)
    }
  }

  /// Whether its setter may be used here.
  func isSettable(_ variable: VariableDecl) -> Bool {
    guard let owner = variable.owner else { return true }
    switch variable.setterAccess {
    case .internalLevel, .publicLevel: return true
    case .filePrivate:
      return isPrompt || file == nil || variable.declaredAt == nil || variable.declaredAt?.file === file
    case .privateLevel: return scope.stands(in: owner)
    }
  }

  /// A member that would have been found, were it not hidden from here.
  func hiddenMember(_ name: String, of type: Type) -> FoundMember? {
    allMembers(named: name, of: type).first { !isAccessible($0.decl, of: $0.owner) }
  }

  func isHidden(_ name: String, _ member: FoundMember, at range: SourceRange) -> Failure {
    let shown = name == "init" ? "'\(member.owner.name)' initializer" : "'\(name)'"
    return failure(
      ModifierDiagnostic.inaccessible(member: shown, access: member.decl.access.word), at: range,
      notes: [Diagnostic.Note("'\(member.decl.shownName)' declared here", at: member.decl.place)])
  }

  /// A struct's own initializer is as hidden as the stored properties that it asks for.
  func canUseMemberwise(_ decl: NominalDecl) -> Bool {
    decl.memberwiseProperties.allSatisfy { isAccessible(.variable($0.wrapping?.property ?? $0), of: decl) }
  }
}

extension NominalDecl {
  /// The properties that its memberwise initializer asks for.
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

  /// Where the program declares it.
  var place: SourceRange? {
    switch self {
    case .function(let function): function.declaredAt
    case .variable(let variable): variable.declaredAt
    case .subscriptDecl(let declaration): declaration.getter.declaredAt
    case .enumCase(let enumCase): enumCase.declaredAt
    }
  }

  /// As messages call it.
  var shownName: String {
    switch self {
    case .function(let function): function.shownName
    case .variable(let variable): variable.name
    case .subscriptDecl: "subscript"
    case .enumCase(let enumCase): enumCase.name
    }
  }
}
