import SyntaxTree

/// Scope for name lookup: a block, a function, a type's body, a file, the prompt.
package final class Scope: @unchecked Sendable {
  package enum TypeEntry {
    case decl(TypeDecl)
    case type(Type)
  }
  package enum ValueEntry {
    case variable(VariableDecl)
    case function(FunctionDecl)
  }

  package let parent: Scope?
  package var types: [String: TypeEntry] = [:]
  package var values: [String: [ValueEntry]] = [:]
  /// The type whose body this is: its members are found without a receiver.
  package var nominal: NominalDecl?
  /// True for the body of an extension.
  var isExtension = false
  /// Meaning of `Self` in this scope.
  package var selfType: Type?
  /// `where` clauses in force from here inwards.
  package var requirements: [Requirement] = [] { didSet { joinedRequirements = nil } }
  /// Requirements joined with those of enclosing scopes, which are complete before declarations are added inside.
  private var joinedRequirements: [Requirement]?

  /// Imports of the file whose top level it is; nil where every declaration is visible.
  package var imports: FileImports?

  /// Statements of a block, whose later declarations are not in scope yet.
  package var statements: [Stmt] = []

  /// Local functions that use one of those.
  package var postponed: [(job: DeclarationCollector.BodyJob, name: String)] = []

  package func declaresLater(_ name: String) -> Bool {
    statements.contains { statement in
      guard case .declaration(let decl) = statement.kind, case .variable(let syntax) = decl.kind else { return false }
      return syntax.bindings.contains {
        if case .binding(name, _) = $0.pattern.kind { true } else { false }
      }
    }
  }

  /// Returns the place of a later global.
  package func placeOfLater(_ name: String) -> SourceRange? {
    for statement in statements {
      guard case .declaration(let decl) = statement.kind, case .variable(let syntax) = decl.kind else { continue }
      for binding in syntax.bindings {
        if case .binding(name, _) = binding.pattern.kind { return binding.pattern.range }
      }
    }
    return nil
  }

  /// Variables at a file's top level whose declarations are not reached yet.
  package var laterGlobals: LaterGlobals?

  /// True in a function or an alias that is unavailable itself.
  var allowsUnavailable = false

  /// The top level of a file or of the prompt.
  package var isTopLevel = false

  /// The one of the file or of the prompt.
  package var topLevel: Scope {
    var home = self
    while let outer = home.parent, !home.isTopLevel { home = outer }
    return home
  }

  package init(parent: Scope?) {
    self.parent = parent
  }

  /// True if this scope itself declares generic parameters.
  package var hasGenericParameters: Bool {
    selfType?.hasParameters == true
      || types.values.contains { if case .type(let type) = $0 { type.hasParameters } else { false } }
  }

  package func declare(_ variable: VariableDecl) {
    values[variable.name] = [.variable(variable)]
  }

  package func declare(_ function: FunctionDecl) {
    if case .variable? = values[function.name]?.first { values[function.name] = [] }
    values[function.name, default: []].append(.function(function))
  }

  /// Requirements of this scope and of the enclosing ones. Needed for every type, so they are joined once.
  package var allRequirements: [Requirement] {
    if let joinedRequirements { return joinedRequirements }
    let outer = parent?.allRequirements ?? []
    let all = outer.isEmpty ? requirements : requirements.isEmpty ? outer : requirements + outer
    joinedRequirements = all
    return all
  }
}
