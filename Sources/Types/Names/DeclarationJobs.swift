import SyntaxTree

/// Parts of declarations that are checked when all declarations are known.
extension DeclarationCollector {
  /// The body of a function or accessor.
  package struct BodyJob {
    package let function: FunctionDecl
    package let body: Block
    package let scope: Scope
    /// The wrapped value that the accessor of a property with a written type reads or changes.
    package var wrappedValue: Expr?

    package init(function: FunctionDecl, body: Block, scope: Scope) {
      self.function = function
      self.body = body
      self.scope = scope
    }
  }

  /// The initial value of a property.
  package struct InitialValueJob {
    package let variable: VariableDecl
    package let value: Expr
    package let scope: Scope
    /// The written value, which a property wrapper without arguments wraps.
    package var wrappedValue: Expr?
  }
}
